# テラビスト：人が読む言葉のすべて。席は名前で届く。カードの文はデータから作られる（texts.py）。

game-title = テラビスト
game-blurb = 日本の生きものが、みんなで分かち合う生息地に定着します。マーカーを置いた人が、その生きもののSmileを得ます。
game-how =
    手番では二つのアクションを行います。まず生きものカード、資源ダイス、卵のどれかを手に入れ、次に生きものを定着させるか、
    連鎖と生息地の能力を発動するか、生息地を開拓します。
    三つのラウンドが終わったとき、いちばん多くのSmileを集めた人の勝ちです。
world-tagline = ホタルからシャチまで、みんなでひとつの生態系
world-about =
    森林、草原、沿岸、外洋、川が並び、全員の生きものがそこで一緒に暮らします。レベルからレベルへ、生息地の境を越え、
    ほかの人の生きものも通って連鎖をつなぎましょう。卵は生きものを飢えと横取りから守ります。

# 独自の名前を持つ内容物の名前。
named = { $ja }
printed = { $text }

## つなぐ言葉

join-or = { $first }か{ $next }
join-and = { $first }と{ $next }
join-list = { $first }、{ $next }
join-effects = { $first }。{ $next }
join-options = { $first }／{ $next }
join-filters = { $first }、{ $next }
join-tiers = { $first }、{ $next }

## 資源、生息地、分類

token-L0 = レベル0
token-L1 = レベル1
token-L2 = レベル2
token-L3 = レベル3
token-H = 人
token-any = 好きな種類
token-L0-hint = 植物など
token-L1-hint = 虫など
token-L2-hint = 小動物
token-L3-hint = 大型草食獣など
token-H-hint = 人
board-forest = 森林
board-grassland = 草原
board-coast = 沿岸
board-ocean = 外洋
board-river = 川
on-forest = 森林にいる
on-grassland = 草原にいる
on-coast = 沿岸にいる
on-ocean = 外洋にいる
on-river = 川にいる
on-any = どこにいてもよい
on-start = 最初のボードにいる
between-boards = ボードの間にいる
class-mammal = 哺乳類
class-bird = 鳥類
class-reptile = 爬虫類
class-amphibian = 両生類
class-fish = 魚類
class-insect = 昆虫
class-invertebrate = 無脊椎動物
of-class-mammal = 哺乳類
of-class-bird = 鳥類
of-class-reptile = 爬虫類
of-class-amphibian = 両生類
of-class-fish = 魚類
of-class-insect = 昆虫
of-class-invertebrate = 昆虫以外の無脊椎動物
of-level = レベル{ $n }
of-level-from = レベル{ $n }以上
when-chain = 連鎖時
when-settle = 定着時
when-environ = 環境変化時
when-chain-hint = 連鎖の対象になったときに発動できます。
when-settle-hint = 定着したときに一度だけ発動できます。
when-environ-hint = 環境カードがプレイされるたびに発動できます。
level = レベル{ $n }
smile = Smile
egg-limit = 卵は{ $n }個まで
place-niche = { $board }のニッチ{ $niche }
place-seam = { $board }と{ $next }の間
cell-at = 最初のボードから東へ{ $x }、南へ{ $y }

## 大きさ

size = { $range ->
    [0] 約{ $from }{ $unit }
   *[other] { $from }〜{ $to }{ $unit }
}
unit-cm = センチメートル
unit-m = メートル
size-body = 体長{ $size }
size-wingspan = 翼を広げて{ $size }
size-larva = 幼虫{ $size }
size-carapace = 甲羅{ $size }
size-shell = 殻{ $size }
size-test = 殻の直径{ $size }
size-bell = 傘{ $size }
size-mantle = 外套{ $size }
size-across = 差し渡し{ $size }
size-with_tail = 尾を含めて{ $size }

## コスト

cost-token = { $token }×{ $n }
cost-any = どれか×{ $n }
cost-egg = 卵×{ $n }
cost-card = 手札{ $n }枚
cost-none = なし

## 効果の文

