// Colyseus with the same small card game; a hand is seen by its owner alone.
// node colyseus_server.mjs PORT

import { createServer } from 'node:http'
import { Room, Server } from '@colyseus/core'
import { ArraySchema, defineTypes, Schema, StateView, view } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const HAND = 10

class Card extends Schema {
  become(number) {
    this.number = number
    this.face = LETTERS[number % LETTERS.length]
    this.points = 2 + (number % 9)
    return this
  }
}
defineTypes(Card, { number: 'number', face: 'string', points: 'number' })

// Fields are set in constructors: as class fields they would hide what defineTypes puts in place.
class Player extends Schema {
  constructor() {
    super()
    this.score = 0
    this.hand = new ArraySchema()
  }
}
defineTypes(Player, { score: 'number', hand: [Card] })
view()(Player.prototype, 'hand')

class Table extends Schema {
  constructor() {
    super()
    this.moves = 0
    this.players = new ArraySchema()
    this.top = new Card().become(0)
  }
}
defineTypes(Table, { moves: 'number', players: [Player], top: Card })

class Letters extends Room {
  onCreate() {
    this.maxClients = 4
    this.state = new Table()
    this.owners = []
    this.next = 0
    // A patch goes out after each move, not by a timer.
    this.setPatchRate(null)
    this.onMessage('play', (client, at) => this.#play(client, at))
  }

  onJoin(client) {
    const player = new Player()
    for (let at = 0; at < HAND; at++) player.hand.push(new Card().become(this.next++))
    this.state.players.push(player)
    this.owners.push(client.sessionId)
    client.view = new StateView()
    client.view.add(player)
    this.broadcastPatch()
  }

  #play(client, at) {
    const seat = this.owners.indexOf(client.sessionId)
    if (seat !== this.state.moves % this.owners.length) return
    const player = this.state.players[seat]
    const card = player.hand[at % player.hand.length]
    player.score += card.points
    this.state.top.become(card.number)
    card.become(this.next++)
    this.state.moves += 1
    this.broadcastPatch()
  }
}

const server = new Server({ transport: new WebSocketTransport({ server: createServer() }), greet: false })
server.define('letters', Letters)
await server.listen(Number(process.argv[2]))
console.log('listening')
