import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { ApiProblem, createClient } from './client.ts'
import { route } from './route.ts'

const readShip = route({
  method: 'POST',
  path: '/ships/{id}',
  access: 'account',
  summary: 'A ship',
  query: z.object({ deep: z.boolean().optional() }),
  body: z.object({ name: z.string() }),
  reply: z.object({ knots: z.number() }),
})
const GIVEN = { path: { id: 'a/b' }, query: { deep: true }, body: { name: 'Ann' } }

function clientThatGets(answer: () => Response | Promise<Response>, token: string | null = 'token') {
  const asked: Request[] = []
  const client = createClient({
    baseUrl: 'https://site.example/api',
    accessToken: async () => token,
    fetch: async (input, init) => {
      asked.push(new Request(input, init))
      return answer()
    },
  })
  return { client, asked }
}

const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof ApiProblem ? error : null),
  )

describe('APP-10 every product call carries the access token', () => {
  test('APP-10 the call goes where the route says, with the token, and its reply is parsed', async () => {
    const { client, asked } = clientThatGets(() => Response.json({ knots: 7, more: true }))
    expect(await client.call(readShip, GIVEN)).toEqual({ knots: 7 })
    expect(asked[0]?.url).toBe('https://site.example/api/ships/a%2Fb?deep=true')
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer token')
    expect(await asked[0]?.json()).toEqual({ name: 'Ann' })
  })

  test('APP-10 no token fails with its text, and nothing is sent', async () => {
    const { client, asked } = clientThatGets(() => Response.json({}), null)
    expect(await problemOf(client.call(readShip, GIVEN))).toMatchObject({
      code: 'unauthenticated',
      message: 'User not authenticated',
    })
    expect(asked).toEqual([])
  })
})

describe('APP-10 a call that fails says how', () => {
  test('APP-10 our own problems keep code, status and marked fields', async () => {
    const errors = [{ path: 'name', code: 'required' }]
    const problem = { type: 't', title: 'T', status: 400, code: 'invalid-body', message: 'No', errors }
    const { client } = clientThatGets(() => Response.json(problem, { status: 400 }))
    expect(await problemOf(client.call(readShip, GIVEN))).toMatchObject({
      code: 'invalid-body',
      status: 400,
      errors,
    })
  })

  test.each([
    [401, { message: 'Unauthorized' }, 'unauthenticated', 'Unauthorized'],
    [503, { message: 'Service Unavailable' }, 'gateway', 'Service Unavailable'],
    [502, '<html>', 'gateway', 'HTTP 502'],
  ])('APP-10 the gateway says %i with a message or nothing', async (status, body, code, message) => {
    const { client } = clientThatGets(() => Response.json(body, { status }))
    expect(await problemOf(client.call(readShip, GIVEN))).toMatchObject({ code, status, message })
  })

  test('APP-10 no answer is its own kind', async () => {
    const { client } = clientThatGets(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await problemOf(client.call(readShip, GIVEN))).toMatchObject({ code: 'network', status: 0 })
  })

  test.each([{ knots: 'many' }, null, []])('APP-10 %j is not what the route promises', async (body) => {
    const { client } = clientThatGets(() => Response.json(body))
    expect(await problemOf(client.call(readShip, GIVEN))).toMatchObject({ code: 'unreadable-answer' })
  })
})