effect-box = { $kinds ->
    [5] { $n ->
        [1] 資源箱のダイスを1個選び、出目の資源を得る
       *[other] 資源箱のダイスを{ $n }個まで選び、出目の資源を得る
    }
   *[other] 資源箱から{ $tokens }のダイスを{ $n }個まで選び、出目の資源を得る
}
effect-supply = { $kinds ->
    [1] 共通在庫から{ $tokens }を{ $n }個得る
    [5] 共通在庫から好きな資源を{ $n }個得る
   *[other] 共通在庫から{ $tokens }を{ $n }個得る
}
effect-swap = { $n ->
    [1] 資源1個を好きな資源1個と交換する
   *[other] 資源1個を好きな資源1個と交換する（{ $n }回まで）
}
effect-card = { $src ->
    [tray] 置き場から生きものカードを{ $n }枚得る
    [deck] 山から生きものカードを{ $n }枚引く
   *[either] 置き場か山から生きものカードを{ $n }枚得る
}
effect-draft = 山から{ $look }枚引き、{ $keep }枚を手札に加え、残りを捨てる
effect-recover = { $n ->
    [1] 捨て札から好きな生きものカードを1枚手札に加える
   *[other] 捨て札から好きな生きものカードを{ $n }枚まで手札に加える
}
effect-egg = { $where ->
    [this] { $n ->
        [1] このカードの上に卵を1個置く
       *[other] このカードの上に卵を{ $n }個まで置く
    }
    [each_here] このカードと同じボードにいる自分の生きもの{ $most }枚までに、卵を{ $n }個ずつ置く
    [any] { $somewhere ->
        [0] { "" }
       *[other] { $boards }
    }任意の生きものの上に卵を{ $n ->
        [1] 1個置く
       *[other] { $n }個まで置く
    }
   *[own] { $somewhere ->
        [0] { "" }
       *[other] { $boards }
    }自分の生きものの上に卵を{ $n ->
        [1] 1個置く
       *[other] { $n }個まで置く
    }
}
effect-pay = { $cost }を払ってもよい。払ったら、{ $then }
effect-tuck = { $src ->
    [hand] 手札{ $n }枚をこのカードの下に差し込んでもよい
   *[deck] 山の上から{ $n }枚をこのカードの下に差し込む
}
effect-tuck-then = 手札{ $n }枚をこのカードの下に差し込んでもよい。差し込んだら、{ $then }
effect-hunt = { $n ->
    [1] 狩り
   *[other] 狩り（{ $n }回まで）
}
effect-hunt-hint = 山の一番上を公開し、レベルがこのカードより低ければこのカードの下に差し込む。そうでなければ捨てる。
effect-position-peek = ポジションの山の上から{ $n }枚を見て、好きな順で戻す
effect-position-draw = ポジションカードを{ $look }枚引き、{ $keep }枚を残す
effect-environment = 環境の山の一番上を発動する
effect-settle-again = { $discount ->
    [0] もう1枚、空いているニッチに生きものを定着させてもよい
   *[other] もう1枚、資源{ $discount }個引きで空いているニッチに生きものを定着させてもよい
}
effect-reroll = 資源ダイスをすべて振り直す
effect-choose = ひとつ選ぶ：{ $options }
effect-everyone = 自分から順に、全員が次を行ってもよい：{ $then }
effect-owner = ほかの人のカードなら、その持ち主は次を行ってもよい：{ $then }
effect-rivals-lose = { $what ->
    [token] ほかの全員は資源を{ $n }個戻す
    [egg] ほかの全員は卵を{ $n }個戻す
   *[card] ほかの全員は手札を{ $n }枚捨てる
}
effect-may = 望むなら、{ $then }
effect-each-creature = { $boards }、卵が{ $least }個以上の生きものすべて：{ $then }
effect-each-player = 全員が順に：{ $then }
effect-lose = { $what ->
    [token] 資源を{ $n }個戻す
    [egg] { $somewhere ->
        [0] 卵を{ $n }個戻す
       *[other] { $boards }生きものから卵を{ $n }個戻す
    }
   *[card] 手札を{ $n }枚捨てる
}
effect-lose-one-of = どちらかひとつ：{ $options }
effect-tray-renew = 置き場のカードをすべて捨て、5枚めくる
effect-pass-card = 全員がこっそり手札を1枚選び、同時に左隣へ渡す

