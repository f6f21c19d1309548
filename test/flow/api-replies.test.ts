import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { GatewayError, Problem } from '../../shared/http/problem.ts'
import { type RouteSpec, routeKey } from '../../shared/http/route.ts'
import { type ApiResponse, apiUrl, callAs } from '../make/accounts/account.ts'
import { aFullAccount } from '../make/accounts/full-account.ts'
import { everyRoute, isForUsers } from '../make/api/every-route.ts'
import { type Call, validCall } from '../make/api/valid-calls.ts'
import { aTrackerId } from '../make/tracking/tracker.ts'

/** Where a reply may contain anything. */
const FREE_FORM = ['POST /vectra/device/history data.parsedStatus{}']

const JsonSchema = z.object({
  type: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  /** The members of a discriminated union. */
  oneOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  /** The items of a tuple, which allows no others. */
  prefixItems: z.array(z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
})

/** The paths in a schema that accept any value. */
function freeFormPaths(schema: unknown, path: string): string[] {
  const {
    type,
    enum: values,
    const: value,
    anyOf = [],
    oneOf = [],
    properties = {},
    items,
    prefixItems = [],
    additionalProperties,
  } = JsonSchema.parse(schema)
  const alternatives = [...anyOf, ...oneOf]
  if (type === undefined && values === undefined && value === undefined && alternatives.length === 0)
    return [path]
  return [
    ...alternatives.flatMap((one) => freeFormPaths(one, path)),
    ...Object.entries(properties).flatMap(([name, one]) =>
      freeFormPaths(one, `${path}${path.endsWith(' ') ? '' : '.'}${name}`),
    ),
    ...prefixItems.flatMap((one) => freeFormPaths(one, `${path}[]`)),
    ...(items === undefined || items === false ? [] : freeFormPaths(items, `${path}[]`)),
    ...(additionalProperties === undefined || additionalProperties === false
      ? []
      : freeFormPaths(additionalProperties, `${path}{}`)),
  ]
}

const routesByKey = everyRoute.map((route) => [routeKey(route), route] as const)

const callableRoutes = routesByKey.filter(([, route]) => isForUsers(route))

/**
 * Calls that change what later calls need get an account each. The others share one, from which the last ones
 * delete.
 */
const CHANGES_WHAT_OTHERS_NEED =
  /\/(account|user\/settings|subscription|payment-method|invoices|recipients|snooze-links)\b/
const deletesLast = callableRoutes.toSorted(
  ([, a], [, b]) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
)

function expectDeclared(key: string, schema: z.ZodType, body: unknown): void {
  // parsing drops undeclared keys, so nothing may be missing afterwards
  expect(schema.parse(body), `${key} replies with undeclared keys`).toEqual(body)
}

/** The gateway's own errors have no charset. */
const MEDIA_TYPES = {
  gateway: /^application\/json/,
  function: /^application\/[\w.+]*json; charset=utf-8$/,
  file: /^application\/pdf$/,
}

/** T116: the headers of every response. */
function expectSafeHeaders(
  key: string,
  { status, headers }: ApiResponse,
  from: keyof typeof MEDIA_TYPES,
): void {
  const call = `${key} ${status}`
  expect(headers.get('cache-control'), call).toBe('no-store')
  expect(headers.get('x-content-type-options'), call).toBe('nosniff')
  expect(headers.get('content-type'), call).toMatch(MEDIA_TYPES[from])
}

describe('every route replies as it declares', () => {
  /** The account for calls that change nothing. */
  let unchanged: Awaited<ReturnType<typeof aFullAccount>>
  let changed: Awaited<ReturnType<typeof aFullAccount>>
  beforeAll(async () => {
    unchanged = await aFullAccount()
    changed = await aFullAccount()
  })

  function accountFor({ method, path }: RouteSpec) {
    if (method === 'GET') return unchanged
    return CHANGES_WHAT_OTHERS_NEED.test(path) ? aFullAccount() : changed
  }

  it.each(deletesLast)('T17 T116 %s replies with declared keys only', async (key, route) => {
    const { account, owned } = await accountFor(route)
    const { method, path, body } = validCall(route, owned)
    const response = await account.call(method, path, body)
    expect(`${response.status} ${response.text}`).toMatch(new RegExp(`^${route.status ?? 200} `))
    if (route.reply) expectDeclared(key, route.reply, response.body)
    if (route.file) expect(route.file.mediaTypes).toContain(response.headers.get('content-type'))
    expectSafeHeaders(key, response, route.file ? 'file' : 'function')
    if (route.alternative === undefined) return
    const { mediaType, reply } = route.alternative
    const other = await account.call(method, path, body, { accept: mediaType })
    expect(other.headers.get('content-type')).toBe(`${mediaType}; charset=utf-8`)
    expectDeclared(`${key} as ${mediaType}`, reply, other.body)
    expectSafeHeaders(key, other, 'function')
  })

  it('T17 no reply schema accepts arbitrary values, except where listed', () => {
    const freeForm = everyRoute.flatMap((route) =>
      route.reply ? freeFormPaths(z.toJSONSchema(route.reply, { io: 'output' }), `${routeKey(route)} `) : [],
    )
    expect(freeForm.filter((path) => !FREE_FORM.includes(path))).toEqual([])
  })

  it.each(routesByKey.filter(([, route]) => route.access === 'account'))(
    'T17 T116 %s refuses with declared keys only',
    async (key, route) => {
      const { account, owned } = unchanged
      const { method, path, body } = validCall(route, owned)

      const refused = await callAs(account.idToken)(method, path, body)
      expect(refused.status).toBe(403)
      expectDeclared(key, GatewayError, refused.body)
      expectSafeHeaders(key, refused, 'gateway')
      for (const token of ['', 'garbage']) {
        const unknown = await callAs(token)(method, path, body)
        expect(unknown.status).toBe(401)
        expectDeclared(key, Problem, unknown.body)
        expectSafeHeaders(key, unknown, 'function')
      }
      for (const invalid of await refusalsOf(route, { method, path, body }, account.call)) {
        expect([400, 404, 415]).toContain(invalid.status)
        expectDeclared(key, Problem, invalid.body)
        expect(invalid.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
        expectSafeHeaders(key, invalid, 'function')
      }
    },
  )

  it('T116 unknown paths and methods are a 404 of the gateway with the same headers', async () => {
    const { account } = unchanged
    for (const [method, path] of [
      ['GET', '/vectra/none'],
      ['DELETE', '/vectra/devices'],
      ['POST', '/__proto__'],
    ] as const) {
      const response = await account.call(method, path)
      expect(response.status).toBe(404)
      expectDeclared(path, GatewayError, response.body)
      expectSafeHeaders(path, response, 'gateway')
    }
    expect((await fetch(`${apiUrl()}/`)).headers.get('cache-control')).toBe('no-store')
  })
})

/** Responses to calls that the route's function refuses: invalid bodies, another content type, an unknown id. */
async function refusalsOf(
  route: RouteSpec,
  { method, path, body }: Call,
  call: ReturnType<typeof callAs>,
): Promise<ApiResponse[]> {
  const refusals: ApiResponse[] = []
  if (route.body !== undefined) {
    refusals.push(await call(method, path, '"a string"'))
    refusals.push(await call(method, path, '{'))
    refusals.push(await call(method, path, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }))
  }
  if (route.path.includes('{')) {
    const [, query = ''] = path.split('?')
    const unknownPath = route.path.replaceAll(/\{\w+\}/g, aTrackerId())
    refusals.push(await call(method, `${unknownPath}?${query}`, body))
  }
  return refusals
}
