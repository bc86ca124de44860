"""The manifest of Quiddler."""

from parlour.games.manifest import DayGame, Manifest, Variant

MANIFEST = Manifest(
    name="quiddler",
    rules="parlour.rules.quiddler:QUIDDLER",
    box="parlour.rules.quiddler.box:deck",
    rules_text="data/rules.toml",
    browser="ui/src/games/quiddler",
    line="Turn your whole hand into words, a card more every round.",
    players="2 to 8 players, everyone for themselves",
    minutes="40 minutes",
    praise="Nice word!",
    rule_sets={
        "manual": "As the manual has it: nobody looks words up, final words are revealed together, "
        "a rejected word voids the lay-down, hands may score below zero, both bonuses count.",
        "published": "As the boxed game has it: its own card points, words can be looked up, final "
        "words are laid open in turn and must be laid, only the rejected word is struck, failed "
        "challenges cost, no hand scores below zero, one bonus for two players.",
    },
    minds={
        "regular": "parlour.minds.quiddler.bot:Regular",
        "novice": "parlour.minds.quiddler.bot:Novice",
        "expert": "parlour.minds.quiddler.bot:Expert",
        "greedy": "parlour.minds.quiddler.greedy:Greedy",
    },
    moments="parlour.minds.quiddler.moments:MOMENTS",
    tutor="parlour.minds.quiddler.tutor:Tutor",
    hindsight="parlour.minds.quiddler.hindsight:hindsight",
    review="parlour.review.quiddler:QUIDDLER_REVIEW",
    notation="parlour.records.quiddler:QUIDDLER_NOTATION",
    face="parlour.cli.terminal.quiddler:QuiddlerFace",
    arena_minds=("expert", "greedy"),
    lesson="parlour.lessons.quiddler:QUIDDLER_LESSON",
    day=DayGame(changes={"hands": 3, "out_on_first_turn": False}, bots=2),
    # A bot would often be out before a newcomer's first turn.
    alone={"out_on_first_turn": False},
    short={"hands": 1},
    golden={"hands": 3},
    variants=(
        Variant({"hands": 2}),
        Variant({}, (3,)),
        Variant({"hands": 1, "judging": "vote", "chat": True}, (2, 3, 8)),
        Variant({"hands": 1, "judging": "checked", "watchers_see_letters": True}, (2, 4, 7)),
        Variant({"hands": 2, "judging": "checked", "must_lay_down": True}, (3,)),
        Variant({"hands": 2, "must_lay_down": True, "below_zero": False}, (4,)),
        Variant({"hands": 2, "must_lay_down": False, "out_on_first_turn": False}, (5,)),
        Variant({"hands": 2, "course": "up-and-down", "chat": True}, (2, 6)),
        Variant({"hands": 1, "challenge_seconds": 30, "look_up": False}, (2, 4)),
        Variant({"hands": 2, "two_player_bonus": "most-words"}, (2,)),
        Variant({"hands": 2, "rejected": "word-only", "upheld": "nothing"}, (3,)),
        Variant({"hands": 2, "rejected": "whole-lay-down", "judging": "vote"}, (4,)),
        Variant({"hands": 2, "final_words": "together", "must_lay_down": True}, (4, 6)),
        Variant(
            {
                "hands": 2,
                "lexicon": "parlour",
                "final_words": "in-turn",
                "challenges": "one-each",
                "void_final_turn": "leftovers",
                "look_up": True,
            },
            (3,),
        ),
    ),
)