## 目的とポジションが数えるもの

count-creatures = 自分の生きもの
count-eggs = 自分の生きものの上の卵
count-tucked = 自分の生きものの下のカード
count-developed = 自分が開拓したボード
count-smile = 自分の生きもののSmile
count-hand = 手札
count-tokens = 自分の資源
count-straddlers = ボードの間にいる自分の生きもの
count-level-sets = 自分の生きものの、四つのレベルがそろった組
count-distinct-board = 自分の生きものがいるボードの数
count-distinct-class = 自分の生きものの分類の数
count-distinct-level = 自分の生きもののレベルの数
count-where = { $what }（{ $filter }）
tiers = { $what }：{ $tiers }
tier = { $from }以上で{ $n } Smile
per = { $what }：ひとつにつき{ $n } Smile（最大{ $most }）

## ラウンド目的

goal-first_home = はじまりの地
goal-land = 大地の仲間
goal-sea = 海の仲間
goal-waters_between = 川とつなぎ目
goal-eggs = 命のゆりかご
goal-small = 小さな命
goal-middle = 中くらいの命
goal-mighty = 大きな命
goal-spread = ひろがり
goal-pioneer = 開拓の足あと
goal-layers = 命の層
goal-diversity = 多様性
goal-smiles = みんなの笑顔

## ポジションカード

position-forester = 森の番人
position-herder = 草原の牧人
position-tidepool_guide = 磯の案内人
position-navigator = 航海士
position-river_warden = 川守り
position-ornithologist = 鳥博士
position-entomologist = 昆虫博士
position-ichthyologist = 魚博士
position-herpetologist = 爬虫類・両生類博士
position-vet = 獣医
position-shell_collector = 磯の博物学者
position-nursery = ゆりかごの守り手
position-pioneer = 開拓者
position-traveller = 旅人
position-teacher = 食物連鎖の先生
position-summit = 頂点の見守り人
position-archaeologist = 地層の研究者
position-bridge_builder = 橋渡し
position-curator = 学芸員
position-storekeeper = 蔵番

## 環境カード

environment-ice_age = 氷河期
environment-warm_sea = 海水温の上昇
environment-eruption = 火山の噴火
environment-typhoon = 台風
environment-plum_rain = 梅雨の恵み
environment-mast_year = どんぐりの豊作
environment-red_tide = 赤潮
environment-upwelling = 湧昇流
environment-drought = 渇水
environment-reserve = 保護区の指定
environment-invaders = 外来種の侵入
environment-migration = 渡りの季節

## ハードモードのチートカード

cheat-I = 自前の種
cheat-II = 遠い岸辺
cheat-III = 早い者勝ち
cheat-IV = 苦難の時

## 質問

