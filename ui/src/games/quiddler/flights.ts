// Cards that move: the deal, a drawn card, a discard, words that are laid down, and the player's own
// rows. Each card flies from the place where it was seen last. A flight takes less than 400 ms and
// the whole deal less than a second; a tap or a key ends them (`skipMotion`).

import type { View } from '../../lib/protocol/quiddler'
import { motionAllowed } from '../../lib/settings.svelte'
import { drag } from './drag.svelte'

const MOVE = 240
const FLIGHT = 340
/** The time over which the cards of a deal leave the stock. */
const DEAL = 600
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

/** Where cards are on the screen: the viewer's own by number, and piles and fans by name. */
type Places = Map<string, DOMRect>

const NAMES = ['card', 'pile', 'fan'] as const

export interface Seen {
  view: View
  deal: string
  places: Places
}

/** Where everything lies now. */
export function look(): Places {
  const places: Places = new Map()
  for (const name of NAMES) {
    for (const one of all(`[data-${name}]`)) {
      places.set(`${name} ${one.dataset[name]}`, one.getBoundingClientRect())
    }
  }
  return places
}

/** After the page has changed: lets every card fly that is elsewhere now. */
export function move(before: Seen, view: View, deal: string): void {
  if (!motionAllowed()) return
  if (before.deal !== deal) dealCards(view)
  else {
    moveOwn(before, view)
    moveOthers(before, view)
    moveDiscard(before, view)
    layDown(before, view)
  }
}

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`main ${selector}`)]
}

function one(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main ${selector}`)
}

function fly(
  card: Element | null | undefined,
  from: DOMRect | null | undefined,
  { lasts = FLIGHT, delay = 0, hidden = false } = {},
): void {
  if (!card || !from) return
  const to = card.getBoundingClientRect()
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  if (!to.width || Math.hypot(x, y) < 2) return
  const scale = Math.min(2, Math.max(0.5, from.width / to.width))
  // A dragged card is moved by its `transform`. `translate` and `scale` do not overwrite that.
  const start = { translate: `${x}px ${y}px`, scale, zIndex: 5 }
  card.animate(
    [
      hidden ? { ...start, opacity: 0 } : start,
      { opacity: 1, offset: 0.12 },
      { translate: '0 0', scale: 1, zIndex: 5 },
    ],
    { duration: lasts, delay, easing: EASE, fill: 'backwards' },
  )
}

/** Deals from the stock, one card to each player in the order of turns, and again. */
export function dealCards(view: View): void {
  const stock = one('[data-pile="stock"]')?.getBoundingClientRect()
  if (!stock || !motionAllowed()) return
  const seats = view.players.length
  const first = (view.dealer ?? 0) + 1
  const own = all('[data-card]')
  const total = Math.max(1, (view.sizes[view.hand - 1] ?? 0) * seats - 1)
  for (let place = 0; place < seats; place++) {
    const seat = (first + place) % seats
    const cards = seat === view.viewer ? own : all(`[data-fan="${seat}"] > i`)
    cards.forEach((card, round) => {
      // A card that waits for its turn is still in the stock.
      fly(card, stock, { delay: (DEAL * (round * seats + place)) / total, hidden: true })
    })
  }
}

/** Animates the viewer's own cards: between rows and hand, and from a pile into the hand. */
function moveOwn(before: Seen, view: View): void {
  const drawn = before.view.mine?.drawn == null ? view.mine?.drawn : null
  for (const card of all('[data-card]')) {
    const number = Number(card.dataset.card)
    const was = drag.landing(number) ?? before.places.get(`card ${number}`)
    if (was) fly(card, was, { lasts: MOVE })
    else if (number === drawn) fly(card, before.places.get(pile(before.view, view, view.viewer)))
  }
}

/** The cards that others draw. */
function moveOthers(before: Seen, view: View): void {
  for (const { seat, cards } of view.players) {
    if (cards <= (before.view.players[seat]?.cards ?? 0)) continue
    const fan = all(`[data-fan="${seat}"] > i`)
    fly(fan.at(-1), before.places.get(pile(before.view, view, seat)))
  }
}

/** The pile that a player has drawn from. */
function pile(before: View, view: View, seat: number | null): string {
  const took = (of: View) => (seat === null ? 0 : (of.players[seat]?.took.length ?? 0))
  return took(view) > took(before) ? 'pile discards' : 'pile stock'
}

/** A discard flies from the hand that it leaves. */
function moveDiscard(before: Seen, view: View): void {
  const seat = before.view.at
  if (view.discards <= before.view.discards || seat === null) return
  const left = before.view.mine?.cards.find(
    (card) =>
      card.face === view.top?.face && !view.mine?.cards.some((now) => now.number === card.number),
  )
  const from = seat === view.viewer ? `card ${left?.number}` : `fan ${seat}`
  fly(one('[data-pile="discards"] .card'), before.places.get(from))
}

/** Words go from the hand of another player to the place in front of them. */
function layDown(before: Seen, view: View): void {
  for (const { number, seat } of view.lay_downs.slice(before.view.lay_downs.length)) {
    for (const card of all(`[data-laid="${number}"] .card`)) {
      fly(card, before.places.get(`fan ${seat}`))
    }
  }
}
