// One connection to a table: it comes back by itself after a drop, and says truthfully how it is.

import type { FromClient, FromServer } from './protocol/wire'

export type ConnectionState =
  /** The first connection is being made. */
  | 'connecting'
  /** Something was heard a moment ago. */
  | 'live'
  /** Open, but silent for longer than it should be. */
  | 'silent'
  /** Broken; it is tried again. */
  | 'lost'
  /** This device has no network. */
  | 'offline'
  /** Over for good: the server said goodbye and not to come back. */
  | 'ended'

const PING_EVERY = 8_000
const SILENT_AFTER = 4_000
const DEAD_AFTER = 10_000
const FIRST_PAUSE = 400
const LONGEST_PAUSE = 15_000

export interface LineEvents {
  /** What to say first on every new connection. */
  hello(): FromClient
  heard(message: FromServer): void
  changed(state: ConnectionState): void
}

export class Connection {
  state: ConnectionState = 'connecting'
  #socket: WebSocket | null = null
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setTimeout> | undefined
  readonly #url: string
  readonly #events: LineEvents
  readonly #listening = new AbortController()

  constructor(url: string, events: LineEvents) {
    this.#url = url
    this.#events = events
    const { signal } = this.#listening
    window.addEventListener('online', () => this.#tryNow(), { signal })
    window.addEventListener('offline', () => this.#drop(), { signal })
    // A phone that wakes up may hold a socket that died in its sleep.
    document.addEventListener('visibilitychange', () => this.#wake(), { signal })
    this.#open()
  }

  /** Whether a message would go out now. */
  get open(): boolean {
    return this.state === 'live' || this.state === 'silent'
  }

  send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message))
  }

  /** Ends the connection for good. */
  close(): void {
    this.#become('ended')
    this.#listening.abort()
    this.#letGo()
  }

  #become(state: ConnectionState): void {
    if (this.state === state || this.state === 'ended') return
    this.state = state
    this.#events.changed(state)
  }

  #open(): void {
    this.#letGo()
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify(this.#events.hello()))
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as FromServer)
    socket.onclose = () => this.#drop()
    this.#pulse = setTimeout(() => this.#drop(), DEAD_AFTER)
  }

  #letGo(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#pulse)
    const socket = this.#socket
    this.#socket = null
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null
      socket.close()
    }
  }

  #hear(message: FromServer): void {
    if (message.kind === 'goodbye' && !message.again) {
      this.#events.heard(message)
      this.close()
      return
    }
    if (message.kind === 'update') this.#failures = 0
    if (message.kind !== 'goodbye') {
      this.#become('live')
      this.#listen()
    }
    this.#events.heard(message)
  }

  /** Waits for the next sound; if none comes, asks for one, then doubts, then gives up. */
  #listen(): void {
    clearTimeout(this.#pulse)
    this.#pulse = setTimeout(() => this.#ping(), PING_EVERY)
  }

  #ping(): void {
    clearTimeout(this.#pulse)
    this.send({ kind: 'ping' })
    this.#pulse = setTimeout(() => {
      this.#become('silent')
      this.#pulse = setTimeout(() => this.#drop(), DEAD_AFTER - SILENT_AFTER)
    }, SILENT_AFTER)
  }

  #wake(): void {
    if (document.visibilityState !== 'visible') return
    if (this.open) this.#ping()
    else this.#tryNow()
  }

  #tryNow(): void {
    if (this.state === 'lost' || this.state === 'offline') {
      this.#become('lost')
      this.#open()
    }
  }

  #drop(): void {
    if (this.state === 'ended') return
    this.#letGo()
    this.#become(navigator.onLine ? 'lost' : 'offline')
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures++)
    this.#retry = setTimeout(() => this.#open(), pause * (0.5 + Math.random() / 2))
  }
}