ask-habitat = 最初の生息地はどれにしますか
ask-habitat-other = { $seat }が最初の生息地を選んでいます
ask-first = アクション1：カード、ダイス、卵のどれかを選んでください
ask-first-other = { $seat }のアクション1です
ask-second = アクション2：定着、連鎖、開拓のどれかを選んでください
ask-second-other = { $seat }のアクション2です
ask-take = どのカードを得ますか
ask-take-other = { $seat }がカードを選んでいます
ask-die = どのダイスを取りますか
ask-die-other = { $seat }がダイスを選んでいます
ask-egg = 卵をどこに置きますか
ask-egg-other = { $seat }が卵を置いています
ask-again = もう1枚定着させますか
ask-again-other = { $seat }はもう1枚定着させることができます
ask-waive = コストのうちどれを減らしますか
ask-waive-other = { $seat }がもう1枚定着させています
ask-place = どこに定着させますか
ask-place-other = { $seat }が生きものを定着させています
ask-pay = どの資源で払いますか
ask-pay-other = { $seat }が支払っています
ask-eggs = この生きものから卵をいくつ使いますか
ask-eggs-other = { $seat }が卵で支払っています
ask-chain = どの生きものから連鎖を始めますか。または、どのボードの能力だけを使いますか
ask-chain-other = { $seat }が連鎖を始めています
ask-link = 次の生きものはどれですか。または、連鎖を終えますか
ask-link-other = { $seat }が連鎖を続けています
ask-ends = どのボードの能力で連鎖を終えますか
ask-ends-other = { $seat }が連鎖を終えています
ask-use = 能力を使いますか
ask-use-other = { $seat }は能力を使うことができます
ask-develop = どの生息地を開拓しますか
ask-develop-other = { $seat }が生息地を開拓しています
ask-cell = ボードをどこに置きますか
ask-cell-other = { $seat }がボードを置いています
ask-order = 環境の変化に、どの生きものが応じますか
ask-order-other = { $seat }の生きものが環境の変化に応じています
ask-gain = どの資源を得ますか
ask-gain-other = { $seat }が資源を得ています
ask-swap = どの資源を戻しますか
ask-swap-other = { $seat }が資源を交換しています
ask-swap-for = 代わりにどの資源を得ますか
ask-swap-for-other = { $seat }が資源を交換しています
ask-keep = どのカードを残しますか
ask-keep-other = { $seat }がカードを見ています
ask-recover = 捨て札からどのカードを得ますか
ask-recover-other = { $seat }が捨て札を見ています
ask-tuck = どのカードを差し込みますか
ask-tuck-other = { $seat }はカードを差し込むことができます
ask-hunt = 狩りをしますか
ask-hunt-other = { $seat }は狩りをすることができます
ask-atop = 残りの上に置くポジションカードはどれですか
ask-atop-other = { $seat }がポジションカードを並べ替えています
ask-role = どのポジションカードを残しますか
ask-role-other = { $seat }がポジションカードを選んでいます
ask-choose = ひとつ選んでください
ask-choose-other = { $seat }が選んでいます
ask-return = どの資源を戻しますか
ask-return-other = { $seat }が資源を戻しています
ask-spare = どの生きものから卵を戻しますか
ask-spare-other = { $seat }が卵を戻しています
ask-drop = どのカードを捨てますか
ask-drop-other = { $seat }がカードを捨てています
ask-pass = どのカードを左隣に渡しますか
ask-pass-other = { $seat }が渡すカードを選んでいます
ask-either = どちらを失いますか
ask-either-other = { $seat }が失うものを選んでいます

## 答え

first-card = 生きものカードを得る
first-die = ダイスを取る
first-egg = 卵を置く
first-reroll = 使用済みのダイスを振り直す
second-settle = { $card }を定着させる
second-chain = 連鎖と生息地の能力
second-develop = 生息地を開拓する
second-reroll = 使用済みのダイスを振り直す
take-deck = 山の一番上のカード
take-none = 得ない
die-face = { $token }（ダイス{ $die }）
die-reroll = 使用済みのダイスを振り直す
die-stop = 取らない
egg-stop = 置かない
again-none = 定着させない
pay-tokens = { $token }×{ $n }
pay-eggs = { $place }から卵{ $n }個
chain-from = ここから始める：{ $place }
chain-board = ボードの能力だけ：{ $board }
link-stop = 連鎖を終える
use-no = 使わない
use-yes = 使う
order-stop = もう応じない
gain-none = 得ない
swap-stop = 交換しない
recover-stop = 得ない
tuck-stop = 差し込まない
hunt-no = 狩りをしない
hunt-yes = 狩りをする
choice = { $n }番目
choice-none = 選ばない

## 起きたこと

