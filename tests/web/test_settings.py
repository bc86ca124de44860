"""Settings: by flag, by environment variable, or by default."""

import re
from pathlib import Path

import pytest

from parlour.cli import main, parser
from parlour.web.settings import (
    TOOLS,
    ServerSettings,
    SettingsError,
    described,
    flag,
    read_settings,
    unknown_variables,
    variable,
)

TREE = Path(__file__).parents[2]


def test_every_setting_has_a_default() -> None:
    assert read_settings({}, {}) == ServerSettings()


def test_a_flag_wins_over_the_environment() -> None:
    environment = {"PARLOUR_PORT": "8001", "PARLOUR_KEEP_DAYS": "7", "PORT": "9"}
    settings = read_settings({"port": "8002", "host": None}, environment)
    assert (settings.port, settings.keep_days, settings.host) == (8002, 7.0, "127.0.0.1")


@pytest.mark.parametrize("name", ServerSettings.__struct_fields__)
def test_an_empty_variable_is_not_set(name: str) -> None:
    assert read_settings({}, {variable(name): ""}) == ServerSettings()


def test_every_setting_is_a_flag_and_described() -> None:
    names = [name for name, _, _ in described()]
    assert names == list(ServerSettings.__struct_fields__)
    for name, sentence, default in described():
        assert sentence.endswith("."), name
        assert default, name
        arguments = parser().parse_args(["serve", flag(name), "7"])
        assert getattr(arguments, name) == "7"


def test_origins_are_given_with_commas() -> None:
    settings = read_settings({}, {"PARLOUR_ORIGINS": "https://a.example, https://b.example,"})
    assert settings.origins == ("https://a.example", "https://b.example")


def test_origins_are_normalized() -> None:
    settings = read_settings({"origins": "https://Pages.example/,http://b.example:80"}, {})
    assert settings.origins == ("https://pages.example", "http://b.example")


@pytest.mark.parametrize("level", ["debug", "DEBUG", "Debug"])
def test_log_levels_ignore_case(level: str) -> None:
    assert read_settings({"log_level": level}, {}).log_level == "debug"


def test_the_help_lists_the_log_levels() -> None:
    (sentence,) = [sentence for name, sentence, _ in described() if name == "log_level"]
    assert sentence == "How much is logged: debug, info, warning or error."


WRONG = [
    ("port", "http", "'http': a whole number from 0 to 65535"),
    ("port", "70000", "'70000': a whole number from 0 to 65535"),
    ("port", "-1", "'-1': a whole number from 0 to 65535"),
    ("port", "", "empty: a whole number from 0 to 65535"),
    ("database", "", "empty: something such as parlour.db or postgresql://user@host/name"),
    ("database", " ", "empty: something such as parlour.db or postgresql://user@host/name"),
    ("thinkers", "0", "'0': a whole number from 1 to 64"),
    ("sockets_per_address", "0", "'0': a whole number from 1 up"),
    ("tables_per_hour", "0", "'0': a number above 0"),
    ("asks_per_second", "-1", "'-1': a number above 0"),
    ("keep_days", "never", "'never': a number from 1 up"),
    ("keep_days", "nan", "'nan': a number from 1 up"),
    ("trust_proxy", "perhaps", "'perhaps': true or false"),
    ("origins", "pages.example", "'pages.example': something such as https://pages.example"),
    ("origins", "http://a.example,*", "'*': something such as https://pages.example"),
    ("unix_socket", " ", "empty: something such as /run/parlour/parlour.sock"),
    *(
        (
            "root_path",
            wrong,
            f"{wrong!r}: something such as /games/parlour, without a slash at its end",
        )
        for wrong in ("games", "/", "/games/", "//games", "/a b", "/../a", '/"', "/a?b", "/a\n")
    ),
    ("log_level", "loud", "'loud': debug, info, warning or error"),
]


@pytest.mark.parametrize(("name", "value", "why"), WRONG)
def test_a_wrong_setting_is_refused_with_a_sentence(name: str, value: str, why: str) -> None:
    with pytest.raises(SettingsError) as refused:
        read_settings({name: value}, {})
    assert str(refused.value) == f"{flag(name)} cannot be {why} is wanted."
    if value:
        with pytest.raises(SettingsError) as refused:
            read_settings({}, {variable(name): value})
        assert str(refused.value) == f"{variable(name)} cannot be {why} is wanted."


@pytest.mark.parametrize("command", [["serve"], ["backup", "b"], ["restore", "b"]])
def test_the_command_line_shows_the_sentence(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--database", ""]) == 2
    assert capsys.readouterr().err.startswith("parlour: --database cannot be empty: ")


def test_unknown_variables_are_noticed() -> None:
    environment = {variable(name): "1" for name in ServerSettings.__struct_fields__}
    others = ("PARLOUR_GAMES", "PARLOUR_MINDS", "PARLOUR_DECKS", "PARLOUR", "PORT")
    environment |= dict.fromkeys((*TOOLS, *others), "1")
    assert unknown_variables(environment) == []
    mistyped = {"PARLOUR_PROT": "8001", "PARLOUR_DATABASE_URL": "secret"}
    assert unknown_variables(environment | mistyped) == ["PARLOUR_DATABASE_URL", "PARLOUR_PROT"]


def test_variables_of_the_tools_are_known() -> None:
    read = set()
    own = (*TREE.glob("tools/**/*.py"), *TREE.glob("benchmarks/**/*.py"), *TREE.glob("ui/*"))
    for path in (*own, TREE / "src/parlour/cli/join.py"):
        if path.is_file():
            read |= set(re.findall(r"PARLOUR_[A-Z_]*[A-Z]", path.read_text("utf-8")))
    assert read >= set(TOOLS)
    assert unknown_variables(dict.fromkeys(read, "")) == []
