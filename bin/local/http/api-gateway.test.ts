import { createServer } from 'node:http'
import { expect, it, vi } from 'vitest'
import { clientConfigFor } from '../../../test/make/local/client-config.ts'
import { apiGateway } from './api-gateway.ts'

const LAMBDA_RESPONSE_MAX_BYTES = 6 * 1024 * 1024

/** The status that a client gets when the function of a route returns this. */
async function statusFor(result: object): Promise<number> {
  const handle = apiGateway({
    routes: [{ key: 'GET /text', functionId: 'Text', isPublic: true }],
    authorize: () => Promise.reject(new Error('this route is public')),
    invoke: async () => result,
  })
  const { endpoint } = await clientConfigFor(
    createServer((request, response) =>
      handle(request, response, new URL(request.url ?? '/', 'http://localhost')),
    ),
  )
  const { status } = await fetch(`${endpoint}/text`)
  return status
}

it('refuses a response above 6 MB of JSON, as Lambda does', async () => {
  vi.mocked(console.error).mockImplementation(() => {})
  const frame = Buffer.byteLength(JSON.stringify({ statusCode: 200, body: '' }))
  const room = LAMBDA_RESPONSE_MAX_BYTES - frame
  expect(await statusFor({ statusCode: 200, body: 'x'.repeat(room) })).toBe(200)
  expect(await statusFor({ statusCode: 200, body: 'x'.repeat(room + 1) })).toBe(500)
  expect(await statusFor({ statusCode: 200, body: '"'.repeat(room / 2) })).toBe(200)
  expect(await statusFor({ statusCode: 200, body: '"'.repeat(room / 2 + 1) })).toBe(500)
  vi.mocked(console.error).mockClear()
})
