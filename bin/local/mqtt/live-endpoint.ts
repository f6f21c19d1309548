import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { createWebSocketStream, WebSocketServer } from 'ws'
import { MAX_MESSAGE_BYTES } from './data-plane.ts'

export const LIVE_PATH = '/mqtt'
const SUBPROTOCOL = 'mqtt'
/** Around a message: its topic and the packet's header. */
const PACKET_BYTES = 1024

export type LiveEndpointDeps = {
  /** Gives the broker a connection. */
  handle: (stream: Duplex, request: IncomingMessage) => void
  /** The address of the site for who asks by this `Host`. */
  siteUrl: (hostHeader: string | undefined) => string
}

/**
 * The broker's door for browsers, at the site's own address. A browser says whose page it shows: those of other
 * sites are refused. Programs that are no browsers say nothing.
 */
export function liveEndpoint({ handle, siteUrl }: LiveEndpointDeps) {
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES + PACKET_BYTES,
    handleProtocols: (offered) => offered.has(SUBPROTOCOL) && SUBPROTOCOL,
  })
  return (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const status = whyNot(request, siteUrl)
    if (status !== null) refuse(socket, status)
    else
      webSockets.handleUpgrade(request, socket, head, (webSocket) =>
        handle(createWebSocketStream(webSocket), request),
      )
  }
}

function whyNot({ url, headers }: IncomingMessage, siteUrl: LiveEndpointDeps['siteUrl']): string | null {
  if (url?.split('?')[0] !== LIVE_PATH) return '404 Not Found'
  const { origin, host } = headers
  return origin !== undefined && origin !== siteUrl(host) ? '403 Forbidden' : null
}

function refuse(socket: Duplex, status: string): void {
  socket.once('error', () => undefined)
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
