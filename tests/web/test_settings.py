"""Settings: by flag, by environment, or left as they are."""

import pytest

from parlour.cli import parser
from parlour.web.settings import Settings, SettingsError, described, read_settings


def test_nothing_has_to_be_set() -> None:
    assert read_settings({}, {}) == Settings()


def test_a_flag_wins_over_the_environment() -> None:
    environment = {"PARLOUR_PORT": "8001", "PARLOUR_KEEP_DAYS": "7", "PORT": "9"}
    settings = read_settings({"port": "8002", "host": None}, environment)
    assert (settings.port, settings.keep_days, settings.host) == (8002, 7.0, "127.0.0.1")


def test_every_setting_is_a_flag_and_described() -> None:
    names = [name for name, _, _ in described()]
    assert names == list(Settings.__struct_fields__)
    for name, sentence, default in described():
        assert sentence.endswith("."), name
        assert default, name
        arguments = parser().parse_args(["serve", f"--{name.replace('_', '-')}", "7"])
        assert getattr(arguments, name) == "7"


def test_origins_are_given_with_commas() -> None:
    settings = read_settings({}, {"PARLOUR_ORIGINS": "https://a.example, https://b.example,"})
    assert settings.origins == ("https://a.example", "https://b.example")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "http"),
        ("port", "70000"),
        ("port", "-1"),
        ("thinkers", "0"),
        ("tables_per_hour", "0"),
        ("asks_per_second", "-1"),
        ("keep_days", "never"),
        ("trust_proxy", "perhaps"),
        ("log_level", "loud"),
    ],
)
def test_a_wrong_setting_is_refused_in_a_sentence(name: str, value: str) -> None:
    with pytest.raises(SettingsError, match=rf"^A setting is wrong: .*{name}"):
        read_settings({}, {f"PARLOUR_{name.upper()}": value})
