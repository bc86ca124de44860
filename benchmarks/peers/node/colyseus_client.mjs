// Colyseus by its own client.

import { Client } from 'colyseus.js'

export async function sitDown(base, count, saw) {
  const client = new Client(base.replace('http', 'ws'))
  const rooms = [await client.create('letters')]
  while (rooms.length < count) rooms.push(await client.joinById(rooms[0].roomId))
  for (const room of rooms) {
    room.onStateChange((state) => saw(state.moves))
    room.onMessage('*', () => {})
  }
  return rooms.map((room) => ({ play: (move) => room.send('play', move) }))
}
