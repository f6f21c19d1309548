import * as z from 'zod'
import { route } from '../http/route.ts'

/**
 * Most clients keep a refused message at the head of their queue and retry it forever. With the right key, a request
 * therefore succeeds whatever it contains, with the reply of the client's own server.
 */
const REFUSALS = [
  { status: 401, code: 'wrong-key' },
  { status: 429, code: 'too-many-requests' },
] as const

/** The replies that clients take for success. */
const Success = z.union([z.tuple([]), z.strictObject({ result: z.literal('ok').optional() })])
export type Success = z.infer<typeof Success>

const shared = { access: 'public', raw: true, reply: Success, refusals: REFUSALS } as const

const sendPositions = route({
  method: 'POST',
  path: '/ingest/{dialect}/{trackerId}/{key}',
  summary: 'Positions of one tracker, in the format that its app sends',
  ...shared,
})

const sendPosition = route({
  method: 'GET',
  path: '/ingest/{dialect}/{trackerId}/{key}',
  summary: 'A position of one tracker in the query, for apps that can only do that',
  ...shared,
})

const forwardPositions = route({
  method: 'POST',
  path: '/ingest/gateway/{gatewayId}',
  summary: 'Positions of the units of a gateway, whose key is in `Authorization: Bearer KEY`',
  ...shared,
})

/** What trackers and other servers send by HTTP. */
export const ingest = { sendPositions, sendPosition, forwardPositions }
