"""What goes over the wire. The browser's types are generated from these structs (and from each game's board)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ludarium.bots import Strengths
from ludarium.table.game import Remark
from ludarium.table.phrase import Phrase
from ludarium.table.view import Result, View

# -- HTTP ----------------------------------------------------------------


class OptionInfo(msgspec.Struct):
    """A table option of a game, made from its typed struct: the dialogue is drawn from it."""

    name: str
    type: Literal["choice", "bool", "int"]
    default: Any
    choices: list[Any] = []
    least: int | None = None
    most: int | None = None
    group: str = "table"  # "table": asked at once; "readings": rule readings, folded away
    clause: str = ""


class GameInfo(msgspec.Struct):
    id: str
    title: dict[str, str]
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    levels: list[str]  # of bots
    strengths: Strengths | None = None  # of those levels here, once measured
    rules: int = 1
    packs: list[str] = []  # beside the house set
    brings: bool = False  # seats may bring something along: a deck


class SeatWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit here: whoever makes the table (several seats: hot seat), a friend with a link, or a bot."""

    who: Literal["me", "friend", "bot"]
    name: str = ""
    level: str = ""
    brings: Any = None


class TableWanted(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: list[SeatWanted]
    options: dict[str, Any] = {}
    pack: str = "house"
    spectators: bool = True
    stand_in: str = ""  # the level of a bot that answers for who is away; "": they are waited for
    pace: Annotated[float, msgspec.Meta(ge=0, le=5)] = 1.0  # how many times as long as usual bots take


class SeatInfo(msgspec.Struct):
    seat: int
    who: Literal["person", "bot", "open"]
    name: str
    level: str = ""
    yours: bool = False
    online: bool = False
    stood_in: bool = False  # away, and a bot answers meanwhile
    sealed: bool = False  # its browser has promised a nonce
    revealed: bool = False  # and has kept the promise
    invitation: str = ""  # the secret part of the link, for whoever made the table, while the seat is open
    brings: Any = None  # for whoever brings it: who sits here, or who made the table for this bot


class TableInfo(msgspec.Struct):
    """A table as one visitor sees it."""

    id: str
    game: str
    status: Literal["waiting", "sealing", "running", "over"]  # sealing: nonces are being revealed
    seats: list[SeatInfo]
    options: dict[str, Any]
    pack: str
    spectators: bool
    created: float
    commitment: str  # the hash of the server's secret, published before anybody sits down
    seq: int = 0
    your_turn: bool = False
    rules: int = 1
    yours: bool = False  # you have made it: you see invitations and may give an open seat to a bot
    patience: float = 0.0  # seconds left to seal and reveal; then the match starts without the missing nonces
    result: Result | None = None


class Me(msgspec.Struct):
    id: str
    name: str


class Here(msgspec.Struct):
    """This server. `addresses`: under which others on the same network reach it, the likeliest first; an invitation
    made on the machine itself is sent with one of these in place of localhost."""

    version: str
    addresses: list[str]


class NameWanted(msgspec.Struct, forbid_unknown_fields=True):
    """What you are called, at your next tables."""

    name: str


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """Whoever has the link of an open seat sits down."""

    name: str = ""
    brings: Any = None


class BringsWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Something that a seat might bring to a table of these options."""

    brings: Any
    options: dict[str, Any] = {}
    pack: str = "house"
    seats: int = 2


class Reason(msgspec.Struct):
    """A clause that forbids, and its words."""

    clause: str
    said: Phrase


class BringsJudged(msgspec.Struct):
    """Every reason against it; none: it can be played with. And what else its maker may want to know."""

    refused: list[Reason]
    remarks: list[Remark]


class Replay(msgspec.Struct):
    """What one seat (None: a spectator) saw after each of the entries `first` … `last` of `seq` in all."""

    first: int
    last: int
    seq: int
    states: list[State]


class Judged(msgspec.Struct):
    """An entry of a match that is over, as an expert sees it who knows what that seat could know.

    `hopes` are the shares of the win that the seats could expect before it, `kept` what this seat could expect after
    it. `best` is what the expert would have answered: None, the same. Nothing was decided where `seat` is -1: by the
    set-up, by an answer taken back, by an answer without another.
    """

    seq: int
    seat: int = -1
    said: Phrase | None = None
    best: Phrase | None = None
    hopes: list[float] = []
    kept: float = 0.0


class Problem(msgspec.Struct):
    """RFC 9457. `detail` is a sentence; `field` names what was wrong where one field was."""

    type: str
    title: str
    status: int
    detail: str
    field: str = ""


# -- WebSocket: /api/tables/{id}/live ---------------------------------------


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """`seq` is the seq of the state it answers to; `id` is the sender's own, echoed in what comes back."""

    id: str
    seq: int
    seat: int
    option: int


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    id: str
    seq: int
    seat: int


class WhyNot(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Why an option is not legal. `targets` asks for whatever option carries these targets."""

    id: str
    seat: int
    option: int = -1
    targets: list[str] = []


class SealNonce(msgspec.Struct, tag="seal", forbid_unknown_fields=True):
    """A player's commitment to its nonce (hex), when it sits down."""

    seat: int
    commitment: str


class RevealNonce(msgspec.Struct, tag="reveal", forbid_unknown_fields=True):
    seat: int
    nonce: str


class Hint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    id: str
    seat: int


class Values(msgspec.Struct, tag="values", forbid_unknown_fields=True):
    """What a bot at seat `of` builds on now, as far as `seat` may know."""

    id: str
    seat: int
    of: int


class Preview(msgspec.Struct, tag="preview", forbid_unknown_fields=True):
    """What would happen if these options were answered now, as far as this seat may know."""

    id: str
    seat: int
    options: list[int]


FromBrowser = Answer | Undo | WhyNot | SealNonce | RevealNonce | Hint | Values | Preview


class Happened(msgspec.Struct):
    """An event in the wording of one seat."""

    seq: int
    said: Phrase


class State(msgspec.Struct, tag="state"):
    """The match as one of your seats (None: as a spectator) sees it after entry `seq`, and what happened since
    the last state you were sent. `fresh`: nothing was sent before, or a jump (undo, reconnect): don't animate,
    and `happened` is the log from its beginning (its last lines, if it is long), in place of what you had."""

    seq: int
    seat: int | None
    view: View
    happened: list[Happened]
    fresh: bool


class TableNews(msgspec.Struct, tag="table"):
    """Who sits, who is here, what the table waits for."""

    table: TableInfo


class Acknowledged(msgspec.Struct, tag="ack"):
    """Your answer is durable, as entry `seq`."""

    id: str
    seq: int


class Stale(msgspec.Struct, tag="stale"):
    """Your answer was for a state that has passed; the current one follows. Nothing was entered."""

    id: str
    seq: int


class Refused(msgspec.Struct, tag="refused"):
    """Not done, or the answer to `why`: the clause and the sentence that explain it."""

    id: str
    clause: str
    said: Phrase


class Hinted(msgspec.Struct, tag="hinted"):
    """The best answer to what the seat was asked after entry `seq`, as far as it may know; `worth` is the share of the
    win it promises, `gain` how much more that is than what the next best one does."""

    id: str
    seq: int
    option: int
    said: Phrase
    worth: float
    gain: float


class Valued(msgspec.Struct, tag="valued"):
    """What the bot at seat `of` builds on, and what it is short of, in a sentence."""

    id: str
    of: int
    said: Phrase


class Previewed(msgspec.Struct, tag="previewed"):
    """The game's own account of what would happen (a list of events), for the ghost on the board."""

    id: str
    happened: list[Phrase]


class Thinking(msgspec.Struct, tag="thinking"):
    """A bot thinks."""

    seat: int


class Trouble(msgspec.Struct, tag="trouble"):
    """A message could not be read."""

    detail: str
    id: str = ""


ToBrowser = (
    State | TableNews | Acknowledged | Stale | Refused | Hinted | Valued | Previewed | Thinking | Trouble
)
