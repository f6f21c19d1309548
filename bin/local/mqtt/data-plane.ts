import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as z from 'zod'
import { SECOND_MS } from '../../../shared/time.ts'
import { readBody } from '../http/read-body.ts'
import { listenOnLoopback } from '../process/ports.ts'
import type { ConnectionState } from './connection-states.ts'

/** A message that one of our functions publishes. */
export type FunctionMessage = {
  topic: string
  payload: Buffer
  qos: 0 | 1
  /** Epoch ms; it is not delivered later. */
  expiresAt: number | null
}

export type DataPlaneDeps = {
  /** Returns whether the client was connected. */
  endConnection: (clientId: string) => boolean
  getConnection: (clientId: string) => ConnectionState | null
  publish: (message: FunctionMessage) => Promise<void>
}

/** IoT Core's limit. */
export const MAX_MESSAGE_BYTES = 128 * 1024

/** The query of a Publish call. Other parameters are refused, because this broker would ignore them. */
const PublishParameters = z.strictObject({
  qos: z.enum(['0', '1']).default('0'),
  retain: z.literal('false').optional(),
  /** Not delivered: MQTT 3.1.1 has no content type. */
  contentType: z.string().optional(),
  messageExpiry: z.coerce.number().int().positive().optional(),
})

/** IoT Core's data plane in front of the broker. Supports only the calls that the functions make; any other fails and is logged. */
export async function startDataPlane({ endConnection, getConnection, publish }: DataPlaneDeps) {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(`The data plane failed: ${String(error)}`)
      refuse(response, 500, 'InternalFailureException')
    })
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const toEnd = nameIn('DELETE', 'connections', request)
    if (toEnd !== null) return endConnection(toEnd) ? done(response) : notFound(response)
    const clientId = nameIn('GET', 'connections', request)
    if (clientId !== null) {
      const state = getConnection(clientId)
      return state === null ? notFound(response) : done(response, { clientId, ...state })
    }
    const topic = nameIn('POST', 'topics', request)
    const properties = publishProperties(request)
    if (topic !== null && properties !== null) {
      const payload = await readBody(request, MAX_MESSAGE_BYTES)
      if (payload === null) return refuse(response, 413, 'RequestEntityTooLargeException')
      await publish({ topic, payload, ...properties })
      return done(response)
    }
    console.error(`The data plane does not support ${request.method} ${request.url}`)
    return refuse(response, 501, 'NotImplementedException')
  }

  return listenOnLoopback(server)
}

const urlOf = ({ url }: IncomingMessage) => new URL(url ?? '/', 'http://localhost')

/** The name in a request for `/{collection}/{name}`; `null` for any other request. */
function nameIn(method: string, collection: string, request: IncomingMessage): string | null {
  const [, first, name, more] = urlOf(request).pathname.split('/')
  const matches = request.method === method && first === collection && more === undefined
  return matches && name ? decodeURIComponent(name) : null
}

function publishProperties(request: IncomingMessage): Pick<FunctionMessage, 'qos' | 'expiresAt'> | null {
  const parameters = PublishParameters.safeParse(Object.fromEntries(urlOf(request).searchParams))
  const hasMqtt5Properties = Object.keys(request.headers).some((header) => header.startsWith('x-amz-mqtt5-'))
  if (!parameters.success || hasMqtt5Properties) return null
  const { qos, messageExpiry } = parameters.data
  return {
    qos: qos === '1' ? 1 : 0,
    expiresAt: messageExpiry === undefined ? null : Date.now() + messageExpiry * SECOND_MS,
  }
}

function done(response: ServerResponse, body: object = {}): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const notFound = (response: ServerResponse) => refuse(response, 404, 'ResourceNotFoundException')

function refuse(response: ServerResponse, status: number, type: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type }).end('{}')
}
