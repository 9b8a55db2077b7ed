# 卓、席、どのゲームにも共通する言葉。
seat-name = プレイヤー{ $number }
refuse-no-such-option = ここに選択肢{ $option }はありません。
refuse-not-offered = ここでは選べません。

# 共通
loading = お待ちください…
close = 閉じる
again = もう一度試す
back = 戻る
copy = コピー
copied = コピーしました
share = 共有
to-home = 棚へ戻る
rules = ルール
help = ヘルプ
missing-title = ここには何もありません
missing-text = このページは存在しません。リンクが途中で切れているかもしれません。
trouble-network = サーバーに接続できません。
no-such-game = 「{ $id }」というゲームはここにありません。
no-table = この卓は開けません

# 設定
settings = 設定
settings-language = 言語
settings-theme = 明るさ
settings-theme-auto = 端末に合わせる
settings-theme-light = ライト
settings-theme-dark = ダーク
settings-speed = 動きの速さ
settings-speed-times = { $times }倍
settings-sound = 音
settings-notify = 別の画面を見ていても、手番が来たら知らせる

# ホーム
home-title = 五つの生きた世界を、ひとつの棚に
home-lead = ブラウザで遊ぶボードゲーム。ボットとも、それぞれのスマートフォンを持った友だちとも遊べます。登録はいりません。
home-worlds = 世界
home-continue = 続きから
home-all = { $count }件すべて表示
play-now = すぐに遊ぶ
play-now-game = { $game }：ボットとすぐに遊ぶ
with-friends = 友だちを招く
with-friends-game = { $game }：友だちを招く
choose-table = 卓を用意する

# 新しい卓
new-table = 新しい卓
new-seats = だれが遊びますか
new-who = 席{ $number }
new-who-me = わたし
new-who-friend = 友だち
new-who-bot = ボット
new-friend-hint = この席へのリンクを送ります
new-level = ボットの強さ
new-add-seat = 席を増やす
new-remove-seat = 席{ $number }をなくす
new-options = 遊び方
new-pack = 内容物
new-spectators = 観戦を許す
new-readings = ルールの解釈
new-pace = ボットの速さ
new-pace-0 = すぐに答える
new-pace-1 = 目で追える速さ
new-pace-3 = ゆっくり
new-stand-in = プレイヤーが席を離れたら
new-stand-in-nobody = 戻るまで待つ
new-stand-in-bot = ボットが代わりに打つ：{ $level }
new-readings-hint = ルールブックが二通りに読めるところです。あらかじめ私たちの解釈を選んであります。
new-make = 卓を開く
your-name = あなたの名前
level-random = でたらめに打つ
level-greedy = 目先の得を追う
level-beginner = 初心者
level-casual = 気楽に打つ
level-strong = 先を読む
level-expert = 深く先を読む

# デッキ
decks = デッキ
decks-title = { $game }：デッキ
decks-none = このゲームにデッキは持ち込みません。
deck-new = マイデッキ
deck-linked = リンクのデッキ
deck-copy-of = { $name }（変更版）
deck-begin = 新しいデッキ
deck-from-text = テキストから作る
deck-restore = 「{ $name }」を元に戻す
deck-not-kept = このブラウザーには保存できません。離れる前に、デッキをテキストで控えてください。
deck-name = デッキの名前
deck-copied-when-changed = 変更すると、自分用の写しができます。
deck-play = このデッキで遊ぶ
deck-give = 共有
deck-give-what = 「{ $name }」を共有
deck-remove = 捨てる
deck-link = リンク
deck-link-hint = デッキはすべてリンクの中にあり、サーバーには送られません。
deck-text = テキスト
deck-text-hint = 一行に一種類：枚数と、名前または id。# で始まる行はデッキの名前です。
deck-read = { $n } 枚を読み取りました。
deck-unknown = 読み取れない行：
deck-take = このデッキを使う
deck-bring = デッキ
deck-any = おまかせ
deck-own = 自分のデッキ
deck-build = デッキを組む

