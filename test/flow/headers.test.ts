import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { type RouteSpec, routeKey } from '../../shared/http/route.ts'
import { anAccount, apiUrl, localUrl } from '../make/account.ts'
import { everyRoute } from '../make/api/every-route.ts'
import { PAGE_PATHS } from '../make/page-paths.ts'
import { aTracker } from '../make/tracking/tracker.ts'

const EVIL_ORIGINS = [
  'https://evil.example',
  'null',
  'http://localhost.evil.example',
  'http://localhost',
  'file://',
]

/** T118 and T120 of one answer: what CloudFront puts on everything. */
function expectGuarded({ headers, url }: Response): void {
  const policy = headers.get('content-security-policy') ?? ''
  for (const rule of ["script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy.split('; '), url).toContain(rule)
  expect(headers.get('x-frame-options'), url).toBe('DENY')
  expect(headers.get('x-content-type-options'), url).toBe('nosniff')
  // the address of a share page is its key
  const share = new URL(url).pathname.startsWith('/share/')
  const policyOfReferrer = share ? 'no-referrer' : 'strict-origin-when-cross-origin'
  expect(headers.get('referrer-policy'), url).toBe(policyOfReferrer)
}

const pathOf = (route: RouteSpec) => route.path.replaceAll(/\{\w+\}/g, 'SEA240')

describe('headers', () => {
  it.each(Object.values(PAGE_PATHS))(
    'T118 T120 the page %s is guarded, and framed by nobody',
    async (path) => {
      const answer = await fetch(`${localUrl()}${path}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expectGuarded(answer)
    },
  )

  it('T118 so are files that are not there, and the API with 200, 401, 403 and 404', async () => {
    const { accessToken, idToken } = await anAccount()
    const bearing = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
    for (const [path, status, asked] of [
      ['/assets/none.js', 404, {}],
      ['/none.png', 404, {}],
      ['/api/vectra/devices', 200, bearing(accessToken)],
      ['/api/vectra/devices', 401, {}],
      ['/api/vectra/devices', 403, bearing(idToken)],
      ['/api/vectra/devices/none/diagnostics', 404, bearing(accessToken)],
      ['/api/none', 404, {}],
    ] as const) {
      const answer = await fetch(`${localUrl()}${path}`, asked)
      expect(`${path} ${answer.status}`).toBe(`${path} ${status}`)
      expectGuarded(answer)
    }
  })

  it.each(everyRoute.map((route) => [routeKey(route), route] as const))(
    'T119 %s is shared with no other origin',
    async (_key, route) => {
      const { accessToken } = await anAccount()
      for (const origin of EVIL_ORIGINS) {
        const asked = { authorization: `Bearer ${accessToken}`, origin }
        const preflight = { origin, 'access-control-request-method': route.method }
        for (const [method, headers] of [
          [route.method, asked],
          ['OPTIONS', preflight],
        ] as const) {
          const answer = await fetch(`${apiUrl()}${pathOf(route)}`, { method, headers })
          const shared = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
          expect(shared, `${method} from ${origin}`).toEqual([])
          expect(answer.status).toBeLessThan(500)
        }
      }
    },
  )
})

/** A request as it stands, which `fetch` would refuse to send. */
function statusOf(method: string, path: string, headers: Record<string, string>): Promise<number> {
  const { hostname, port } = new URL(apiUrl())
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, method, path: `/api${path}`, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    asking.on('error', reject)
    asking.end()
  })
}

describe('methods and sizes', () => {
  it('T33 TRACE, HEAD and a method in a header do nothing', async () => {
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

  it('T32 10,240 bytes of headers are read, a few more are refused', async () => {
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
    ['a number beyond numbers', '{"deviceId":"T1","minutes":1e309}'],
    ['hours without end', '{"deviceIds":["T1"],"hours":1e9,"minutes":1e9,"deviceId":"T1"}'],
    [
      '10,000 devices',
      JSON.stringify({ deviceIds: Array.from({ length: 10_000 }, (_, index) => `T${index}`), hours: 24 }),
    ],
    ['a name of 10,000 letters', JSON.stringify({ deviceName: 'x'.repeat(10_000), vectraDeviceId: 'T1' })],
  ])('T32 %s is a 400 or 404 of every route that takes a body', async (_name, body) => {
    const account = await anAccount()
    for (const route of everyRoute) {
      if (route.body === undefined) continue
      const answer = await account.call(route.method, pathOf(route), body)
      expect([400, 404], `${routeKey(route)} ${answer.text.slice(0, 300)}`).toContain(answer.status)
    }
  })

  it.each([
    ['right-to-left override', '\u202eboat'],
    ['zero width', 'bo\u200bat\ufeff'],
    ['an emoji of a family', '👩‍👩‍👧‍👦'],
    ['combining marks', 'e\u0301\u0323'],
    ['a lone surrogate', '\ud800boat'],
    ['NUL', 'bo\u0000at'],
    ['100 letters of 4 bytes', '𝔟'.repeat(50)],
    ['101 letters', 'x'.repeat(101)],
  ])('T34 a name with %s is kept as it is, or a 400', async (_name, deviceName) => {
    const account = await anAccount()
    const { trackerId } = await aTracker(account)
    const saved = await account.call('PUT', `/vectra/device/${trackerId}`, { deviceName, tags: ['a'] })
    expect([200, 400]).toContain(saved.status)
    const { text } = await account.call('GET', '/vectra/devices')
    const kept = saved.status === 200 ? deviceName.trim() : `Boat ${trackerId}`
    expect(JSON.parse(text).devices[0].deviceName).toBe(kept)
  })
})
