"""After every event of random games each token is in exactly one place."""

import pytest

from parlour.lab.laws import tell_story
from parlour.rules.letterjam import LETTER_JAM
from parlour.rules.letterjam.box import setup_card


@pytest.mark.parametrize("rule_set", LETTER_JAM.rule_sets)
@pytest.mark.parametrize("seats", LETTER_JAM.seats)
def test_LJ_C4_no_token_is_lost_or_made(rule_set: str, seats: int) -> None:
    card = setup_card(seats)
    greens = card.leaves + card.centre + len(card.stacks)
    for seed in range(6):
        story = tell_story(LETTER_JAM, rule_set, seats, seed, {"length": 3})
        state = story.start
        for event in story.events:
            state = LETTER_JAM.evolve(state, event)
            if state.phase in ("setup", "making"):
                continue
            taken = [(player.reds, player.greens) for player in state.players]
            under_stacks = sum(stand.token for stand in state.stands)
            assert state.reds + sum(red for red, _ in taken) == card.reds, event
            held = state.greens + state.locked + under_stacks
            assert held + sum(green for _, green in taken) == greens, event
            assert all(red <= card.share for red, _ in taken), event
