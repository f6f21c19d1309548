import { createServer, connect as openSocket, type Socket } from 'node:net'
import { listen } from '../../../bin/local/process/ports.ts'

/** A TCP relay to the broker in this process that can silently drop everything. */
export async function startRelay(target: { host: string; port: number }, host = '127.0.0.1') {
  const sockets = new Set<Socket>()
  let isDead = false

  const server = createServer({ noDelay: true }, (near) => {
    const far = openSocket({ ...target, noDelay: true })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => {
        if (!isDead) to.write(bytes)
      })
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.on('error', () => to.destroy())
    }
  })

  const port = await listen(server, 0, host)
  return {
    host,
    port,
    /** Drops all data from now on, without closing connections. */
    die(): void {
      isDead = true
    },
    /** Closes the connections, since they have missed data, and relays new ones. */
    revive(): void {
      isDead = false
      for (const socket of sockets) socket.destroy()
    },
    close(): void {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
