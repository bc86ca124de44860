"""Letter Jam on a terminal screen."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.terminal.face import Key, Panel
from parlour.cli.terminal.palette import BERRY, CREAM, HONEY, LEAF, SAGE, WOOD
from parlour.rules.letterjam.acts import Draft
from parlour.rules.letterjam.clue import Statement, state_of
from parlour.rules.letterjam.command import command
from parlour.rules.letterjam.view import ClueView, View
from parlour.rules.refusal import Refusal

_PHASES = {
    "setup": "The cards are being dealt",
    "making": "Make a word for your neighbour",
    "clue": "Choose a clue together",
    "deciding": "Stay or move on?",
    "final": "Lay out your word",
    "reveal": "Reveal the words",
    "over": "The game is over",
}


def _card(letter: str, colour: str = CREAM, ink: str = "#2b2118", *, large: bool = False) -> Text:
    # Hard spaces: others at the end of a line would not be painted.
    face = f"     \n  {letter}  \n     " if large else f" {letter} "
    return Text(face.replace(" ", "\u00a0"), style=f"bold {ink} on {colour}")


class LetterJamFace:
    """The stands, the flower, the offers and the sheet."""

    def headline(self, view: View) -> str:
        if view.phase in ("clue", "deciding"):
            return f"Round {view.round}: {_PHASES[view.phase]}"
        return _PHASES[view.phase]

    def panels(self, view: View, *, roomy: bool) -> Sequence[Panel]:
        if view.phase == "making":
            return [Panel("Your share", _making(view), 0)]
        if view.end is not None:
            return [Panel("Score", _score(view), 0), Panel("Clues", _clues(view), 1)]
        panels = [Panel("Table", Group(_stands(view, roomy), _tokens(view)), 0)]
        panels.append(Panel("Your row", _row(view, roomy), 1))
        if view.phase == "clue":
            panels.append(Panel("Clues on offer", _offers(view), 1))
        elif view.phase in ("final", "reveal"):
            panels.append(Panel("Final words", _finals(view), 1))
        panels.append(Panel("Clues given", _clues(view), 2))
        return panels

    def keys(self, view: View) -> Sequence[Key]:
        kinds = {str(choice.__struct_config__.tag) for choice in view.choices}
        return [key for kind, make in _KEYS.items() if kind in kinds for key in make(view)]


# Panels


def _name(view: View, seat: int) -> str:
    return "You" if seat == view.viewer else view.people[seat].name


def _stands(view: View, roomy: bool) -> RenderableType:
    """Everybody's letter, large; one's own shows its back and one's guess."""
    table = Table.grid(padding=(0, 2))
    letters, names, notes = [], [], []

    def add(letter: Text, name: str, note: str) -> None:
        table.add_column(justify="center")
        letters.append(letter)
        names.append(Text(name, style="bold"))
        notes.append(Text(note, style="dim"))

    for player in view.players:
        if player.seat == view.viewer:
            card = _card(_guess_for(view, player.card) or "?", BERRY, CREAM, large=roomy)
        else:
            card = _card(player.letter or " ", large=roomy)
        add(card, _name(view, player.seat), _player_note(view, player.seat))
    for number, stand in enumerate(view.stands, 1):
        left = f"{stand.stack} to its ◆" if stand.token else "from the deck"
        add(_card(stand.letter or " ", SAGE, large=roomy), f"Stand {number}", left)
    for bonus in view.bonus:
        note = _claimed(view, bonus.claimed_by)
        add(_card(bonus.letter, CREAM, BERRY, large=roomy), f"Bonus {bonus.source[1:]}", note)
    note = _claimed(view, view.wildcard_claimed_by)
    add(_card("✻", HONEY, large=roomy), "Wild", note)
    table.add_row(*letters)
    table.add_row(*names)
    table.add_row(*notes)
    return table


def _claimed(view: View, seat: int | None) -> str:
    return "" if seat is None else f"for {_name(view, seat)}"


def _guess_for(view: View, card: int | None) -> str | None:
    if view.mine is None or card is None or card >= len(view.mine.sheet):
        return None
    return view.mine.sheet[card].guess


def _player_note(view: View, seat: int) -> str:
    player = view.players[seat]
    notes = []
    if player.sure is not None:
        notes.append("sure" if player.sure else "unsure")
    if view.phase == "deciding" and player.has_decision:
        notes.append("decided" if player.decided else "deciding")
    if view.phase == "final" and player.final and player.final.ready:
        notes.append("ready")
    if player.wants_stop:
        notes.append("would stop")
    if player.good_clue:
        notes.append("good clue!")
    if player.card is None:
        notes.append("no letter")
    elif player.card >= len(player.row):
        notes.append("extra")
    else:
        notes.append(f"{player.card + 1} of {len(player.row)}")
    return "\n".join(notes)


