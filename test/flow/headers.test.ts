import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type RouteSpec, routeKey } from '../../shared/http/route.ts'
import { FIRST_SCRIPT } from '../../shared/site/first-script.ts'
import { anAccount, apiUrl, localUrl } from '../make/accounts/account.ts'
import { everyRoute } from '../make/api/every-route.ts'
import { rawRequest } from '../make/api/raw-request.ts'
import { PAGE_PATHS } from '../make/page-paths.ts'
import { aTracker } from '../make/tracking/tracker.ts'

const EVIL_ORIGINS = [
  'https://evil.example',
  'null',
  'http://localhost.evil.example',
  'http://localhost',
  'file://',
]

const FIRST_SCRIPT_HASH = createHash('sha256').update(FIRST_SCRIPT).digest('base64')
const POLICY_RULES = [
  // our own files, and the one script that public pages have within them
  `script-src 'self' 'sha256-${FIRST_SCRIPT_HASH}'`,
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/** T118 and T120: the security headers that CloudFront adds to every response. */
function expectSecurityHeaders({ headers, url }: Response): void {
  const policy = headers.get('content-security-policy') ?? ''
  for (const rule of POLICY_RULES) expect(policy.split('; '), url).toContain(rule)
  expect(headers.get('x-frame-options'), url).toBe('DENY')
  expect(headers.get('x-content-type-options'), url).toBe('nosniff')
  // the URL of a share page or a report contains its token, that of a certificate its number
  const isPrivate = /^\/(share|certificate|reports)\//.test(new URL(url).pathname)
  const referrerPolicy = isPrivate ? 'no-referrer' : 'strict-origin-when-cross-origin'
  expect(headers.get('referrer-policy'), url).toBe(referrerPolicy)
}

const pathOf = (route: RouteSpec) => route.path.replaceAll(/\{\w+\}/g, 'SEA240')

describe('headers', () => {
  it.each(Object.values(PAGE_PATHS))(
    'T118 T120 the page %s has every security header and cannot be framed',
    async (path) => {
      const response = await fetch(`${localUrl()}${path}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expectSecurityHeaders(response)
    },
  )

  it('T118 missing files and the API with 200, 401, 403 and 404 have every security header', async () => {
    const { accessToken, idToken } = await anAccount()
    const bearing = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
    for (const [path, status, init] of [
      ['/assets/none.js', 404, {}],
      ['/none.png', 404, {}],
      ['/api/vectra/devices', 200, bearing(accessToken)],
      ['/api/vectra/devices', 401, {}],
      ['/api/vectra/devices', 403, bearing(idToken)],
      ['/api/vectra/devices/none/diagnostics', 404, bearing(accessToken)],
      ['/api/none', 404, {}],
    ] as const) {
      const response = await fetch(`${localUrl()}${path}`, init)
      expect(`${path} ${response.status}`).toBe(`${path} ${status}`)
      expectSecurityHeaders(response)
    }
  })

  it.each(everyRoute.map((route) => [routeKey(route), route] as const))(
    'T119 %s allows no other origin',
    async (_key, route) => {
      const { accessToken } = await anAccount()
      for (const origin of EVIL_ORIGINS) {
        const authorized = { authorization: `Bearer ${accessToken}`, origin }
        const preflight = { origin, 'access-control-request-method': route.method }
        for (const [method, headers] of [
          [route.method, authorized],
          ['OPTIONS', preflight],
        ] as const) {
          const response = await fetch(`${apiUrl()}${pathOf(route)}`, { method, headers })
          const corsHeaders = [...response.headers.keys()].filter((name) =>
            name.startsWith('access-control-'),
          )
          expect(corsHeaders, `${method} from ${origin}`).toEqual([])
          expect(response.status).toBeLessThan(500)
        }
      }
    },
  )
})

const statusOf = async (method: string, path: string, headers: Record<string, string>) =>
  (await rawRequest(apiUrl(), { method, path: `/api${path}`, headers })).status

describe('methods and sizes', () => {
  it('T33 TRACE, HEAD and method override headers have no effect', async () => {
    const account = await anAccount()
    const { trackerId } = await aTracker(account)
    const authorization = `Bearer ${account.accessToken}`
    for (const route of everyRoute)
      for (const method of ['TRACE', 'HEAD', 'PROPFIND'])
        expect([404, 405], `${method} ${route.path}`).toContain(
          await statusOf(method, pathOf(route), { authorization }),
        )
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const path = `/vectra/device/${trackerId}`
      expect(await statusOf('GET', path, { authorization, [name]: 'PUT' })).toBe(404)
    }
  })

  it('T32 headers below 10,240 bytes are accepted, larger ones are a 431', async () => {
    const { accessToken } = await anAccount()
    const padded = (bytes: number) => ({
      authorization: `Bearer ${accessToken}`,
      'x-padding': 'x'.repeat(bytes),
    })
    expect(await statusOf('GET', '/vectra/devices', padded(8_000))).toBe(200)
    expect(await statusOf('GET', '/vectra/devices', padded(10_240))).toBe(431)
  })

  it.each([
    ['100 deep', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`],
    ['100,000 deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['a number that overflows', '{"deviceId":"T1","minutes":1e309}'],
    ['a billion hours', '{"deviceIds":["T1"],"hours":1e9,"minutes":1e9,"deviceId":"T1"}'],
    [
      '10,000 devices',
      JSON.stringify({ deviceIds: Array.from({ length: 10_000 }, (_, index) => `T${index}`), hours: 24 }),
    ],
    ['a name of 10,000 characters', JSON.stringify({ deviceName: 'x'.repeat(10_000), vectraDeviceId: 'T1' })],
  ])('T32 %s is a 400 or 404 on every route that takes a body', async (_name, body) => {
    const account = await anAccount()
    for (const route of everyRoute) {
      if (route.body === undefined) continue
      const { status, text } = await account.call(route.method, pathOf(route), body)
      expect([400, 404], `${routeKey(route)} ${text.slice(0, 300)}`).toContain(status)
    }
  })

  it.each([
    ['a right-to-left override', '\u202eboat'],
    ['zero-width characters', 'bo\u200bat\ufeff'],
    ['a family emoji', '👩‍👩‍👧‍👦'],
    ['combining marks', 'e\u0301\u0323'],
    ['a lone surrogate', '\ud800boat'],
    ['NUL', 'bo\u0000at'],
    ['50 characters of 4 bytes', '𝔟'.repeat(50)],
    ['101 characters', 'x'.repeat(101)],
  ])('T34 a name with %s is stored unchanged, or is a 400', async (_name, deviceName) => {
    const account = await anAccount()
    const { trackerId } = await aTracker(account)
    const saved = await account.call('PUT', `/vectra/device/${trackerId}`, { deviceName, tags: ['a'] })
    expect([200, 400]).toContain(saved.status)
    const { text } = await account.call('GET', '/vectra/devices')
    const expected = saved.status === 200 ? deviceName.trim() : `Boat ${trackerId}`
    expect(JSON.parse(text).devices[0].deviceName).toBe(expected)
  })
})
