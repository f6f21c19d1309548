import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { GatewayError, Problem } from '../../../shared/http/problem.ts'
import { type RouteSpec, routeKey } from '../../../shared/http/route.ts'
import { type ApiResponse, apiUrl, callAs } from '../../make/account.ts'
import { everyRoute } from '../../make/api/every-route.ts'
import { validCall } from '../../make/api/valid-calls.ts'
import { aFullAccount } from '../../make/full-account.ts'
import { aTrackerId } from '../../make/tracking/tracker.ts'

/** Where an answer may hold what its schema does not name. */
const OPEN_PLACES = ['POST /vectra/alerts alerts[]', 'POST /vectra/device/history data.parsedStatus{}']

const JsonSchema = z.object({
  type: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  additionalProperties: z.unknown().optional(),
})

/** The places of a schema that take anything. */
function openPlaces(schema: unknown, place: string): string[] {
  const {
    type,
    enum: named,
    const: only,
    anyOf = [],
    properties = {},
    items,
    additionalProperties,
  } = JsonSchema.parse(schema)
  if (type === undefined && named === undefined && only === undefined && anyOf.length === 0) return [place]
  return [
    ...anyOf.flatMap((one) => openPlaces(one, place)),
    ...Object.entries(properties).flatMap(([name, one]) =>
      openPlaces(one, `${place}${place.endsWith(' ') ? '' : '.'}${name}`),
    ),
    ...(items === undefined ? [] : openPlaces(items, `${place}[]`)),
    ...(additionalProperties === undefined || additionalProperties === false
      ? []
      : openPlaces(additionalProperties, `${place}{}`)),
  ]
}

const named = everyRoute.map((route) => [routeKey(route), route] as const)

function expectDeclared(key: string, schema: z.ZodType, body: unknown): void {
  // A schema drops what it does not declare: what comes out of it is what may be there.
  expect(schema.parse(body), `${key} answers what its schema does not declare`).toEqual(body)
}

/** T116 of one answer; the gateway's own errors do not say a charset. */
function expectSealed(key: string, { status, headers }: ApiResponse, ours: boolean): void {
  const seen = `${key} ${status}`
  expect(headers.get('cache-control'), seen).toBe('no-store')
  expect(headers.get('x-content-type-options'), seen).toBe('nosniff')
  expect(headers.get('content-type'), seen).toMatch(
    ours ? /^application\/[\w.+]*json; charset=utf-8$/ : /^application\/json/,
  )
}

describe('every route answers what it declares, sealed', () => {
  it.each(named)(
    'T17 T116 %s: a good answer has no key that its schema does not have',
    async (key, route) => {
      const { account, owned } = await aFullAccount()
      const { method, path, body } = validCall(route, owned)
      const answer = await account.call(method, path, body)
      expect(`${answer.status} ${answer.text}`).toMatch(new RegExp(`^${route.status ?? 200} `))
      expectDeclared(key, route.reply, answer.body)
      expectSealed(key, answer, true)
      if (route.alternative === undefined) return
      const { mediaType, reply } = route.alternative
      const other = await account.call(method, path, body, { accept: mediaType })
      expect(other.headers.get('content-type')).toBe(`${mediaType}; charset=utf-8`)
      expectDeclared(`${key} as ${mediaType}`, reply, other.body)
      expectSealed(key, other, true)
    },
  )

  it('T17 no schema of an answer takes anything, but where it is known', () => {
    const open = everyRoute.flatMap((route) =>
      openPlaces(z.toJSONSchema(route.reply, { io: 'output' }), `${routeKey(route)} `),
    )
    expect(open.filter((place) => !OPEN_PLACES.includes(place))).toEqual([])
  })

  it.each(named.filter(([, route]) => route.access === 'account'))(
    'T17 T116 %s: so is every refusal',
    async (key, route) => {
      const { account, owned } = await aFullAccount()
      const { method, path, body } = validCall(route, owned)

      for (const token of ['', 'garbage', account.idToken]) {
        const refused = await callAs(token)(method, path, body)
        expect([401, 403]).toContain(refused.status)
        expectDeclared(key, GatewayError, refused.body)
        expectSealed(key, refused, false)
      }
      for (const refused of await refusalsOf(route, { method, path, body }, account.call)) {
        expect([400, 404, 415]).toContain(refused.status)
        expectDeclared(key, Problem, refused.body)
        expect(refused.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
        expectSealed(key, refused, true)
      }
    },
  )

  it('T116 a path that is none, and a route by another method', async () => {
    const { account } = await aFullAccount()
    for (const [method, path] of [
      ['GET', '/vectra/none'],
      ['DELETE', '/vectra/devices'],
      ['POST', '/__proto__'],
    ] as const) {
      const answer = await account.call(method, path)
      expect(answer.status).toBe(404)
      expectDeclared(path, GatewayError, answer.body)
      expectSealed(path, answer, false)
    }
    expect((await fetch(`${apiUrl()}/`)).headers.get('cache-control')).toBe('no-store')
  })
})

type Asking = { method: string; path: string; body?: unknown }
type CallApi = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<ApiResponse>

/** What a function itself refuses of a route: a bad body, a body of another type, ids of nothing. */
async function refusalsOf(
  route: RouteSpec,
  { method, path, body }: Asking,
  call: CallApi,
): Promise<ApiResponse[]> {
  const refusals: ApiResponse[] = []
  if (route.body !== undefined) {
    refusals.push(await call(method, path, '"neither"'))
    refusals.push(await call(method, path, '{'))
    refusals.push(await call(method, path, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }))
  }
  if (route.path.includes('{')) {
    const [, query = ''] = path.split('?')
    const nothing = route.path.replaceAll(/\{\w+\}/g, aTrackerId())
    refusals.push(await call(method, `${nothing}?${query}`, body))
  }
  return refusals
}