event-parent = 親は{ $seat }です。
event-cheat = ハードモード：チートカード{ $cheat }を使います。
event-goal = ラウンド{ $n }の目的：{ $goal }。
event-start-board = 最初の生息地：{ $board }。
event-dealt = 全員に生きものカード{ $n }枚とポジションカード1枚が配られました。
event-round = ラウンド{ $n }が始まります。親は{ $seat }です。
event-turn = ラウンド{ $round }、{ $of }ターン中{ $n }ターン目。
event-go = { $seat }の手番です。
event-turned-up = 置き場に{ $card }が出ました。
event-tray-renewed = 置き場のカードがすべて捨てられました。
event-reshuffled = 捨て札{ $n }枚をシャッフルして新しい山にしました。
event-drew = { $seat }が山からカードを1枚引きました。
event-drew-own = { $seat }が{ $card }を引きました。
event-took = { $seat }が置き場から{ $card }を得ました。
event-recovered = { $seat }が捨て札から{ $card }を得ました。
event-dropped = { $seat }が{ $card }を捨てました。
event-drafted = { $seat }が{ $n }枚のカードを見ています。
event-drafted-own = 見ているカード：{ $cards }。
event-kept = { $seat }がカードを1枚残しました。
event-kept-own = { $seat }が{ $card }を残しました。
event-discarded = { $seat }が捨てました：{ $cards }。
event-rerolled = { $seat }が使用済みのダイスを振り直しました：{ $tokens }。
event-rolled-all = { $seat }がすべてのダイスを振り直しました：{ $tokens }。
event-took-die = { $seat }がダイスを取りました：{ $token }。
event-gained = { $seat }が資源を得ました：{ $token }。
event-swapped = { $seat }が{ $token }を{ $next }と交換しました。
event-returned = { $seat }が資源を戻しました：{ $token }。
event-paid = { $seat }が支払いました：{ $said }。
event-used-eggs = { $seat }が{ $card }の卵を{ $n }個使いました。
event-laid-egg = { $seat }が{ $card }に卵を{ $n }個置きました。
event-lost-egg = { $card }（{ $seat }）の卵が1個減りました。
event-last-turn-egg = ラストターンなので、{ $card }に卵が1個置かれました。
event-shown = { $seat }が{ $card }を見せました。
event-settled = { $seat }が{ $card }を定着させました（{ $place }）。
event-replaced = { $seat }が自分の{ $card }を置き換えました。
event-stolen = { $seat }が{ $other }の{ $card }のニッチを奪いました。
event-ability = { $seat }：{ $card }の能力。
event-not-used = { $card }の能力は発動しませんでした。
event-board-ability = { $seat }：{ $board }の能力。
event-linked = 連鎖{ $n }：{ $card }。
event-developed = { $seat }が生息地を開拓しました：{ $board }。
event-moved = { $card }が移りました（{ $place }）。
event-tucked = { $seat }が手札1枚を{ $card }の下に差し込みました。
event-tucked-own = { $seat }が{ $tucked }を{ $card }の下に差し込みました。
event-tucked-unseen = 山の一番上が{ $card }の下に差し込まれました。
event-caught = { $card }の狩り：{ $prey }を捕まえました。
event-escaped = { $card }の狩り：{ $prey }は逃げました。
event-peeked = { $seat }がポジションカードを{ $n }枚見ました。
event-peeked-own = 見ているポジションカード：{ $cards }。
event-positions-drawn = { $seat }がポジションカードを{ $n }枚引きました。
event-positions-drawn-own = 引いたポジションカード：{ $cards }。
event-passed = { $seat }が{ $other }にカードを渡しました。
event-passed-own = { $seat }が{ $other }に{ $card }を渡しました。
event-weather = 環境カード：{ $card }。
event-goal-scored = ラウンド目的：{ $goal }。
event-goal-points = { $seat }は{ $n }で、{ $points } Smileを得ます。
event-upkeep = すべての生きものが卵を1個戻します。
event-starved = { $card }（{ $seat }）は卵がないため捨て札になりました。
event-over = 第3ラウンドが終わりました。

## 終わり

score-creatures = 生きもの
score-positions = ポジションカード
score-goals = ラウンド目的
score-development = 開拓ボーナス
score-eggs = 卵
score-tucked = 差し込んだカード
reason-rounds = 三つのラウンドが終わりました

## できない理由

