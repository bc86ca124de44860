// A bot that sits down at a table of Parlour and plays one game, of either kind: the same as bot.py, with
// nothing but a WebSocket and fetch.
//
//   node examples/bot.ts plum-otter-77 http://127.0.0.1:8000 Magpie
//
// That is for Node 22.18 or newer. Node 20 needs JavaScript, and a flag (`make setup` brings the compiler):
//
//   ui/node_modules/.bin/tsc -p examples --outDir dist/bot
//   node --experimental-websocket dist/bot/bot.js plum-otter-77 http://127.0.0.1:8000 Magpie

// biome-ignore lint/suspicious/noExplicitAny: a view is plain JSON; /api/schema has its types
type Plain = Record<string, any>

const WORDS = `
  AT AN AS IN IT IS ON OR OF TO SO NO GO HE WE ME BE UP THE AND TEA EAT SEA SET TEN NET NOT RAT
  ART EAR ARE RED ROE ORE TOE OAT TIE TIN SIT SAT SON SUN RUN HEN HIS HAT HIT HOT CAT CAR END AGE
  GET LET LOT LEG OIL OLD ONE WIN REST SEAT TEAR RATE TONE LATE TALE RAIN HEAR HEAT TREE SHOE HOUR
`.trim().split(/\s+/)
const COMMON = 'ETAOINSRHLDCUMFPGWYBK'

/** Backs what most people back, else offers a word; trusts its guess after the second clue. */
function letterJam(view: Plain, can: Plain): Plain | undefined {
  const { round } = view
  const me = view.players[view.viewer]
  const offers = [...view.offers].sort((a, b) => b.backers.length - a.backers.length || a.number - b.number)
  if (can.back && offers[0].number !== me.backing) return { act: 'back', round, offer: offers[0].number }
  if (can.offer) return { act: 'offer', round, draft: can.offer.drafts.at(-1) }
  if (can.draft && offers.length === 0) {
    const best = spelled(can.draft).sort((a, b) => b.helps - a.helps)[0]
    if (best) return { act: 'draft', round, word: best.word, sources: best.sources }
  }
  if (can['guess-aloud']) return { act: 'guess-aloud', round, letter: COMMON[0] }
  if (view.phase === 'deciding' && me.card !== null) {
    const clues = view.clues.filter((clue: Plain) => clue.own_cards.includes(me.card))
    if (can.guess && view.mine.sheet[me.card].guess === null) {
      const letter = [...COMMON].find((one) => can.guess.letters.includes(one))
      return { act: 'guess', card: me.card, letter }
    }
    if (can['move-on'] && clues.length > 1) return can['move-on']
  }
  if (can.know) return { ...can.know, know: true }
  if (can.accept) return { act: 'accept', seat: can.accept.seat, accept: true }
  if (can['want-stop'] && !me.wants_stop) return can['want-stop']
  return can.stay ?? can.ready ?? can.reveal
}

/** The words that the cards spell. A letter that is not on the table is the wildcard. */
function spelled(draft: Plain): { helps: number; word: string; sources: string[] }[] {
  return WORDS.flatMap((word) => {
    const missing = new Set([...word].filter((letter) => !draft.takes[letter]))
    if (missing.size > ('*' in draft.letters ? 1 : 0)) return []
    const sources = [...word].map((letter, place) => {
      const cards: string[] = draft.takes[letter] ?? ['*']
      const before = [...word.slice(0, place)].filter((one) => one === letter).length
      return cards[before % cards.length] ?? '*'
    })
    const helps = draft.counts.players.filter((card: string) => sources.includes(card)).length
    return [{ helps, word, sources }]
  })
}