# 席に着く
join = 席に着く
join-title = { $game }への招待
join-with = 卓にいる人：{ $names }
join-sit = 席に着く
seat-open = 空席
seat-bot = ボット
seat-you = あなた
seat-here = 在席
seat-away = 離席
seat-stood-in = 離席中、ボットが代わりに
seat-asked = 選択中
bot-name = ボット{ $number }
lobby-waiting = 空席が{ $count }つあります。リンクを友だちに送ってください。全員がそろうと始まります。
lobby-sealing = 全員そろいました。サイコロに封をしています…
lobby-give-bot = ここにボットを座らせる
invite-link = この席へのリンク
invite-text = { $game }を一緒に遊びませんか
qr = QRコード
qr-label = この席へのリンクのQRコード
fair-title = サイコロが公正である理由
fair-text = サーバーはすでに秘密の数を決め、その封印を下に示しています。あなたのブラウザも、サーバーには予測できない数を加えます。終わりに秘密は明かされ、だれも山札を仕組んでいないことを確かめられます。

# 卓
table-waiting = 参加者を待っています
table-sealing = まもなく始まります
table-running = 対局中
table-over = 終了
table-your-turn = あなたの番です
ask-any = あなたの番です。選んでください
waiting-for = { $names }が選んでいます
turn-of = いまは{ $names }が選んでいます。
won = { $names }の勝ち
my-things = 手元
on-the-table = 卓の上にあるもの
undo-what = 取り消す：{ $what }
hint = ヒント
hint-try = おすすめ：{ $what }
skip = 飛ばす
let-go = 放す
too-late = 選んでいるあいだに卓が進んだため、その答えは入りませんでした。いまの状態はこうです。
connection-away = 接続が切れました。つなぎ直しています。失われたものはありません。
options = 選べるもの
options-search = 選択肢を探す
options-none = いまは選ぶものがありません。
options-none-found = その言葉を含む選択肢はありません。
panel-seats = プレイヤー
panel-log = 記録
panel-list = 一覧
log-empty = まだ何も起きていません。
clause = 条項{ $clause }
clause-unknown = この条項はルールにありません。
clause-in-rules = ルールで開く
curtain-title = { $name }の番です
curtain-text = 端末を渡してください。ほかの人は見ないように。
curtain-open = { $name }です
curtain-never = 手を公開して遊ぶ（何も隠さない）

# 終わり、そのあと
end = ゲーム終了
end-rank = 順位
end-player = プレイヤー
end-score = 合計
end-scores = 得点
end-again = もう一度遊ぶ
end-record = 棋譜を保存
end-fair = 山札をだれも仕組んでいないことを確かめるには：
replay = 再生
replay-of = 再生：{ $game }
replay-play = 再生する
replay-pause = 一時停止
replay-next = 一手進む
replay-back = 一手戻る
replay-place = 対局の位置

# ルール
rules-title = { $game }のルール
rules-search = ルールを検索
rules-none = その言葉を含む条項はありません。

# キー
help-text = 光っているものを選べます。ほかのものに触れると、選べない理由が示されます。一覧にはすべての選択肢が言葉で並びます。
key-keyu = 取り消す
key-keyh = ヒント
key-keyl = 選択肢の一覧
key-keym = 音の入・切
key-escape = 動きを飛ばす、放す
key-slash = このヘルプ
key-tab = 光っているものへ移り、選ぶ

# サーバーにできないこと（problem-…）、しないこと（refuse-…）
refuse-not-your-seat = 席{ $number }はあなたの席ではありません。
refuse-not-your-turn = いまはあなたが選ぶ番ではありません。
refuse-not-running = 対局中ではありません。
refuse-undo = これはもう取り消せません。
refuse-nothing = これは選べます。続けてください。
problem-nothing-here = ここには何もありません。
problem-no-such-game = このゲームはここに入っていません。
problem-no-such-table = この卓は存在しないか、あなたには開かれていません。
problem-no-such-invitation = この招待はもう使えません。席が埋まったか、リンクが途中で切れています。
problem-no-such-seat = その席はありません。
problem-no-such-level = その強さのボットはいません。
problem-no-such-entry = 対局はまだそこまで進んでいません。
problem-seat-taken = この席はたった今、ほかの人が着きました。
problem-wrong-seats = このゲームは{ $least }人から{ $most }人で遊びます。
problem-bad-name = 名前は{ $most }文字以内で、目に見える文字だけを使ってください。
problem-not-yours = これは卓を開いた人だけができます。
problem-not-your-seat = これはあなたの席ではありません。
problem-not-over = 対局はまだ終わっていません。
problem-no-record = この対局の棋譜はもう読めません。
problem-no-replay = この対局はもう再生できません。
problem-not-possible = それはできません。
problem-not-possible-so = このままではできません：{ $reason }
problem-malformed = リクエストを理解できませんでした。
problem-wrong-method = ここではその操作はできません。
problem-too-large = 一度に送る量が多すぎます。
problem-too-many = 短い時間に多すぎます。少し待ってからもう一度お試しください。
problem-foreign-origin = このリクエストは別のサイトから来ています。
problem-ours = こちら側で問題が起きました。
pages-not-built = ページはまだ作られていません。次のコマンドで作って遊び始められます：

