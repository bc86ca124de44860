// Plays at many tables of four seats and says what was seen:
//   node load.mjs CLIENT BASE TABLES BUSY THINK WARM SECONDS
// BUSY tables move, the others only hold their sockets open. With THINK 0 the next seat moves once
// all four saw the last move; otherwise a table pauses THINK milliseconds on average.
// Prints "ready" when all sockets are open, "begin" and "end" around the measured time, then JSON.

const [client, base, ...numbers] = process.argv.slice(2)
const [tables, busy, think, warm, seconds] = numbers.map(Number)
const SEATS = 4
const AT_ONCE = 20
const LONGEST_WAIT = 2000

const { sitDown } = await import(`./${client}_client.mjs`)
const pause = (ms) => new Promise((done) => setTimeout(done, ms))

let measuring = false
let moves = 0
const latencies = []

class Table {
  move = 0
  seen = SEATS
  begun = 0

  async open() {
    this.seats = await sitDown(base, SEATS, (move) => this.#saw(move))
    return this
  }

  go() {
    this.move += 1
    this.seen = 0
    this.begun = performance.now()
    this.seats[(this.move - 1) % SEATS].play(this.move)
  }

  get stuck() {
    return this.seen < SEATS && performance.now() - this.begun > LONGEST_WAIT
  }

  #saw(move) {
    if (move !== this.move || this.seen === SEATS) return
    if (measuring) latencies.push(performance.now() - this.begun)
    this.seen += 1
    if (this.seen < SEATS) return
    if (measuring) moves += 1
    if (think) setTimeout(() => this.go(), think * (0.5 + Math.random()))
    else setImmediate(() => this.go())
  }
}

const all = []
while (all.length < tables) {
  const next = Array.from({ length: Math.min(AT_ONCE, tables - all.length) }, () => new Table().open())
  all.push(...(await Promise.all(next)))
}
console.log('ready')
const playing = all.slice(0, busy)
for (const table of playing) setTimeout(() => table.go(), Math.random() * think)
await pause(warm * 1000)

console.log('begin')
measuring = true
const began = performance.now()
await pause(seconds * 1000)
measuring = false
const took = (performance.now() - began) / 1000
console.log('end')

latencies.sort((one, other) => one - other)
const quantile = (share) => latencies[Math.floor(latencies.length * share)] ?? null
const stuck = playing.filter((table) => table.stuck).length
console.log(JSON.stringify({ moves, seconds: took, p50: quantile(0.5), p99: quantile(0.99), stuck }))
process.exit(0)