/** Goes out as soon as its cards make a word, and discards what costs most. */
function quiddler(view: Plain, can: Plain): Plain | undefined {
  const turn = { hand: view.hand, turn: view.turn }
  for (const act of ['go-out', 'lay-down']) {
    const found = can[act]?.checked === null ? oneWord(can[act].cards, act === 'go-out') : undefined
    if (found) return { act, ...turn, words: [found.word], discard: found.discard }
  }
  if (can.discard) {
    const dearest = [...view.mine.cards].sort((a, b) => b.points - a.points)[0]
    return { act: 'discard', ...turn, card: dearest.number }
  }
  for (const [act, answer] of [['vote', { up: true }], ['defend', { sentence: 'It is a word, I swear.' }]] as const) {
    const { hand, lay_down, word } = can[act] ?? {}
    if (can[act]) return { act, hand, lay_down, word, ...answer }
  }
  return can['draw-stock'] ?? can.pass ?? can['next-hand']
}

/** The cards of a word, and one more to discard; `every` leaves no other card. */
function oneWord(cards: Record<string, string>, every: boolean): { word: number[]; discard: number } | undefined {
  const numbers = Object.keys(cards).map(Number)
  const build = (chosen: number[]): number[] | undefined => {
    const text = chosen.map((number) => cards[number]).join('')
    const enough = every ? chosen.length === numbers.length - 1 : chosen.length > 1 && chosen.length < numbers.length
    if (enough && WORDS.includes(text)) return chosen
    if (!WORDS.some((word) => word.startsWith(text))) return undefined
    return numbers.filter((one) => !chosen.includes(one)).map((one) => build([...chosen, one])).find(Boolean)
  }
  const word = build([])
  const discard = numbers.find((number) => word && !word.includes(number))
  return word && discard !== undefined ? { word, discard } : undefined
}

const IDEAS: Record<string, typeof quiddler> = { letterjam: letterJam, quiddler }

/** Plays one game. A connection that breaks is opened again, and an act without an answer is sent again. */
async function play(code: string, base: string, name: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ name })
  const answer = await fetch(`${base}/api/tables/${code}/seats`, { method: 'POST', headers, body })
  const seated = (await answer.json()) as Plain
  if (!answer.ok) throw new Error(seated.sentence)
  let seen: Plain = { seq: 0 }
  let done = 0
  let asked = 0
  let unanswered: Plain | undefined
  while (true) {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${code}/socket`)
    const send = (message: Plain) => socket.send(JSON.stringify(message))
    const act = () => {
      const { seq, table, view } = seen
      if (unanswered || seq < done || !table || table.stage !== 'playing') return
      if (!view.waiting_for.includes(view.viewer)) return
      const can = Object.fromEntries(view.choices.map((choice: Plain) => [choice.act, choice]))
      const idea = IDEAS[table.game]?.(view, can)
      if (!idea) return
      unanswered = { kind: 'ask', id: crypto.randomUUID(), ask: { ask: 'play', act: idea } }
      asked = seq
      send(unanswered)
    }
    socket.onopen = () => {
      send({ kind: 'hello', key: seated.key, since: seen.seq })
      if (unanswered) send(unanswered)
    }
    const over = await new Promise<boolean>((resolve, reject) => {
      socket.onclose = () => resolve(false)
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data) as Plain
        if (message.kind === 'goodbye' && !message.again) reject(new Error(message.sentence))
        if (message.kind === 'refused') console.log(`${name}: ${message.refusal.sentence}`)
        // After a refusal a newer update is waited for: somebody was quicker.
        if (message.kind === 'taken') done = message.seq
        if (message.kind === 'refused') done = asked + 1
        if (message.id === unanswered?.id) unanswered = undefined
        if (message.kind === 'update') seen = message
        if (seen.table?.stage === 'over') resolve(true)
        else act()
      }
    })
    socket.close()
    if (over) return console.log(`${name} has ${seen.table.points} points.`)
    await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * 500))
  }
}

const [code = '', base = 'http://127.0.0.1:8000', name = 'Magpie'] = process.argv.slice(2)
await play(code, base, name).catch((error: Error) => {
  console.error(`${name}: ${error.message}`)
  process.exitCode = 1
})

export {}
