"""PettingZoo is an extra: who lacks it is told what to install. That a server does without it is in
tests/client/test_servers_stay_light.py."""

import subprocess
import sys


def test_who_lacks_pettingzoo_is_told_what_to_install() -> None:
    script = (
        "import sys; sys.modules['pettingzoo'] = None\n"
        "try: import parlour.lab.pettingzoo.letterjam_v0\n"
        "except ModuleNotFoundError as error: print(error)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == (
        "The environments need PettingZoo, which is not installed here: "
        "pip install 'parlour[pettingzoo]'."
    )
