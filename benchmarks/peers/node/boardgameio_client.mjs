// boardgame.io by its own messages, without the state that its client would keep.

import { io } from 'socket.io-client'
import { post } from './http.mjs'

export async function sitDown(base, count, saw) {
  const lobby = base.replace(/\d+$/, (port) => String(Number(port) + 1))
  const { matchID } = await post(`${lobby}/games/letters/create`, { numPlayers: count })
  return Promise.all(Array.from({ length: count }, (_, seat) => open(base, lobby, matchID, String(seat), count, saw)))
}

async function open(base, lobby, matchID, playerID, count, saw) {
  const joined = await post(`${lobby}/games/letters/${matchID}/join`, { playerID, playerName: playerID })
  const credentials = joined.playerCredentials
  const socket = io(`${base}/letters`, { transports: ['websocket'], forceNew: true })
  let state = 0
  await new Promise((resolve, reject) => {
    socket.on('connect_error', reject)
    socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, count))
    socket.on('sync', (_, info) => {
      state = info.state._stateID
      resolve()
    })
    socket.on('update', (_, newest) => {
      state = newest._stateID
      saw(newest.G.moves)
    })
  })
  const play = (move) => {
    const payload = { type: 'play', args: [move], playerID, credentials }
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state, matchID, playerID)
  }
  return { play }
}
