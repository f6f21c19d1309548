import { createServer, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'

const LOOPBACK = '127.0.0.1'

/** Whether the address is this machine's alone: nobody else reaches it. */
export const isLoopback = (host: string) => host === 'localhost' || host.startsWith('127.')

/** Where servers listen that were given this host: there, and always on this machine itself. */
export const addressesOf = (host: string) => (isLoopback(host) ? [host] : [host, LOOPBACK])

/** The addresses by which other machines of the network may reach this one. */
export const networkAddresses = () =>
  Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  )

/** A port of the loopback interface that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, LOOPBACK, () => {
      const address = server.address()
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port)
        else reject(new Error(`No free port on ${LOOPBACK}`))
      })
    })
  })
}

/** Whether a server may listen there. */
export function portIsFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
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
