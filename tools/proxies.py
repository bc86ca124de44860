"""Finds nginx and Caddy for tests, and runs them on loopback with a configuration in a folder.

The search order is: the PATH, the folder `proxies` of the virtual environment. On Debian, the
package is downloaded as a last resort, and its program unpacked into that folder. It is not
installed: the installed package would start a service that listens on port 80.
"""

import contextlib
import fcntl
import functools
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import SystemRandom
from time import monotonic, sleep

PORTS = range(12_000, 32_000)
UNPACKED = Path(sys.prefix) / "proxies"
# Not a measurement: how long a proxy may take to listen before the test fails.
SECONDS_TO_START = 20.0
# What nginx needs around the servers of a site, and what keeps it inside one folder.
NGINX = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/proxy.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""
CADDY = """
{{
    admin off
    auto_https disable_redirects
    skip_install_trust
}}
{site}
"""


class NoProxyError(Exception):
    """There is no proxy of that name; the message says what to do."""


@functools.cache
def find(name: str) -> str:
    """The path of `nginx` or `caddy`; NoProxyError if there is none and none can be fetched."""
    path = f"{os.environ.get('PATH', os.defpath)}:/usr/sbin:{UNPACKED}"
    found = shutil.which(name, path=path)
    if found is None and shutil.which("apt-get") and shutil.which("dpkg-deb"):
        _unpack(name)
        found = shutil.which(name, path=path)
    if found is None:
        raise NoProxyError(f"No {name} was found: install the package {name}, and test again.")
    return found


def _unpack(name: str) -> None:
    """Downloads a package, and keeps nothing of it but the program."""
    UNPACKED.mkdir(parents=True, exist_ok=True)
    # Several test processes may come here at once: the first one works, the others wait for it.
    with (UNPACKED / "lock").open("w") as lock, tempfile.TemporaryDirectory() as folder:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (UNPACKED / name).exists():
            return
        # The lists of packages may be missing or old; only root can fetch them.
        for step in (["update"], ["download", name]):
            subprocess.run(["apt-get", "--quiet", *step], cwd=folder, check=False)
        for package in Path(folder).glob("*.deb"):
            subprocess.run(["dpkg-deb", "--extract", package, folder], check=False)
        for program in Path(folder).glob(f"usr/*bin/{name}"):
            shutil.copy(program, UNPACKED / name)


@contextlib.contextmanager
def nginx(site: str, folder: Path, port: int) -> Iterator[None]:
    """Runs nginx with the servers of a site until the context ends."""
    user = "user root;" if os.geteuid() == 0 else ""
    file = folder / "nginx.conf"
    file.write_text(NGINX.format(user=user, folder=folder, site=site), "utf-8")
    with _running([find("nginx"), "-p", str(folder), "-c", str(file)], folder, port):
        yield


@contextlib.contextmanager
def caddy(site: str, folder: Path, port: int) -> Iterator[None]:
    """Runs Caddy with a site until the context ends."""
    file = folder / "Caddyfile"
    file.write_text(CADDY.format(site=site), "utf-8")
    command = [find("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]
    with _running(command, folder, port):
        yield


@contextlib.contextmanager
def _running(command: list[str], folder: Path, port: int) -> Iterator[None]:
    log = folder / "proxy.log"
    # Caddy keeps files in the home folder.
    homes = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(folder))
    with (
        log.open("ab") as written,
        subprocess.Popen(
            command, env=os.environ | homes, stdout=written, stderr=written
        ) as process,
    ):
        try:
            until = monotonic() + SECONDS_TO_START
            while not _listens(port):
                if process.poll() is not None or monotonic() > until:
                    raise NoProxyError(f"{command[0]} does not start: {log.read_text('utf-8')}")
                sleep(0.02)
            yield
        finally:
            process.terminate()
            process.wait(SECONDS_TO_START)


def _listens(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), 1.0):
            return True
    except OSError:
        return False


def free_port() -> int:
    """A port that nobody uses now. It is below the ports that systems give out by themselves, so
    that nobody is given it before the proxy listens."""
    while True:
        port = SystemRandom().choice(PORTS)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """A self-signed certificate for this machine, and its key."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"),
            *("-nodes", "-days", "30", "-subj", "/CN=localhost"),
            *("-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"),
            *("-keyout", str(key), "-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )
    return certificate, key
