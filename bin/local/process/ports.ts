import { randomInt } from 'node:crypto'
import type { Server as HttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'

export const LOOPBACK = '127.0.0.1'

/** Whether only this machine can reach the address. */
export const isLoopback = (host: string) => host === 'localhost' || host.startsWith('127.')

/** Servers on another host listen on the loopback interface too. */
const addressesOf = (host: string) => (isLoopback(host) ? [host] : [host, LOOPBACK])

/** The IPv4 addresses at which other machines may reach this one. */
export const networkAddresses = () =>
  Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  )

/** Below the ports that systems give to outgoing connections, which could take a port before a server starts on it. */
const PORTS = { first: 20_000, last: 32_000 }

/** A free port of the loopback interface, which no outgoing connection takes while its server restarts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.first, PORTS.last)
    const isFree = await assertPortIsFree(port, LOOPBACK).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error
        return false
      },
    )
    if (isFree) return port
  }
}

/** Rejects with the system's error if no server could listen there. */
export async function assertPortIsFree(port: number, host: string): Promise<void> {
  for (const address of addressesOf(host)) {
    const server = createServer()
    await listenAt(server, port, address)
    await new Promise((resolve) => server.close(resolve))
  }
}

/**
 * Listens at every address of the host. Returns the port; the system chooses one for 0. A server can listen at one
 * address only, so another server forwards the connections of the second address.
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  const [first = host, ...others] = addressesOf(host)
  const listeningPort = await listenAt(server, port, first)
  for (const address of others) {
    const forwarder = createServer({ noDelay: true }, (socket) => server.emit('connection', socket))
    await listenAt(forwarder, listeningPort, address)
    server.once('close', () => forwarder.close())
  }
  return listeningPort
}

/** Listens on a free port of the loopback interface. */
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