def _tokens(view: View) -> RenderableType:
    """Tokens are told apart by shape and word as well as by colour."""
    tokens = view.tokens
    return Text.assemble(
        ("\n● ", BERRY),
        f"{tokens.reds} red, {tokens.share} each   ",
        ("◆ ", LEAF),
        f"{tokens.greens} green   ",
        ("◇ ", LEAF),
        f"{tokens.locked} locked   ",
        ("◇ ", WOOD),
        f"{tokens.under_stacks} under stacks   ",
        (f"deck {view.deck}", "dim"),
    )


def _row(view: View, roomy: bool) -> RenderableType:
    if view.mine is None or view.viewer is None:
        return Text("You have no row.")
    standing = view.players[view.viewer].card
    cells = Table.grid(padding=(0, 1))
    cards, places = [], []
    for entry in view.mine.sheet:
        up = entry.card == standing
        colour = BERRY if up else "#8a3b4c"
        cards.append(_card(entry.letter or entry.guess or "·", colour, CREAM, large=roomy))
        label = "extra" if entry.extra else str(entry.card + 1)
        places.append(Text(f"▲{label}" if up else label, style="bold" if up else "dim"))
        cells.add_column(justify="center")
    cells.add_row(*cards)
    cells.add_row(*places)
    notes = [
        Text(f"card {entry.card + 1}: " + "; ".join(marks), style="dim")
        for entry in view.mine.sheet
        if (marks := _marks(entry.candidates, entry.crossed, entry.note))
    ]
    if view.phase in ("final", "reveal"):
        notes.insert(0, Text(f"Your word as you believe it: {view.mine.believed}", style="bold"))
    drafts = [
        Text(
            f"draft {draft.number}: {draft.word}"
            + (" (offered)" if draft.offered else "")
            + ("" if draft.listed else "  – not in the word list; only you are told"),
        )
        for draft in view.mine.drafts
    ]
    return Group(cells, *notes, *drafts)


def _marks(candidates: str, crossed: str, note: str) -> list[str]:
    marks = []
    if candidates:
        marks.append(f"maybe {' '.join(candidates)}")
    if crossed:
        marks.append(f"not {' '.join(crossed)}")
    if note:
        marks.append(note)
    return marks


def said_of(statement: Statement) -> str:
    """The five numbers; those that are nought go without saying."""
    parts = [f"{statement.letters} letters", f"helps {statement.players}"]
    if statement.stands:
        parts.append(f"{statement.stands} stand{'s' * (statement.stands > 1)}")
    if statement.bonus:
        parts.append(f"{statement.bonus} bonus")
    if statement.wildcard:
        parts.append("wildcard")
    return ", ".join(parts)


def _offers(view: View) -> RenderableType:
    if not view.offers:
        return Text("Nobody has offered a clue yet. Press d to make one.", style="dim")
    lines = []
    for number, offer in enumerate(view.offers, 1):
        backers = ", ".join(_name(view, seat) for seat in offer.backers) or "nobody"
        lines.append(
            Text.assemble(
                (f" {number} ", f"bold {CREAM} on #5b2a4e"),
                (f" {_name(view, offer.giver)}: ", "bold"),
                said_of(offer.statement),
                (f"  backed by {backers}", "dim"),
            )
        )
    return Group(*lines)


def _clues(view: View) -> RenderableType:
    if not view.clues:
        return Text("None yet.", style="dim")
    return Group(*(_clue(view, clue) for clue in reversed(view.clues)))


def _clue(view: View, clue: ClueView) -> Text:
    line = Text(f"{clue.round:>2}  ")
    for letter, own in zip(clue.letters, clue.own_cards, strict=True):
        if own is not None:
            line.append("?", style=f"bold {BERRY}")
        else:
            line.append(letter, style=f"bold {HONEY}" if letter == "*" else "bold")
    cards = sorted({own + 1 for own in clue.own_cards if own is not None})
    line.append(f"  from {_name(view, clue.giver)}", style="dim")
    if clue.word is not None and clue.word != clue.letters:
        line.append(f" ({clue.word})", style="dim")
    if cards:
        line.append(f", your card {' and '.join(map(str, cards))}", style="dim")
    return line


def _making(view: View) -> RenderableType:
    mine = view.mine
    if mine is None or mine.making is None:
        made = f"You made {mine.made}. " if mine else ""
        return Text(f"{made}Wait for the others.")
    making = mine.making
    lines: list[RenderableType] = [
        Text(f"Spell a word of {making.length} letters for {view.people[making.for_seat].name}."),
        Text(" ".join(sorted(making.share.values())), style="bold"),
    ]
    if making.aside:
        lines.append(Text(f"You put aside: {' '.join(sorted(making.aside.values()))}", style="dim"))
    if making.discards is not None:
        others = " ".join(sorted(making.discards.values())) or "nothing yet"
        lines.append(Text(f"The others put aside: {others}"))
    return Group(*lines)


