// One WebSocket connection to a table. It reconnects by itself after a drop, with exponential backoff,
// and reports its true state: an open socket that has gone silent is not called live.

import type { FromClient, FromServer } from './protocol/wire'

export type ConnectionState =
  /** The first connection is being made. */
  | 'connecting'
  /** The server sent a message recently. */
  | 'live'
  /** The socket is open, but the server has not answered our ping in time. */
  | 'silent'
  /** The socket is closed; a retry is scheduled. */
  | 'lost'
  /** This device has no network. */
  | 'offline'
  /** Closed for good, by this page or by the server's final goodbye. */
  | 'ended'

const PING_EVERY = 8_000
const SILENT_AFTER = 4_000
const DEAD_AFTER = 10_000
const FIRST_RETRY = 400
const LONGEST_RETRY = 15_000

export interface ConnectionEvents {
  /** The first message on every new socket. */
  hello(): FromClient
  heard(message: FromServer): void
  changed(state: ConnectionState): void
}

export class Connection {
  state: ConnectionState = 'connecting'
  #socket: WebSocket | null = null
  #failedAttempts = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #timeout: ReturnType<typeof setTimeout> | undefined
  readonly #url: string
  readonly #events: ConnectionEvents
  readonly #windowListeners = new AbortController()

  constructor(url: string, events: ConnectionEvents) {
    this.#url = url
    this.#events = events
    const { signal } = this.#windowListeners
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
    this.#windowListeners.abort()
    this.#discardSocket()
  }

  #become(state: ConnectionState): void {
    if (this.state === state || this.state === 'ended') return
    this.state = state
    this.#events.changed(state)
  }

  #open(): void {
    this.#discardSocket()
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify(this.#events.hello()))
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as FromServer)
    socket.onclose = () => this.#drop()
    this.#timeout = setTimeout(() => this.#drop(), DEAD_AFTER)
  }

  #discardSocket(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#timeout)
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
    if (message.kind === 'update') this.#failedAttempts = 0
    if (message.kind !== 'goodbye') {
      this.#become('live')
      this.#expectMessage()
    }
    this.#events.heard(message)
  }

  /** Restarts the timeout for the next message: first a ping, then the state `silent`, then a drop. */
  #expectMessage(): void {
    clearTimeout(this.#timeout)
    this.#timeout = setTimeout(() => this.#ping(), PING_EVERY)
  }

  #ping(): void {
    clearTimeout(this.#timeout)
    this.send({ kind: 'ping' })
    this.#timeout = setTimeout(() => {
      this.#become('silent')
      this.#timeout = setTimeout(() => this.#drop(), DEAD_AFTER - SILENT_AFTER)
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
    this.#discardSocket()
    this.#become(navigator.onLine ? 'lost' : 'offline')
    const pause = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** this.#failedAttempts++)
    this.#retry = setTimeout(() => this.#open(), pause * (0.5 + Math.random() / 2))
  }
}
