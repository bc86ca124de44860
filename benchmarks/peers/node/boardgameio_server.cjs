// boardgame.io with a small card game: four secret hands, a secret deck. A move plays a card and
// draws another one. node boardgameio_server.cjs PORT; the lobby listens on the next port.

const { Server, Origins } = require('boardgame.io/server')
const { PlayerView } = require('boardgame.io/core')

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const HAND = 10

const card = (number) => ({ number, face: LETTERS[number % LETTERS.length], points: 2 + (number % 9) })

const game = {
  name: 'letters',
  setup: ({ ctx }) => {
    const players = {}
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      players[seat] = { hand: Array.from({ length: HAND }, (_, at) => card(seat * HAND + at)) }
    }
    return { moves: 0, secret: { next: ctx.numPlayers * HAND }, players, top: null, scores: [0, 0, 0, 0] }
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      // The deck is secret, so only the server can make the move.
      client: false,
      move: ({ G, playerID }, at) => {
        const { hand } = G.players[playerID]
        const [played] = hand.splice(at % hand.length, 1)
        hand.push(card(G.secret.next))
        G.secret.next += 1
        G.top = played
        G.scores[playerID] += played.points
        G.moves += 1
      },
    },
  },
}

// Its log of requests is written synchronously, and would be measured too.
console.info = () => {}
const port = Number(process.argv[2])
const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
server.run({ port, lobbyConfig: { apiPort: port + 1 } }, () => console.log('listening'))
