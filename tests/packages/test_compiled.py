"""The compiled wheel: which modules are in it, and what a build without a compiler does. `make
compiled` runs all tests on such a wheel."""

import importlib.machinery
import importlib.util
import shutil
import sysconfig
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from parlour.rules.value import Value
from tests.packages.distributions import HOUSE, Built
from tools import compiled

COMPILER = shutil.which(str(sysconfig.get_config_var("CC") or "cc").split()[0])
ONE = Path("parlour/rules/memo.py")


@pytest.fixture
def one_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "modules", lambda: [ONE])


def test_every_line_of_the_list_names_a_module() -> None:
    settings = tomllib.loads((HOUSE / "pyproject.toml").read_text("utf-8"))
    named = settings["tool"]["parlour"]["compiled"]
    for pattern in named["modules"]:
        assert list(compiled.SOURCES.glob(pattern)), pattern
    there = {path.name for pattern in named["modules"] for path in compiled.SOURCES.glob(pattern)}
    assert set(named["not-compiled"]) <= there


def test_the_way_of_an_act_is_compiled_for_both_games() -> None:
    listed = {path.as_posix() for path in compiled.modules()}
    for module in ("rules/base", "tables/submit", "tables/update", "web/sending"):
        assert f"parlour/{module}.py" in listed
    for game in ("letterjam", "quiddler"):
        assert f"parlour/rules/{game}/views.py" in listed
        # msgspec reads the annotations of types, and Cython does not keep all of them as they are.
        assert f"parlour/rules/{game}/options.py" not in listed


def test_a_wheel_is_compiled_only_on_demand(built: Built) -> None:
    assert built.wheel.name.endswith("-py3-none-any.whl")


def test_a_compiled_module_works_like_its_source(one_module: None, tmp_path: Path) -> None:
    if COMPILER is None:
        with pytest.raises(compiled.CompileError, match="needs a C compiler"):
            list(compiled.build(tmp_path))
        return
    ((made, place),) = compiled.build(tmp_path)
    assert place.name == f"memo{sysconfig.get_config_var('EXT_SUFFIX')}"
    memo = loaded("parlour.rules.memo", made).Memo()
    assert [memo.recall("sum", (1, 2), sum, (1, 2)), memo.recall("sum", (1, 2), min, ())] == [3, 3]


class Early(Value, frozen=True):
    place: int
    rest: int = 0


class Late(Value, frozen=True):
    rest: int
    place: int


class Slotted:
    __slots__ = ("place",)
    place: object


class Open:
    place: object = "of the class"


class Asked:
    def __getattr__(self, name: str) -> str:
        return name


@pytest.mark.skipif(COMPILER is None, reason="compiles a module")
def test_compiled_code_finds_the_attributes_that_the_interpreter_finds(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whatever was read at the same line before, and whatever became of the type."""
    (tmp_path / "probe.py").write_text("def read(thing):\n    return thing.place\n")
    monkeypatch.setattr(compiled, "SOURCES", tmp_path)
    monkeypatch.setattr(compiled, "modules", lambda: [Path("probe.py")])
    ((made, _),) = compiled.build(tmp_path / "built")
    written = (tmp_path / "built" / "c" / "probe.c").read_text()
    assert compiled.QUICKER in written, "this Cython gets attributes in another way"
    read = loaded("probe", made).read

    slotted, open_one = Slotted(), Open()
    for _ in range(3):
        assert [read(Early(1)), read(Late(2, 3)), read(open_one), read(Asked())] == [
            *(1, 3, "of the class", "place")
        ]
        with pytest.raises(AttributeError):
            read(slotted)
        slotted.place = [4]
        assert read(slotted) is slotted.place
        del slotted.place
        with pytest.raises(AttributeError, match="no attribute 'place'"):
            read(object())
    open_one.place = "its own"
    assert (read(open_one), read(Open)) == ("its own", "of the class")
    monkeypatch.setattr(Early, "place", property(lambda self: "of the changed type"))
    assert (read(Early(1)), read(Late(2, 3))) == ("of the changed type", 3)

    many = [
        type(f"Kind{n}", (), {"__slots__": ("other",) * (n % 2) + ("place",)}) for n in range(2000)
    ]
    for _ in range(2):
        for number, kind in enumerate(many):
            one = kind()
            one.place = number
            assert read(one) == number


def loaded(name: str, made: Path) -> ModuleType:
    """The module that was compiled."""
    loader = importlib.machinery.ExtensionFileLoader(name, str(made))
    spec = importlib.util.spec_from_file_location(name, made, loader=loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_without_a_compiler_nothing_is_built(
    one_module: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CC", "/bin/false")
    with pytest.raises(compiled.CompileError, match=r"^Compiling needs a C compiler.*/bin/false"):
        list(compiled.build(tmp_path))


def test_a_wheel_that_cannot_be_built_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(compiled, "HOUSE", tmp_path)
    with pytest.raises(compiled.CompileError, match=r"^The modules could not be compiled"):
        compiled.unpack(tmp_path / "unpacked")
    assert not (tmp_path / "unpacked").exists()


def test_nothing_is_compiled_beside_the_sources() -> None:
    assert not list(compiled.SOURCES.rglob("*.so"))
