import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import Stripe from 'stripe'
import { SECOND_MS } from '../../../../../shared/time.ts'
import { readBody } from '../../../http/read-body.ts'
import { listenOnLoopback } from '../../../process/ports.ts'
import { API_VERSION } from '../account.ts'
import type { StripeAnswer, StripeRequest } from '../answer-request.ts'
import type { StripeStandIn } from '../stripe.ts'
import type { Faults } from './faults.ts'

const MAX_BODY_BYTES = 1_000_000

type ServerDeps = Pick<StripeStandIn, 'handle' | 'refuse'> & {
  faults: Pick<Faults, 'take'>
  log: (request: StripeRequest) => void
}

/** Serves Stripe's API to the SDK of the functions. */
export function startStripe({ handle, refuse, faults, log }: ServerDeps) {
  const keysInUse = new Set<string>()

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, MAX_BODY_BYTES)
    // browsers send an Origin header: no web page may call this port
    if (request.headers.origin !== undefined || body === null) {
      response.writeHead(403).end()
      return
    }
    const call = callOf(request, body.toString())
    log(call)
    const key = call.headers['idempotency-key']
    if (key !== undefined && keysInUse.has(key)) {
      send(response, call, refuse(409))
      return
    }
    if (key !== undefined) keysInUse.add(key)
    try {
      await answerCall(call, response)
    } finally {
      if (key !== undefined) keysInUse.delete(key)
    }
  }

  async function answerCall(call: StripeRequest, response: ServerResponse): Promise<void> {
    const fault = faults.take(call.url)
    if (fault?.kind === 'slow') await wait(fault.seconds * SECOND_MS)
    if (fault?.kind === 'down') {
      response.destroy()
      return
    }
    if (fault?.kind === '429' || fault?.kind === '500') {
      send(response, call, refuse(fault.kind === '429' ? 429 : 500))
      return
    }
    const answer = handle(call, fault?.kind === '500-after')
    if (fault?.kind === 'lost') response.destroy()
    else send(response, call, answer)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error(`The local Stripe failed: ${error instanceof Error ? error.stack : String(error)}`)
      response.destroy()
    })
  })
  return listenOnLoopback(server)
}

/** Stripe's SDK for the stand-in at this address. */
export function clientFor(endpoint: string, secretKey: string): Stripe {
  const { hostname, port } = new URL(endpoint)
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

function callOf({ method = 'GET', url = '/', headers }: IncomingMessage, body: string): StripeRequest {
  const texts = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return { method, url, body, headers: Object.fromEntries(texts) }
}

function send(response: ServerResponse, { headers }: StripeRequest, answer: StripeAnswer): void {
  const key = headers['idempotency-key']
  response
    .writeHead(answer.status, {
      'content-type': 'application/json',
      'request-id': answer.requestId,
      'stripe-version': API_VERSION,
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(answer.isReplayed && { 'idempotent-replayed': 'true', 'original-request': answer.requestId }),
    })
    .end(answer.body)
}