refuse-not-most = 置き場には、ほかの生息地のほうが多く出ています。
refuse-no-cards = 取れるカードがありません。
refuse-no-die = 資源箱にダイスがありません。
refuse-no-nest = 卵を置ける自分の生きものがいません。
refuse-not-in-tray = このカードは置き場にありません。
refuse-only-tray = ここでは置き場からしか取れません。
refuse-must-take-die = ダイスを取らなければなりません。
refuse-must = 省くことはできません。
refuse-nothing-used = 使用済みのダイスがありません。
refuse-faces-differ = 資源箱のダイスの目が異なります。
refuse-no-such-die = その目を出しているそのダイスは資源箱にありません。
refuse-wrong-face = ここではその目のダイスは取れません。
refuse-not-in-hand = このカードは手札にありません。
refuse-no-habitat = この生きものの生息地がまだ開拓されていません。
refuse-other-habitat = この生きものはそこに生息しません。
refuse-no-such-place = いまはその場所がありません。
refuse-not-of-both = 両方の生息地にすむ生きものだけがその間に置けます。
refuse-must-straddle = 両方の生息地にすむ生きものは、ボードの間に置かなければなりません。
refuse-seam-not-open = 二つのニッチのどちらかに生きものがいます。
refuse-only-empty = ここでは空いている場所にしか置けません。
refuse-too-dear = 資源が{ $short }個足りません。
refuse-eggs-missing = 自分の生きものの卵が{ $needs }個必要です（いま{ $has }個）。
refuse-too-few-tokens = この資源は{ $has }個しかありません。
refuse-not-minimal = 多すぎるか、少なすぎます。
refuse-kind-by-kind = 資源は種類ごとに払います。
refuse-creature-by-creature = 卵は生きものごとに払います。
refuse-too-many-eggs = ここからは{ $most }個までです。
refuse-too-few-eggs = ここからは{ $least }個以上必要です。
refuse-no-egg-there = そこに使える自分の卵がありません。
refuse-no-creature = そこに生きものがいません。
refuse-no-room = 卵は{ $most }個までしか載せられません。
refuse-not-yours = この生きものはあなたのものではありません。
refuse-not-there = そこに卵は置けません。
refuse-no-chain-ability = 連鎖時の能力を持っていません。
refuse-not-laid-out = このボードはまだ開拓されていません。
refuse-other-level = いまはレベル{ $wanted }の生きものが必要です。
refuse-other-board = 同じボードにいません。
refuse-gone = 連鎖の最後の生きものがいなくなりました。
refuse-not-its-board = 最後の生きものはそこにいません。
refuse-no-such-board = そのボードはありません。
refuse-laid-out = このボードはすでに置かれています。
refuse-all-laid-out = すべてのボードが置かれています。
refuse-cell-taken = そこにはボードがあります。
refuse-not-beside = ほかのボードと辺を接していなければなりません。
refuse-no-environment-ability = 環境変化時の能力を持っていません。
refuse-used-already = この環境カードにはすでに応じました。
refuse-does-nothing = いまは何も起きません。
refuse-no-such-token = その資源を持っていません。
refuse-other-kind = ここではその種類は得られません。
refuse-not-drawn = このカードは引いていません。
refuse-not-seen = このカードは、まだ戻していないカードの中にありません。
refuse-not-discarded = このカードは捨て札にありません。
refuse-all-or-none = すべてか、なしかのどちらかです。
refuse-no-empty-place = 支払える空いている場所がありません。
refuse-not-in-cost = コストにその資源はありません。
refuse-still-too-dear = それでは残りを支払えません。
refuse-no-such-choice = その選択肢はありません。

## 卓の設定

option-first_round_turns = 第1ラウンドのターン数
option-first_round_turns-hint = 第2ラウンドは1ターン、第3ラウンドは2ターン少なくなります。5か6を推奨します。
option-hard_mode = ハードモード
option-hard_mode-hint = 全員で1枚のチートカードを使い、開拓のコストとボーナスをそれに従わせます。
option-hard_mode-off = なし
option-hard_mode-I = { cheat-I }
option-hard_mode-II = { cheat-II }
option-hard_mode-III = { cheat-III }
option-hard_mode-IV = { cheat-IV }
option-hard_mode-random = ランダム
option-first = 最初の親
option-first-hint = 第1ラウンドをだれから始めるか。
option-first-random = ランダム
option-first-host_seat = 最初の席
option-open_hands = 手札の公開
option-open_hands-hint = 手札とポジションカードを全員に見せます。
option-open_hands-true = 公開する
option-open_hands-false = 公開しない
option-goals_visible = ラウンド目的
option-goals_visible-hint = ラウンド目的をいつ表にするか。
option-goals_visible-from_start = 最初から
option-goals_visible-at_round_start = そのラウンドの始めに
option-chain_owner = 連鎖に使う生きもの
option-chain_owner-hint = 自分の連鎖で、だれの生きものの能力を使えるか。
option-chain_owner-anyone = だれのものでも
option-chain_owner-own_only = 自分のものだけ
option-last_link_board = 連鎖を終えるボード
option-last_link_board-hint = 最後にどの生きもののボードの能力を使うか。
option-last_link_board-last_target = 最後の対象の
option-last_link_board-last_fired = 最後に能力を発動したものの
option-seam = ボードの間
option-seam-hint = ボードの間にいる生きものが占める場所。
option-seam-overlay = 向かい合う二つのニッチ
option-seam-extra = 独立した場所

