"""Harbour, turn by turn. A class only so that a broken variant can replace one method."""

from __future__ import annotations

from functools import partial

from ludarium.table.choice import Choice, Refusal
from ludarium.table.dice import Dice
from ludarium.table.game import Brings
from ludarium.table.table import Asking, Table, Turn
from ludarium.table.view import Result, rank
from tests.toys.harbour.box import DRAW, PLAY, TRADE, Box, name_of
from tests.toys.harbour.state import State

HAND_LIMIT = 6
TOWER_COST = 2
TOWERS_TO_WIN = 3
DEPTH = 2  # windows in windows

T = Table[Box]


class Rules:
    """The turn, then its actions, then what cards do."""

    # -- HB-1 set-up -----------------------------------------------------

    def setup(self, t: T, brings: Brings, key: bytes) -> State:
        del brings
        s = State(Dice(key), list(range(t.box.none)), [], [], [3] * t.seats, [0] * t.seats)  # HB-1.2
        t.dice.take(s.dice)
        t.dice.shuffle(s.deck)
        s.hands = [sorted(s.deck.pop() for _ in range(t.box.options.hand)) for _ in range(t.seats)]  # HB-1.1
        t.tell("dealt", cards=t.box.options.hand)
        return s

    # -- HB-2 the turn ---------------------------------------------------

    def next(self, t: T, s: State) -> Turn | None:
        return None if self.reason(t, s) else self.turn(t, s)

    def turn(self, t: T, s: State) -> Turn:
        me = s.turns % t.seats
        for _ in range(2):  # HB-2.1
            act = yield t.ask(me, t.box.act, (DRAW, PLAY, TRADE), "HB-2.1", partial(self.no_act, s, me))
            if act == DRAW:
                self.draw(t, s, me)
            elif act == PLAY:
                yield from self.play(t, s, me)
            else:
                self.trade(t, s, me)
        while len(s.hands[me]) > HAND_LIMIT:  # HB-2.5
            yield from self.drop(t, s, me)
        s.turns += 1

    def no_act(self, s: State, me: int, act: int) -> Refusal | None:
        if act == DRAW and not s.deck:
            return Refusal("HB-2.2")
        if act == PLAY and not s.hands[me]:
            return Refusal("HB-2.3")
        return None

    def draw(self, t: T, s: State, me: int) -> None:  # HB-2.2
        card = s.deck.pop()
        s.hands[me].append(card)
        s.hands[me].sort()
        t.show(me)
        t.tell("drew", seat=me, private={me: {"card": name_of(t.box.effects, card)}})

    def trade(self, t: T, s: State, me: int) -> None:  # HB-2.4
        gained = 1 + t.dice.below(3)
        s.gold[me] += gained
        t.tell("traded", seat=me, gold=gained)

    def drop(self, t: T, s: State, me: int) -> Turn:
        card = yield t.ask(me, t.box.card, lambda: s.hands[me], "HB-2.5", always=True)
        self.discard(s, me, card)
        t.tell("dropped", seat=me, card=name_of(t.box.effects, card))

    def discard(self, s: State, me: int, card: int) -> None:
        s.hands[me].remove(card)
        s.discard.append(card)

    # -- HB-3 playing a card ---------------------------------------------

    def play(self, t: T, s: State, me: int) -> Turn:
        card = yield t.ask(
            me, t.box.whim, range(t.box.none + 1), "HB-3.1", partial(self.no_card, t, s, me), True
        )
        if card == t.box.none:  # HB-3.2
            t.tell("thought-better", seat=me)
            return
        self.discard(s, me, card)
        t.tell("played", seat=me, card=name_of(t.box.effects, card))
        yield from self.happen(t, s, me, t.box.effects[card])

    def no_card(self, t: T, s: State, me: int, card: int) -> Refusal | None:
        if card == t.box.none:
            return None
        if card not in s.hands[me]:
            return Refusal("HB-3.1")
        effect = t.box.effects[card]
        if effect == "storm":
            return Refusal("HB-5.3")
        if effect == "tower" and s.gold[me] < TOWER_COST:
            return Refusal("HB-3.3", needs=TOWER_COST, has=s.gold[me])
        return None

    def happen(self, t: T, s: State, me: int, effect: str) -> Turn:
        if effect == "thief":
            yield from self.steal(t, s, me)
        elif effect == "gifts":
            yield from self.give(t, s)
        elif effect == "spyglass":
            yield from self.look(t, s, me)
        elif effect == "gold":  # HB-3.4
            s.gold[me] += 2
        else:  # HB-3.3
            s.gold[me] -= TOWER_COST
            s.towers[me] += 1

    # -- HB-4 what is done to another seat ---------------------------------

    def no_victim(self, s: State, me: int, seat: int) -> Refusal | None:
        if seat == me:
            return Refusal("HB-4.1")
        if not s.hands[seat]:
            return Refusal("HB-4.2", other=seat)
        return None

    def choose_victim(self, t: T, s: State, me: int, because: str) -> Asking[int | None]:
        """A seat with cards; None when no other has any, which all can see."""
        if not any(s.hands[seat] for seat in range(t.seats) if seat != me):
            return None
        victim: int = yield t.ask(me, t.box.victim, range(t.seats), because, partial(self.no_victim, s, me))
        return victim

    def steal(self, t: T, s: State, me: int) -> Turn:
        victim = yield from self.choose_victim(t, s, me, "HB-4.3")
        if victim is None or (yield from self.window(t, s, me, 0)):
            return
        if not s.hands[victim]:  # HB-4.4: the window has emptied it
            return
        card = s.hands[victim].pop(t.dice.below(len(s.hands[victim])))
        s.hands[me].append(card)
        s.hands[me].sort()
        t.show(me, victim)
        name = {"card": name_of(t.box.effects, card)}
        t.tell("stole", seat=me, other=victim, private={me: name, victim: name})

    def look(self, t: T, s: State, me: int) -> Turn:  # HB-4.5
        victim = yield from self.choose_victim(t, s, me, "HB-4.5")
        if victim is not None:
            t.show(me)
            hand = [name_of(t.box.effects, card) for card in s.hands[victim]]
            t.tell("looked", seat=me, other=victim, private={me: {"cards": hand}})

    # -- HB-5 windows ------------------------------------------------------

    def window(self, t: T, s: State, me: int, depth: int) -> Asking[bool]:
        """Whether what `me` does is stopped by a storm: each other seat with cards is asked, in turn."""
        for step in range(1, t.seats):
            who = (me + step) % t.seats
            if not s.hands[who]:  # HB-5.1: how many cards a hand has is seen by all
                continue
            card = yield self.storm_wanted(t, s, who)
            if card == t.box.none:
                continue
            self.discard(s, who, card)
            t.tell("stormed", seat=who, other=me)
            if depth < DEPTH and (yield from self.window(t, s, who, depth + 1)):  # HB-5.4
                continue
            return True
        return False

    def storm_wanted(self, t: T, s: State, who: int) -> Choice:
        every = range(t.box.none + 1)
        return t.ask(who, t.box.reply, every, "HB-5.2", partial(self.no_storm, t, s, who), always=True)

    def no_storm(self, t: T, s: State, who: int, card: int) -> Refusal | None:
        if card == t.box.none:
            return None
        if card not in s.hands[who]:
            return Refusal("HB-3.1")
        return None if t.box.effects[card] == "storm" else Refusal("HB-5.2")

    # -- HB-6 gifts --------------------------------------------------------

    def give(self, t: T, s: State) -> Turn:
        """All at once, face down, to the left."""
        givers = [seat for seat in range(t.seats) if s.hands[seat]]
        cards = yield from t.each([self.gift_of(t, s, seat) for seat in givers])
        for seat, card in zip(givers, cards, strict=True):
            s.hands[seat].remove(card)
        for seat, card in zip(givers, cards, strict=True):
            taker = (seat + 1) % t.seats
            s.hands[taker].append(card)
            s.hands[taker].sort()
            t.show(taker)
            name = {"card": name_of(t.box.effects, card)}
            t.tell("gave", seat=seat, other=taker, private={seat: name, taker: name})

    def gift_of(self, t: T, s: State, seat: int) -> Choice:
        return t.ask(seat, t.box.card, lambda: s.hands[seat], "HB-6.1", always=True)

    # -- HB-7 the end ------------------------------------------------------

    def reason(self, t: T, s: State) -> str:
        if max(s.towers) >= TOWERS_TO_WIN:  # HB-7.2
            return "towers"
        return "rounds" if s.turns >= t.seats * t.box.options.rounds else ""  # HB-7.1

    def result(self, t: T, s: State) -> Result:
        parts = [{"gold": gold, "towers": 3 * towers} for gold, towers in zip(s.gold, s.towers, strict=True)]
        scores = [sum(part.values()) for part in parts]  # HB-7.3
        return Result(scores, rank(scores), parts, self.reason(t, s))