def _finals(view: View) -> RenderableType:
    lines = []
    for player in view.players:
        final = player.final
        if final is None:
            continue
        line = Text(f"{_name(view, player.seat)}: ", style="bold")
        if final.word is not None:
            line.append(final.word, style=f"bold {LEAF if final.correct else BERRY}")
            line.append(" counts" if final.correct else " does not count")
        elif final.revealed:
            line.append(f"{final.letters} – does it count?")
        else:
            line.append("ready" if final.ready else "laying out a word", style="dim")
        lines.append(line)
    return Group(*lines)


def _score(view: View) -> RenderableType:
    end = view.end
    assert end is not None
    table = Table.grid(padding=(0, 2))
    for player in view.players:
        final = player.final
        word = final.word if final else None
        table.add_row(
            Text(_name(view, player.seat), style="bold"),
            Text(f"was given {end.words[player.seat]}"),
            Text(f"spelled {word}", style=LEAF if final and final.correct else BERRY),
            Text(f"{player.points} points"),
        )
    filled = "█" * end.grade + "░" * (len(end.steps) - end.grade)
    jar = Text(f"\nThe jar of jam: {filled}  {end.total} points, grade {end.grade} of 5")
    return Group(table, jar)


# Keys


def _hint_for_draft(view: View, typed: str) -> str:
    """What the others would hear, and what each reader would read."""
    word = typed.strip().upper()
    if not word:
        return "Type a word. A letter that nobody shows takes the wildcard."
    act = command(view, f"draft {word}")
    if isinstance(act, Refusal):
        return act.sentence + (f" ({act.rule})" if act.rule else "")
    assert isinstance(act, Draft)
    readings = ", ".join(
        f"{view.people[seat].name} reads {_reading(act, f'p{seat}')}"
        for seat in range(len(view.people))
        if f"p{seat}" in act.sources
    )
    return f"The others hear: {said_of(state_of(act.sources))}. {readings}"


def _reading(act: Draft, own: str) -> str:
    return "".join(
        "?" if source == own else "*" if source == "*" else letter
        for letter, source in zip(act.word, act.sources, strict=True)
    )


def _draft_keys(view: View) -> Iterable[Key]:
    yield Key("d", "draft a clue", "draft {}", "Your clue", lambda t: _hint_for_draft(view, t))


def _offer_keys(view: View) -> Iterable[Key]:
    drafts = view.mine.drafts if view.mine else ()
    for draft in drafts[-1:]:
        if not draft.offered:
            yield Key("o", f"offer {draft.word}", f"offer {draft.number}")


def _back_keys(view: View) -> Iterable[Key]:
    mine = view.players[view.viewer].backing if view.viewer is not None else None
    for number, offer in enumerate(view.offers, 1):
        if offer.number != mine:
            yield Key(str(number), f"back {_name(view, offer.giver)}", f"back {offer.number}")


def _stop_keys(view: View) -> Iterable[Key]:
    wants = view.viewer is not None and view.players[view.viewer].wants_stop
    yield Key("x", "go on" if wants else "stop the clues", "go on" if wants else "stop")


def _guess_keys(view: View) -> Iterable[Key]:
    yield Key("g", "guess your letter", "guess {}", "Which letter is it?", one=True)


def _mark_keys(view: View) -> Iterable[Key]:
    yield Key("c", "cross out", "cross {}", "Card and letter, such as 1 E")


def _note_keys(view: View) -> Iterable[Key]:
    yield Key("n", "note", "note {}", "Card and note, such as 1 a vowel?")


def _aloud_keys(view: View) -> Iterable[Key]:
    yield Key("a", "guess aloud", "aloud {}", "Which letter, for all to hear?", one=True)


def _word_keys(view: View) -> Iterable[Key]:
    yield Key("w", "lay out a word", "word {}", "Your word")


def _accept_keys(view: View) -> Iterable[Key]:
    yield Key("y", "accept the word", "accept")
    yield Key("n", "reject it", "reject")


def _make_keys(view: View) -> Iterable[Key]:
    yield Key("w", "make the word", "make {}", "The word")


_KEYS = {
    "make-word": _make_keys,
    "search": lambda view: (Key("f", "look through discards", "search"),),
    "take-card": lambda view: (Key("k", "take a card", "take {}", "Which letter?"),),
    "lay-aside": lambda view: (Key("l", "put aside", "aside {}", "Which letters?"),),
    "draft": _draft_keys,
    "offer": _offer_keys,
    "withdraw-offer": lambda view: (Key("u", "withdraw your offer", "withdraw"),),
    "back": _back_keys,
    "stay": lambda view: (Key("s", "stay", "stay"),),
    "move-on": lambda view: (Key("m", "move on", "move on"),),
    "guess-aloud": _aloud_keys,
    "guess": _guess_keys,
    "arrange": _word_keys,
    "ready": lambda view: (Key("r", "ready", "ready"),),
    "not-ready": lambda view: (Key("r", "not ready", "not ready"),),
    "reveal": lambda view: (Key("r", "reveal your word", "reveal"),),
    "accept": _accept_keys,
    "want-stop": _stop_keys,
    "mark": _mark_keys,
    "note": _note_keys,
}