## 盤の上の言葉

ui-map = 生息地
ui-near = 拡大
ui-far = 全体
ui-positions-short = ポジション
ui-tray = カード置き場
ui-deck = 山：{ $n }枚
ui-discard = 捨て札：{ $n }枚
ui-unseen = まだ見ていないカード（レベル1から4）：{ $one }／{ $two }／{ $three }／{ $four }枚
ui-box = 資源箱
ui-box-empty = ダイスがありません
ui-used = 使用済み
ui-die = ダイス{ $die }：{ $faces }
ui-chances = 振り直すと：
ui-aside = 未開拓の生息地
ui-rounds = ラウンドと目的
ui-turn = { $of }ターン中{ $n }ターン目
ui-goal = { $seat }：{ $n }（今なら{ $points } Smile）
ui-goal-hidden = ラウンドの初めに公開されます。
ui-weather = 環境カード（残り{ $n }枚）：
ui-score = 今の得点
ui-total = 合計
ui-parent = 親（スタートプレイヤー）
ui-parent-sign = 親
ui-known = 公開済み：
ui-hand = 手札
ui-hand-empty = 手札はありません
ui-tokens = 自分の資源
ui-positions = ポジションカード
ui-cover = ポジションを伏せる
ui-uncover = ポジションを見る
ui-top = 山の上から：
ui-progress = { $next }中{ $n }（達成で{ $worth }）
ui-forecast = 今ラウンドが終わったら
ui-starving = 卵がなく、今ラウンドが終わると失われます：{ $cards }
ui-raided = ニッチを奪われるおそれ：{ $cards }
ui-starves = ラウンドの終わりに失われます
ui-eggs = 卵：{ $most }個中{ $n }個
ui-tucked = 下にあるカード：{ $n }枚
ui-toll = ニッチを奪う追加コスト：
ui-raiders = 払える人：
ui-creature = { $card }、レベル{ $level }、{ $seat }、卵{ $eggs }個、下に{ $tucked }枚
ui-moves = { $n }枚がボードの間に移ります
ui-starting = 開始
ui-developed = { $seat }が開拓（終了時+{ $n }）
ui-cost = コスト
ui-bonus = 終了時+{ $n }
ui-asked = 今の質問
ui-act-card = カードを得る
ui-act-card-hint = 置き場か山から生きものカードを1枚
ui-act-die = ダイスを取る
ui-act-die-hint = 資源箱のダイス1個とその資源
ui-act-egg = 卵を置く
ui-act-egg-hint = 自分の生きものに卵1個
ui-act-reroll = 振り直す
ui-act-reroll-hint = 使用済みのダイスを振って資源箱に戻す
ui-act-chain = 連鎖
ui-act-chain-hint = 生きものの連鎖、続いて生息地の能力
ui-act-develop = 開拓
ui-act-develop-hint = 新しい生息地をつなげる
ui-first-hint = カード、ダイス、自分の生きものに触れても選べます
ui-second-hint = 手札に触れると定着（今できるもの：{ $n }枚）
ui-chain-begin = 最初の生きものに触れ、続く生きものを順に選びます（最大{ $most }枚）。ボードに触れると、その能力だけを使います。
ui-chain-run = 連鎖を始める（{ $n }枚）
ui-chain-clear = やり直す
ui-chain-more = 次はレベル{ $level }
ui-chain-full = これ以上つながりません。
ui-use = 使う
ui-silent = つなぐだけで、能力は使えません。
ui-nothing = 今は何も起こりません。
ui-link = 連鎖{ $n }／{ $most }。次の生きものに触れるか、連鎖を終えてください。
ui-to-you = あなた：
ui-to-owner = { $seat }：
ui-to-all = 全員：
ui-to-rivals = ほかの全員：
ui-to-pay = 支払い：
ui-cheapest = いちばん安い
ui-wild = 2個で1個分 ×{ $n }
ui-left = 残り：
ui-by-hand = 一種類ずつ決める
ui-pay-aria = { $said }を払う（2個で1個分：{ $pairs }組）
ui-eggs-due = あと{ $n }個の卵が必要です
ui-hunt = まだ見ていないカードの{ $percent }%がレベル{ $level }未満です。
ui-status-wild = 2個で1個分 ×{ $n }
ui-status-dear = 資源があと{ $n }個
ui-status-full = 置く場所なし
ui-status-homeless = 生息地なし

