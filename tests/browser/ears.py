"""What a guest's screen reader would say: the sentences of the live region, and the focus."""

from tests.browser.guest import WAIT, Guest

# Keeps every sentence that the live region gets, also those that it drops later.
_LISTEN = """() => {
  window.heard = []
  const live = '[role=log][aria-live]'
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes)
        if (node.nodeName === 'P' && target.closest?.(live)) window.heard.push(node.textContent)
  }).observe(document, { childList: true, subtree: true })
}"""

# The focused element in words: its label or text, and its role.
_FOCUSED = """() => {
  const it = document.activeElement
  if (!it || it === document.body) return ''
  const named = it.getAttribute('aria-label') ?? (it.labels?.[0] ?? it).textContent
  return `${it.localName}: ${named.trim().replace(/\\s+/g, ' ').slice(0, 60)}`
}"""


class Ears:
    """Listens to a guest's page from its next load on."""

    def __init__(self, guest: Guest) -> None:
        self._page = guest.page
        guest.page.add_init_script(f"({_LISTEN})()")

    @property
    def heard(self) -> list[str]:
        """Everything that was spoken since the page was loaded."""
        spoken: list[str] = self._page.evaluate("() => window.heard")
        return spoken

    def forget(self) -> None:
        self._page.evaluate("() => { window.heard = [] }")

    def hears(self, *texts: str) -> None:
        """Waits until a sentence that contains one of these texts is spoken."""
        self._page.wait_for_function(
            "(texts) => window.heard.some((one) => texts.some((text) => one.includes(text)))",
            arg=list(texts),
            timeout=WAIT,
        )


def focused(guest: Guest) -> str:
    """The focused element, as its kind and its name; empty if the body has the focus."""
    found: str = guest.page.evaluate(_FOCUSED)
    return found


def keeps_the_focus(guest: Guest) -> None:
    """Waits until something on the page has the focus."""
    guest.page.wait_for_function(
        "() => document.activeElement && document.activeElement !== document.body", timeout=WAIT
    )
