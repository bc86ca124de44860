// Where the keyboard focus goes when the control that had it is gone or has done its work: to the
// next thing to do, never to the body.

import type { View } from '../../lib/protocol/quiddler'

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main ${selector}`)
}

/** Whether nothing has the focus, or a control that can do nothing any more. */
export function focusIsLost(): boolean {
  const now = document.activeElement
  if (!now || now === document.body) return true
  return now.matches('main [data-does^="draw-"][aria-disabled="true"]')
}

/** The control for the next thing to do. */
export function nextToDo(view: View): HTMLElement | null {
  const may = (act: string) => view.choices.some((choice) => choice.act === act)
  if (may('draw-stock')) return find('[data-does="draw-stock"]')
  const drawn = view.mine?.drawn
  const card = drawn == null ? null : find(`[data-card="${drawn}"]`)
  return card ?? find('[data-place="hand"] [data-card]') ?? find('[data-card]') ?? headline()
}

/** The headline says what goes on while there is nothing to do. */
function headline(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('h1')
  if (heading) heading.tabIndex = -1
  return heading
}
