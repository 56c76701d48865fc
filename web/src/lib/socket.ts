/** The wire over the network: a WebSocket that connects again by itself, sooner at first, then less often. */

import { words } from './api'
import { later } from './later'
import type { ClientMessage, ServerMessage } from './protocol'
import type { Wire, WireHandlers } from './session.svelte'
import type { Lang } from './settings.svelte'

const REFUSED = 4400 // the server's code after a refusal that ends the connection: trying again would bring the same
const FIRST = 500
const LONGEST = 15_000

export class SocketWire implements Wire {
  private socket: WebSocket | null = null
  private handlers: WireHandlers | null = null
  private wait = FIRST
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    private readonly table: string,
    private readonly url: string
  ) {}

  open(handlers: WireHandlers): void {
    this.handlers = handlers
    addEventListener('online', this.again)
    later(this.again) // the page is drawn first: the browser takes its time for a socket
  }

  send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message))
  }

  words(lang: Lang, secret: string | null): Promise<string> {
    return words(this.table, secret, lang)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.again)
    this.socket?.close()
  }

  private readonly again = (): void => {
    if (this.closed || this.socket !== null) return
    clearTimeout(this.timer)
    this.connect()
  }

  private connect(): void {
    const { handlers } = this
    if (handlers === null || this.closed) return
    const socket = new WebSocket(this.url)
    this.socket = socket
    handlers.link('connecting')
    let greeted = false
    socket.onopen = () => socket.send(JSON.stringify(handlers.hello()))
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage
      handlers.message(message)
      if (message.type === 'update' && !greeted) {
        // Only now does the server know us; what waits may be sent.
        greeted = true
        this.wait = FIRST
        handlers.link('open')
      }
    }
    socket.onclose = (event) => {
      this.socket = null
      if (this.closed || event.code === REFUSED) return
      handlers.link('lost')
      this.timer = setTimeout(this.again, this.wait * (0.75 + Math.random() / 2))
      this.wait = Math.min(this.wait * 2, LONGEST)
    }
  }
}

/** The socket of a table on the server that this page came from. */
export function tableSocket(table: string): SocketWire {
  const url = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.hash = ''
  return new SocketWire(table, url.href)
}
