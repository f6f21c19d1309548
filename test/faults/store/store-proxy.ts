import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '../../../bin/local/process/ports.ts'
import { randomFrom } from '../../../bin/simulate/vehicle/random.ts'

/**
 * `throttled`: refuses 30 % of the calls as DynamoDB does. `down`: breaks every connection, so that calls in flight
 * may or may not have been executed. `silent`: accepts calls and answers none.
 */
type StoreFault = 'none' | 'throttled' | 'down' | 'silent'

const THROTTLED_SHARE = 0.3
/** The table's or the account's throughput may run out. */
const REFUSALS = [
  'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException',
  'com.amazon.coral.availability#ThrottlingException',
]

/** A proxy for the store at `endpoint` that fails on demand. */
export async function startStoreProxy(endpoint: string, seed: number) {
  const { hostname, port } = new URL(endpoint)
  const agent = new Agent({ keepAlive: true })
  const random = randomFrom(seed)
  const counts = { calls: 0, failed: 0 }
  let fault: StoreFault = 'none'

  const server = createServer((call, response) => {
    counts.calls += 1
    if (fault === 'none') return void forward(call, response)
    if (fault === 'throttled')
      return void (random.unit() < THROTTLED_SHARE ? refuse(call, response) : forward(call, response))
    counts.failed += 1
    if (fault === 'down') call.socket.destroy()
  })

  async function forward(call: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url, headers } = call
    try {
      const body = await buffer(call)
      const forwarded = httpRequest({ hostname, port, agent, method, path: url, headers }, (reply) => {
        response.writeHead(reply.statusCode ?? 500, reply.headers)
        reply.pipe(response)
      })
      forwarded.on('error', () => response.destroy())
      forwarded.end(body)
    } catch {
      response.destroy()
    }
  }

  async function refuse(call: IncomingMessage, response: ServerResponse): Promise<void> {
    counts.failed += 1
    await buffer(call)
    const __type = REFUSALS[counts.failed % REFUSALS.length]
    response
      .writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
      .end(JSON.stringify({ __type, message: 'The level of configured throughput was exceeded' }))
  }

  const proxyPort = await listen(server, 0, '127.0.0.1')
  return {
    endpoint: `http://127.0.0.1:${proxyPort}`,
    counts,
    /** Cuts off calls in flight, whether they were executed or not, except when throttling. */
    fail(next: StoreFault): void {
      fault = next
      if (next !== 'throttled') server.closeAllConnections()
    },
    close(): void {
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
