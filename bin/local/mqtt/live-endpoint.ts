import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { createWebSocketStream, WebSocketServer } from 'ws'
import { MAX_MESSAGE_BYTES } from './data-plane.ts'

export const LIVE_PATH = '/mqtt'
const SUBPROTOCOL = 'mqtt'
/** The topic and header of the packet around a message. */
const PACKET_OVERHEAD_BYTES = 1024

export type LiveEndpointDeps = {
  /** Hands a connection to the broker. */
  handle: (stream: Duplex, request: IncomingMessage) => void
  /** The URL of the site for requests with this `Host` header. */
  siteUrl: (hostHeader: string | undefined) => string
}

/**
 * MQTT over WebSocket for browsers, on the site's port. Browsers send an Origin header, and pages of other sites are
 * refused; other clients send none.
 */
export function liveEndpoint({ handle, siteUrl }: LiveEndpointDeps) {
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES + PACKET_OVERHEAD_BYTES,
    handleProtocols: (offered) => offered.has(SUBPROTOCOL) && SUBPROTOCOL,
  })
  return (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refusal = refusalOf(request, siteUrl)
    if (refusal !== null) refuse(socket, refusal)
    else
      webSockets.handleUpgrade(request, socket, head, (webSocket) =>
        handle(createWebSocketStream(webSocket), request),
      )
  }
}

function refusalOf({ url, headers }: IncomingMessage, siteUrl: LiveEndpointDeps['siteUrl']): string | null {
  if (url?.split('?')[0] !== LIVE_PATH) return '404 Not Found'
  const { origin, host } = headers
  return origin !== undefined && origin !== siteUrl(host) ? '403 Forbidden' : null
}

function refuse(socket: Duplex, status: string): void {
  socket.once('error', () => undefined)
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