# 卓で起きたこと
event-taken-back = { $seat }が回答を取り消しました。
event-taken-back-own = { $seat }が取り消しました:{ $answer }
event-rules-changed = ルールが更新されました(バージョン { $before } → { $now })。この手番は最初からやり直しです。

# コマンドライン
cli-open = Ludarium を { $address } で開きました
cli-friends = 同じネットワークの友だちは { $address } から入れます
cli-data = 卓の保存先:{ $where }
cli-stop = Ctrl+C で終了します。途中の対戦は次回に続きます。
cli-running = Ludarium はすでに { $address } で動いています
cli-port-taken = ポート { $port } は使用中のため、別のポートを使います。
cli-scores = 最終得点:{ $scores }
cli-not-over = 対戦は終わっていません。これまでの回答は { $answers } 件です。
cli-step = Enter:次へ q:終了
cli-pack-good = { $folder } は { $game } のパックとして正しく読めます({ $files })。
cli-seats = { $least }〜{ $most } 人

# 研究室のレポート
lab-title = { $name }：{ $bot } ボットによる { $n } ゲーム
lab-length = 長さ
lab-turns = 手番
lab-answers = 決定
lab-median = 中央値
lab-most = 十中九
lab-minutes = 1 回の決定に 6 秒かけると、約 { $n } 分。
lab-seats = 席
lab-wins = 勝率
lab-interval = 95 % 区間
lab-points = 得点
lab-ends = ゲームの終わり方
lab-games = ゲーム
lab-sources = 得点の内訳
lab-winners = 勝者
lab-others = その他
lab-drama = 展開
lab-lead-changes = 首位交代の平均回数
lab-decided = 勝者が最後まで首位を守り始めた時点（中央値）
lab-content = 提示されたものと選ばれたもの
lab-confounded = 優勢なプレイヤーほど多くを得られるため、選んだ人の勝率は因果ではなく相関を示します。20 席未満の率は省いています。
lab-never = 提示されたのに一度も選ばれなかったもの：{ $n }
lab-offered = 提示
lab-taken = 選択
lab-win-taken = 選んだときの勝率
lab-win-left = 選ばないときの勝率
lab-rounds = ラウンド
lab-estimated = 分(一回の決定に六秒として)
lab-time = 試合の経過(%)
lab-decided-when = 勝者のリードが決まった時点、試合の%
lab-unseen = 選べるはずのもののうち、一度も提示されなかったもの:{ $n }
lab-which = その内訳
lab-compared = 違い
lab-paired = { $b } から { $a } を引いた差。両方で行われた配り:{ $n }
lab-difference = 差
lab-differs = 確か
lab-mean-points = 一席あたりの点
lab-best-points = 最高点
lab-win-of = 席{ $seat }の勝率
lab-arena-title = { $name }：誰が誰に勝つか（{ $seats }席、{ $n }戦）
lab-strength = 強さ
lab-level = レベル
lab-elo = 最初のレベルとのElo差
lab-milliseconds = 1手あたりのミリ秒
lab-ordered = 表のどのレベルも、すぐ上のレベルより強い：95％区間が重なりません。
lab-not-ordered = 95％区間の重なるところがあります：この対戦数では順序は証明されていません。
lab-who-beats-whom = 誰が誰に勝つか
lab-who-reads = 左のレベルが上のレベルに勝った割合。かっこ内は対戦数です。
