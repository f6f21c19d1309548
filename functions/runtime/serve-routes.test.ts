import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import { route } from '../../shared/http/route.ts'
import { StoreUnavailable } from '../stores/dynamodb/store-unavailable.ts'
import { serveRoutes } from './serve-routes.ts'

const look = route({ method: 'GET', path: '/look', access: 'public', summary: 'Looks', reply: z.object({}) })

/** What the API answers when its action throws this. */
async function answerTo(error: Error) {
  vi.mocked(console.error).mockImplementation(() => {})
  vi.stubEnv('ACCOUNTS_TABLE', 'accounts')
  vi.stubEnv('EDGE_SECRET', 'mark')
  const fail = () => Promise.reject(error)
  const handler = serveRoutes({ look }, { look: fail }, async () => false)
  const event: unknown = {
    routeKey: 'GET /look',
    headers: {},
    requestContext: { http: { sourceIp: '192.0.2.1' } },
    isBase64Encoded: false,
  }
  const answer = await Reflect.apply(handler, null, [event, {}])
  vi.mocked(console.error).mockClear()
  return answer
}

it('F09 a store that does not answer is told as 503, with word of when to try again', async () => {
  const answer = await answerTo(new StoreUnavailable('gone'))
  expect(answer).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  })
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'unavailable', status: 503 })
})

it('F09 any other throw stays a 500 without its insides', async () => {
  const answer = await answerTo(new TypeError('secret of ours'))
  expect(answer.statusCode).toBe(500)
  expect(answer.headers).not.toHaveProperty('retry-after')
  expect(answer.body).not.toContain('secret')
})
