// Parlour, by docs/protocol.md: Quiddler, whose players draw from the stock and discard in turn.

import WebSocket from 'ws'
import { post } from './http.mjs'

let asks = 0
let tables = 0

// Several bases are processes of one server. If they are parted by commas, the seats of each table
// are spread over them; if by bars, the tables are, and all people of a table are at one process.
export async function sitDown(base, count, saw) {
  const whole = base.split('|')
  const bases = whole[tables++ % whole.length].split(',')
  const [first] = bases
  const made = await post(`${first}/api/tables`, { name: 'P0', game: 'quiddler' })
  const keys = [made.key]
  while (keys.length < count) {
    const name = `P${keys.length}`
    keys.push((await post(`${first}/api/tables/${made.code}/seats`, { name })).key)
  }
  const table = { move: 0 }
  const seats = await Promise.all(keys.map((key, seat) => open(bases, made.code, key, seat, table, saw)))
  seats[0].ask({ ask: 'start' })
  await Promise.all(seats.map((seat) => seat.dealt))
  const play = (move) => {
    table.move = move
    const kind = move % 2 ? 'draw-stock' : 'discard'
    for (const seat of seats) {
      const choice = seat.view.choices.find((one) => one.act === kind)
      if (!choice) continue
      const act = { act: kind, hand: choice.hand, turn: choice.turn }
      if (kind === 'discard') act.card = Number(Object.keys(choice.cards)[0])
      seat.ask({ ask: 'play', act })
      return
    }
  }
  return seats.map(() => ({ play }))
}

async function open(bases, code, key, number, table, saw) {
  const url = bases[number % bases.length].replace('http', 'ws')
  const socket = new WebSocket(`${url}/api/tables/${code}/socket`, { perMessageDeflate: false })
  const seat = { view: null, ask: (ask) => send({ kind: 'ask', id: `a${asks++}`, ask }) }
  const send = (message) => socket.send(JSON.stringify(message))
  seat.dealt = new Promise((resolve) => {
    socket.on('message', (text) => {
      const message = JSON.parse(text)
      if (message.kind === 'refused') throw new Error(`refused: ${text}`)
      if (message.kind !== 'update' || !message.view) return
      const before = seat.view && now(seat.view)
      seat.view = message.view
      resolve()
      if (table.move && before !== now(seat.view)) saw(table.move)
    })
  })
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
  send({ kind: 'hello', key })
  return seat
}

// What a move changes for everybody.
const now = (view) => `${view.hand}/${view.turn}/${view.stock}/${view.discards}/${view.phase}`
