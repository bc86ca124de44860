// Keeps the keyboard focus on the page. When the focused element goes (a game begins, a panel folds, a
// view is switched), browsers drop the focus to the body: a screen reader then says nothing, and Tab
// starts anywhere. The focus goes to the place that took over instead.

/** The element that had the focus last, and its ancestors while it was on the page. */
let path: Element[] = []

// What may take over the focus: a part of the page with a name, which screen readers announce.
const PLACE = 'dialog[open], section, [role="region"], [role="group"], main'

function gone(element: Element): boolean {
  return !element.isConnected || !element.checkVisibility({ visibilityProperty: true })
}

/** Moves the focus to an element that need not be a control, without scrolling. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** The closest part of the page around the lost element that is still there, or the heading. */
function refuge(): HTMLElement | null {
  const around = path.find((one) => !gone(one) && one.matches(PLACE))
  const page = around?.matches('main') ? null : around
  return (page ?? document.querySelector('h1') ?? around ?? null) as HTMLElement | null
}

function rescue(): void {
  const [last] = path
  if (!last || !gone(last)) return
  const now = document.activeElement
  if (now && now !== document.body && !gone(now)) return
  const place = refuge()
  if (place) focusOn(place)
}

/** Watches the page from now on. Components that know a better place focus it themselves, during the
 * same update; then there is nothing to rescue. */
export function keepFocus(): void {
  document.addEventListener('focusin', (event) => {
    path = []
    for (let one = event.target as Element | null; one; one = one.parentElement) path.push(one)
  })
  // A tap on the bare page is the person's own wish to leave the control.
  document.addEventListener('pointerdown', (event) => {
    if (!(event.target as Element).closest('a, button, input, select, textarea, [tabindex]'))
      path = []
  })
  let checking = false
  new MutationObserver(() => {
    if (checking) return
    checking = true
    requestAnimationFrame(() => {
      checking = false
      rescue()
    })
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'hidden', 'open'],
  })
}
