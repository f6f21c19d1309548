import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { ApiProblem, createClient } from './client.ts'
import { route } from './route.ts'

const readShip = route({
  method: 'POST',
  path: '/ships/{id}',
  access: 'account',
  permission: 'own',
  summary: 'A ship',
  query: z.object({ deep: z.boolean().optional() }),
  body: z.object({ name: z.string() }),
  reply: z.object({ knots: z.number() }),
})
const GIVEN = { path: { id: 'a/b' }, query: { deep: true }, body: { name: 'Ann' } }

function clientWith(respond: () => Response | Promise<Response>, token: string | null = 'token') {
  const requests: Request[] = []
  const client = createClient({
    baseUrl: 'https://site.example/api',
    accessToken: async () => token,
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      return respond()
    },
  })
  return { client, requests }
}

const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof ApiProblem ? error : null),
  )

describe('APP-10 a call with an access token', () => {
  test('APP-10 goes to the address of its route with the token, and its reply is parsed', async () => {
    const { client, requests } = clientWith(() => Response.json({ knots: 7, more: true }))
    expect(await client.call(readShip, GIVEN)).toEqual({ knots: 7 })
    expect(requests[0]?.url).toBe('https://site.example/api/ships/a%2Fb?deep=true')
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token')
    expect(await requests[0]?.json()).toEqual({ name: 'Ann' })
  })

  test('APP-10 fails without a token, and sends nothing', async () => {
    const { client, requests } = clientWith(() => Response.json({}), null)
    expect(await problemOf(client.call(readShip, GIVEN))).toMatchObject({
      code: 'unauthenticated',
      message: 'User not authenticated',
    })
    expect(requests).toEqual([])
  })
})

describe('APP-10 a failed call', () => {
  test('APP-10 has the code, status and details of our own problems', async () => {
    const details = { errors: [{ path: 'name', code: 'required' }], retryAfterSeconds: 51 }
    const problem = { type: 't', title: 'T', status: 400, code: 'invalid-body', message: 'No', ...details }
    const { client } = clientWith(() => Response.json(problem, { status: 400 }))
    expect(await problemOf(client.call(readShip, GIVEN))).toMatchObject({
      code: 'invalid-body',
      status: 400,
      details,
    })
  })

  test.each([
    [401, { message: 'Unauthorized' }, 'unauthenticated', 'Unauthorized'],
    [403, { message: 'Forbidden' }, 'forbidden', 'Forbidden'],
    [413, { message: 'Request Too Long' }, 'body-too-large', 'Request Too Long'],
    [429, { message: 'Too Many Requests' }, 'too-many-requests', 'Too Many Requests'],
    [500, { message: 'Internal Server Error' }, 'server-error', 'Internal Server Error'],
    [502, '<html>', 'unavailable', 'HTTP 502'],
    [503, { message: 'Service Unavailable' }, 'unavailable', 'Service Unavailable'],
    [504, '<html>', 'unavailable', 'HTTP 504'],
    [505, null, 'gateway', 'HTTP 505'],
  ])(
    'APP-10 a %i of the gateway has a code by its status, and the message of the gateway, if any',
    async (status, body, code, message) => {
      const { client } = clientWith(() => Response.json(body, { status }))
      expect(await problemOf(client.call(readShip, GIVEN))).toMatchObject({ code, status, message })
    },
  )

  test('APP-10 has its own code without a response', async () => {
    const { client } = clientWith(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await problemOf(client.call(readShip, GIVEN))).toMatchObject({ code: 'network', status: 0 })
  })

  test.each([{ knots: 'many' }, null, []])(
    'APP-10 has its own code for %j, which does not match the route',
    async (body) => {
      const { client } = clientWith(() => Response.json(body))
      expect(await problemOf(client.call(readShip, GIVEN))).toMatchObject({ code: 'unreadable-answer' })
    },
  )
})

describe('APP-10 a call for a file', () => {
  const PDF = 'application/pdf'
  const readPapers = route({
    method: 'GET',
    path: '/papers',
    access: 'account',
    permission: 'own',
    summary: 'Papers',
    file: { mediaTypes: [PDF] },
  })
  const NAMED = "attachment; filename*=UTF-8''papers%20%E8%88%B9.pdf"
  const papers = (headers: Record<string, string>) => new Response(new Uint8Array([37, 80]), { headers })

  test('APP-10 has its name, media type and bytes', async () => {
    const { client, requests } = clientWith(() =>
      papers({ 'content-type': PDF, 'content-disposition': NAMED }),
    )
    const { bytes, ...file } = await client.callFile(readPapers, {})
    expect(file).toEqual({ name: 'papers 船.pdf', mediaType: PDF })
    expect([...bytes]).toEqual([37, 80])
    expect(requests[0]?.headers.get('accept')).toBe('application/pdf, application/problem+json')
  })

  test.each([
    ['text/html', NAMED],
    [PDF, 'attachment'],
  ])('APP-10 is unreadable as %s with %s', async (type, disposition) => {
    const { client } = clientWith(() => papers({ 'content-type': type, 'content-disposition': disposition }))
    expect(await problemOf(client.callFile(readPapers, {}))).toMatchObject({ code: 'unreadable-answer' })
  })

  test('APP-10 fails with the problem of the route', async () => {
    const problem = { type: 't', title: 'T', status: 409, code: 'no-papers', message: 'No' }
    const { client } = clientWith(() => Response.json(problem, { status: 409 }))
    expect(await problemOf(client.callFile(readPapers, {}))).toMatchObject({ code: 'no-papers', status: 409 })
  })
})
