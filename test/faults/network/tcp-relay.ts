import { createServer, connect as openSocket, type Socket } from 'node:net'
import { listen } from '../../../bin/local/process/ports.ts'

/** A link between trackers and the broker, in this process, that can be dead. */
export async function startRelay(target: { host: string; port: number }, host = '127.0.0.1') {
  const sockets = new Set<Socket>()
  let dead = false

  const server = createServer({ noDelay: true }, (near) => {
    const far = openSocket({ ...target, noDelay: true })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => {
        if (!dead) to.write(bytes)
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
    /** From now on what is sent is swallowed, without a word to either side. */
    die(): void {
      dead = true
    },
    /** What was swallowed does not come back: the connections that missed it end. */
    revive(): void {
      dead = false
      for (const socket of sockets) socket.destroy()
    },
    close(): void {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
