import { createServer } from 'node:http'
import { freePort, listen } from '../../../bin/local/process/ports.ts'

/** A fake IoT data plane that counts publishes. */
export async function countingIot() {
  let publishes = 0
  const server = createServer((request, response) => {
    publishes += 1
    request.resume()
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  })
  const port = await listen(server, await freePort(), '127.0.0.1')
  return {
    endpoint: `http://127.0.0.1:${port}`,
    publishes: () => publishes,
    close() {
      server.close()
    },
  }
}
