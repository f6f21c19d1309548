import { createServer } from 'node:http'
import { listen } from './ports.ts'

/** IoT's data plane in front of the broker: the calls that the stack makes, and any other fails loudly. */
export async function startDataPlane(endConnection: (clientId: string) => boolean) {
  const server = createServer((request, response) => {
    const clientId = /^\/connections\/([^/?]+)/.exec(request.url ?? '')?.[1]
    if (request.method !== 'DELETE' || clientId === undefined) {
      console.error(`The data plane does not know ${request.method} ${request.url}`)
      response.writeHead(501, { 'x-amzn-errortype': 'NotImplementedException' }).end('{}')
      return
    }
    const ended = endConnection(decodeURIComponent(clientId))
    if (ended) response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    else
      response
        .writeHead(404, {
          'content-type': 'application/json',
          'x-amzn-errortype': 'ResourceNotFoundException',
        })
        .end('{"message":"There is no such connection"}')
  })
  const port = await listen(server, 0, '127.0.0.1')
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
