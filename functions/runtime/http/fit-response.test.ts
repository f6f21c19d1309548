import { gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import { route } from '../../../shared/http/route.ts'
import { NO_ACCESS } from '../../stores/accounts/support-access.ts'
import { LAMBDA_RESPONSE_MAX_BYTES } from '../limits.ts'
import { type Actions, serveRoutes } from '../serve-routes.ts'
import { preparedReply } from './prepared-reply.ts'

const callers = {
  getOwnership: async (ownerId: string) => ({ isClosed: false, ownerId, support: NO_ACCESS }),
  getMember: async () => null,
  putAudit: async () => undefined,
}
const GZIP = { 'accept-encoding': 'gzip' }

const read = route({
  method: 'GET',
  path: '/text',
  access: 'public',
  summary: 'Answers with a text',
  reply: z.object({ text: z.string() }),
  prepared: true,
})

type Read = Actions<{ read: typeof read }>['read']

/** The API's answer to a request with these headers. */
async function answerOf(action: Read, headers: Record<string, string> = {}) {
  vi.stubEnv('ACCOUNTS_TABLE', 'accounts')
  vi.stubEnv('MEMBERS_TABLE', 'members')
  vi.stubEnv('AUDIT_TABLE', 'audit')
  vi.stubEnv('EDGE_SECRET', 'secret')
  const handler = serveRoutes({ read }, { read: action }, callers)
  const event: unknown = {
    routeKey: 'GET /text',
    headers,
    requestContext: { http: { sourceIp: '192.0.2.1' } },
    isBase64Encoded: false,
  }
  return Reflect.apply(handler, null, [event, {}])
}

const answerWith = (text: string, headers: Record<string, string> = {}) =>
  answerOf(async () => ({ reply: { text } }), headers)

/** The bytes that Lambda sends. */
const sentBytes = (answer: unknown) => Buffer.byteLength(JSON.stringify(answer))

it('T32 a response fits up to exactly 6 MB of JSON as Lambda sends it', async () => {
  const short = 'x'.repeat(2_000)
  const room = LAMBDA_RESPONSE_MAX_BYTES - sentBytes(await answerWith(short))
  const longest = await answerWith(`${short}${'x'.repeat(room)}`)
  expect(longest.statusCode).toBe(200)
  expect(sentBytes(longest)).toBe(LAMBDA_RESPONSE_MAX_BYTES)
  const tooLong = await answerWith(`${short}${'x'.repeat(room + 1)}`)
  expect(tooLong.statusCode).toBe(413)
  expect(JSON.parse(tooLong.body)).toMatchObject({ code: 'answer-too-large' })
})

it('T32 quotation marks count as the bytes that they become: a body of 4 MB can be too large', async () => {
  const quotes = '"'.repeat(2_000_000)
  expect((await answerWith(quotes)).statusCode).toBe(413)
  expect((await answerWith(quotes, GZIP)).statusCode).toBe(200)
})

it('T32 a prepared reply is compressed once, for whoever accepts that', async () => {
  const reply = { text: 'x'.repeat(2_000) }
  const prepared = preparedReply(reply)
  const answerTo = (headers: Record<string, string>) => answerOf(async () => ({ prepared }), headers)
  const plain = await answerTo({})
  expect(JSON.parse(plain.body)).toEqual(reply)
  const compressed = await answerTo(GZIP)
  expect(JSON.parse(gunzipSync(Buffer.from(compressed.body, 'base64')).toString())).toEqual(reply)
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip' })
  expect((await answerTo(GZIP)).body).toBe(compressed.body)
  for (const answer of [plain, compressed]) expect(answer).not.toHaveProperty('gzipped')
})

it('T32 a small prepared reply is sent as it is', async () => {
  const answer = await answerOf(async () => ({ prepared: preparedReply({ text: 'short' }) }), GZIP)
  expect(JSON.parse(answer.body)).toEqual({ text: 'short' })
  expect(answer).not.toHaveProperty('gzipped')
})

const download = route({
  method: 'GET',
  path: '/file',
  access: 'public',
  summary: 'Answers with a file',
  file: { mediaTypes: ['application/pdf'] },
})

/** The answer with a file of as many bytes, to a client that accepts gzip. */
async function fileOf(length: number) {
  vi.stubEnv('ACCOUNTS_TABLE', 'accounts')
  vi.stubEnv('MEMBERS_TABLE', 'members')
  vi.stubEnv('AUDIT_TABLE', 'audit')
  vi.stubEnv('EDGE_SECRET', 'secret')
  const bytes = new Uint8Array(length).fill(0xe9)
  const action: Actions<{ download: typeof download }>['download'] = async () => ({
    file: { name: 'Précis.pdf', mediaType: 'application/pdf', bytes },
  })
  const handler = serveRoutes({ download }, { download: action }, callers)
  const event: unknown = {
    routeKey: 'GET /file',
    headers: GZIP,
    requestContext: { http: { sourceIp: '192.0.2.1' } },
    isBase64Encoded: false,
  }
  return Reflect.apply(handler, null, [event, {}])
}

it('API-4 a file is sent as it is, with its media type and name', async () => {
  const answer = await fileOf(3_000)
  expect(answer).toMatchObject({
    statusCode: 200,
    isBase64Encoded: true,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Pr_cis.pdf"; filename*=UTF-8''Pr%C3%A9cis.pdf`,
      'cache-control': 'no-store',
    },
  })
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(Buffer.from(answer.body, 'base64')).toEqual(Buffer.alloc(3_000, 0xe9))
})

it('T32 a file that Lambda cannot send is a 413', async () => {
  const LARGEST = 4_500_000
  expect((await fileOf(LARGEST)).statusCode).toBe(200)
  expect((await fileOf(LARGEST + 300_000)).statusCode).toBe(413)
})
