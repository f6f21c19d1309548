import type { Server as HttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'

export const LOOPBACK = '127.0.0.1'

/** Whether the address is this machine's alone: nobody else reaches it. */
export const isLoopback = (host: string) => host === 'localhost' || host.startsWith('127.')

/** Where servers listen that were given this host: there, and always on this machine itself. */
const addressesOf = (host: string) => (isLoopback(host) ? [host] : [host, LOOPBACK])

/** The addresses by which other machines of the network may reach this one. */
export const networkAddresses = () =>
  Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  )

/** A port of the loopback interface that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenAt(server, 0, LOOPBACK)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Listens there for a moment: an error says why no server can. */
export async function assertPortIsFree(port: number, host: string): Promise<void> {
  for (const address of addressesOf(host)) {
    const server = createServer()
    await listenAt(server, port, address)
    await new Promise((resolve) => server.close(resolve))
  }
}

/**
 * Resolves when the server listens at every address of the host; answers the port, which is the system's choice
 * for 0. A server listens at one address only: what comes at the others is handed to it.
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  const [first = host, ...others] = addressesOf(host)
  const chosen = await listenAt(server, port, first)
  for (const address of others) {
    const door = createServer({ noDelay: true }, (socket) => server.emit('connection', socket))
    await listenAt(door, chosen, address)
    server.once('close', () => door.close())
  }
  return chosen
}

/** Has an HTTP server of the run's own listen on any port of this machine alone. */
export async function listenOnLoopback(server: HttpServer) {
  const port = await listen(server, 0, LOOPBACK)
  return {
    endpoint: `http://${LOOPBACK}:${port}`,
    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}

function listenAt(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(address !== null && typeof address === 'object' ? address.port : port)
    })
  })
}