## 生きもの

creature-rhino_beetle = カブトムシ
creature-purple_emperor = オオムラサキ
creature-evening_cicada = ヒグラシ
creature-earthworm = フツウミミズ
creature-honey_bee = ニホンミツバチ
creature-freshwater_crab = サワガニ
creature-locust = トノサマバッタ
creature-ladybird = ナナホシテントウ
creature-swallowtail = キアゲハ
creature-cricket = エンマコオロギ
creature-firefly = ゲンジボタル
creature-caddisfly = ヒゲナガカワトビケラ
creature-kawanina = カワニナ
creature-medaka = ミナミメダカ
creature-fiddler_crab = シオマネキ
creature-sea_urchin = ムラサキウニ
creature-manila_clam = アサリ
creature-sea_hare = アメフラシ
creature-hermit_crab = ホンヤドカリ
creature-moon_jelly = ミズクラゲ
creature-krill = ツノナシオキアミ
creature-sakura_shrimp = サクラエビ
creature-anchovy = カタクチイワシ
creature-dormouse = ヤマネ
creature-tit = シジュウカラ
creature-field_mouse = アカネズミ
creature-green_tree_frog = モリアオガエル
creature-okinawa_rail = ヤンバルクイナ
creature-harvest_mouse = カヤネズミ
creature-skylark = ヒバリ
creature-grass_lizard = ニホンカナヘビ
creature-mantis = オオカマキリ
creature-pond_frog = トノサマガエル
creature-ayu = アユ
creature-fire_newt = アカハライモリ
creature-dragonfly = オニヤンマ
creature-dipper = カワガラス
creature-bat_star = イトマキヒトデ
creature-mudskipper = トビハゼ
creature-seahorse = タツノオトシゴ
creature-clownfish = カクレクマノミ
creature-saury = サンマ
creature-flying_fish = トビウオ
creature-firefly_squid = ホタルイカ
creature-sea_angel = ハダカカメガイ
creature-iriomote_cat = イリオモテヤマネコ
creature-macaque = ニホンザル
creature-ural_owl = フクロウ
creature-habu = ハブ
creature-sika_deer = ニホンジカ
creature-rat_snake = アオダイショウ
creature-weasel = ニホンイタチ
creature-crane = タンチョウ
creature-giant_salamander = オオサンショウウオ
creature-kingfisher = カワセミ
creature-eel = ニホンウナギ
creature-octopus = マダコ
creature-sea_otter = ラッコ
creature-loggerhead = アカウミガメ
creature-spotted_seal = ゴマフアザラシ
creature-skipjack = カツオ
creature-albatross = アホウドリ
creature-black_bear = ツキノワグマ
creature-hawk_eagle = クマタカ
creature-golden_eagle = イヌワシ
creature-red_fox = アカギツネ
creature-fish_owl = シマフクロウ
creature-taimen = イトウ
creature-sea_eagle = オオワシ
creature-osprey = ミサゴ
creature-orca = シャチ
creature-sperm_whale = マッコウクジラ
creature-white_shark = ホホジロザメ

# What bots value (sense.py)
values-goals = ラウンド目的
values-score = すでに得たSmile
values-boards = 開拓したボード
values-tokens = トークン
values-creatures = 自分の生きものと卵
values-hand = 手札
values-positions = ポジションカード
