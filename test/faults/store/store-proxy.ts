import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '../../../bin/local/process/ports.ts'

/**
 * `throttled`: 30 % of the calls are refused, as DynamoDB refuses them. `gone`: every connection breaks, and those
 * that wait for an answer never hear whether it was done. `silent`: it takes calls and answers none.
 */
export type StoreFault = 'none' | 'throttled' | 'gone' | 'silent'

const THROTTLED_SHARE = 0.3
/** Either may come, by what ran out: the table's throughput or the account's. */
const REFUSALS = [
  'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException',
  'com.amazon.coral.availability#ThrottlingException',
]

/** A store in front of the store at `endpoint`, which fails as it is told to. */
export async function startStoreProxy(endpoint: string) {
  const { hostname, port } = new URL(endpoint)
  const agent = new Agent({ keepAlive: true })
  const told = { calls: 0, failed: 0 }
  let fault: StoreFault = 'none'

  const server = createServer((call, answer) => {
    told.calls += 1
    if (fault === 'none') return void pass(call, answer)
    if (fault === 'throttled')
      return void (Math.random() < THROTTLED_SHARE ? refuse(call, answer) : pass(call, answer))
    told.failed += 1
    if (fault === 'gone') call.socket.destroy()
  })

  async function pass(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method, url, headers } = call
    try {
      const body = await buffer(call)
      const passed = httpRequest({ hostname, port, agent, method, path: url, headers }, (answered) => {
        answer.writeHead(answered.statusCode ?? 500, answered.headers)
        answered.pipe(answer)
      })
      passed.on('error', () => answer.destroy())
      passed.end(body)
    } catch {
      answer.destroy()
    }
  }

  async function refuse(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    told.failed += 1
    await buffer(call)
    const __type = REFUSALS[told.failed % REFUSALS.length]
    answer
      .writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
      .end(JSON.stringify({ __type, message: 'The level of configured throughput was exceeded' }))
  }

  const chosen = await listen(server, 0, '127.0.0.1')
  return {
    endpoint: `http://127.0.0.1:${chosen}`,
    told,
    /** What was under way when the store goes is cut off, whether it was done or not. */
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
