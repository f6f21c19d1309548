import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as z from 'zod'
import { SECOND_MS } from '../../../shared/time.ts'
import { readBody } from '../http/read-body.ts'
import { listenOnLoopback } from '../process/ports.ts'
import type { ConnectionState } from './connection-states.ts'

/** A message of one of our functions. `expiresAt` in epoch ms: not delivered after it. */
export type FunctionMessage = {
  topic: string
  payload: Buffer
  qos: 0 | 1
  expiresAt: number | null
}

export type DataPlaneDeps = {
  /** Answers whether there was such a connection. */
  endConnection: (clientId: string) => boolean
  /** `null` where none is known. */
  getConnection: (clientId: string) => ConnectionState | null
  publish: (message: FunctionMessage) => Promise<void>
}

/** IoT Core's limit. */
export const MAX_MESSAGE_BYTES = 128 * 1024

/** How the stack publishes; what is not here would be dropped silently. MQTT 3.1.1 carries no content type. */
const HowToPublish = z.strictObject({
  qos: z.enum(['0', '1']).default('0'),
  retain: z.literal('false').optional(),
  contentType: z.string().optional(),
  messageExpiry: z.coerce.number().int().positive().optional(),
})

/** IoT's data plane in front of the broker: the calls that the stack makes, and any other fails loudly. */
export async function startDataPlane({
  endConnection,
  getConnection: findConnection,
  publish,
}: DataPlaneDeps) {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`The data plane failed: ${String(error)}`)
      refuse(response, 500, 'InternalFailureException')
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const ended = nameAfter('DELETE', 'connections', request)
    if (ended !== null) return endConnection(ended) ? done(response) : notFound(response)
    const asked = nameAfter('GET', 'connections', request)
    if (asked !== null) {
      const connection = findConnection(asked)
      return connection === null ? notFound(response) : done(response, { clientId: asked, ...connection })
    }
    const topic = nameAfter('POST', 'topics', request)
    const how = howToPublish(request)
    if (topic !== null && how !== null) {
      const payload = await readBody(request, MAX_MESSAGE_BYTES)
      if (payload === null) return refuse(response, 413, 'RequestEntityTooLargeException')
      await publish({ topic, payload, ...how })
      return done(response)
    }
    console.error(`The data plane does not know ${request.method} ${request.url}`)
    return refuse(response, 501, 'NotImplementedException')
  }

  return listenOnLoopback(server)
}

const urlOf = ({ url }: IncomingMessage) => new URL(url ?? '/', 'http://localhost')

/** The last part of `/{what}/{name}`, if the request is that. */
function nameAfter(method: string, what: string, request: IncomingMessage): string | null {
  const [, first, name, more] = urlOf(request).pathname.split('/')
  const isThat = request.method === method && first === what && more === undefined
  return isThat && name ? decodeURIComponent(name) : null
}

function howToPublish(request: IncomingMessage): Pick<FunctionMessage, 'qos' | 'expiresAt'> | null {
  const asked = HowToPublish.safeParse(Object.fromEntries(urlOf(request).searchParams))
  const hasProperties = Object.keys(request.headers).some((header) => header.startsWith('x-amz-mqtt5-'))
  if (!asked.success || hasProperties) return null
  const { qos, messageExpiry } = asked.data
  return {
    qos: qos === '1' ? 1 : 0,
    expiresAt: messageExpiry === undefined ? null : Date.now() + messageExpiry * SECOND_MS,
  }
}

function done(response: ServerResponse, answer: object = {}): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}

const notFound = (response: ServerResponse) => refuse(response, 404, 'ResourceNotFoundException')

function refuse(response: ServerResponse, status: number, type: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type }).end('{}')
}
