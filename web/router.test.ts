// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { createClient } from '../shared/http/client.ts'
import { PAGE_PATHS } from '../test/make/page-paths.ts'
import { historySearch } from './features/history/history-search.ts'
import { routeRange, trailRangeOf } from './features/history/route-range.ts'
import { createSiteRouter } from './router.ts'
import { MAX_SEARCH_TEXT } from './ui/search-params.ts'

const offline = () => Promise.reject(new Error('No network in this test'))
const router = createSiteRouter({
  queryClient: new QueryClient(),
  client: createClient({ baseUrl: '', accessToken: async () => '', fetch: offline }),
  sessionEnd: { refused: false },
})

/** Raw values, as a link contains them. */
const HOSTILE = [
  'xx',
  '',
  ' ',
  'NaN',
  '-0',
  '-1',
  '0',
  '1e400',
  '99999999999999999999',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  '["a","b"]',
  '[[[]]]',
  '{"__proto__":{"polluted":1}}',
  '"',
  '%00',
  '%E0%A4%A',
  '<img src=x onerror=alert(1)>',
  '=1+1',
  '//evil.example',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  '2026-02-30',
  '٢٠٢٦-٠٥-٠١',
  'x'.repeat(10_000),
  '9'.repeat(10_000),
]
/** Parameters that no route has, and names that every object has. */
const FOREIGN = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'utm_source']

const parsed = (query: string) => router.options.parseSearch(query)
const queries = (name: string) => [
  ...HOSTILE.map((value) => `?${name}=${encodeURIComponent(value)}`),
  `?${name}`,
  `?${name}=${'%E0%A4%A'}`,
  `?${name}=a&${name}=b`,
  `?${name}=all&${name}=all`,
]
/** The parameters of every route that has some. A new one without a line here fails. */
const PARAMS: Record<string, readonly string[]> = {
  '/dashboard/alerts/events': ['deviceId', 'ruleId', 'from', 'to', 'size', 'event', 'ignored'],
  '/dashboard/devices': ['q', 'show', 'sort', 'order', 'ignored'],
  '/dashboard/geofences': [
    'tab',
    'q',
    'deviceId',
    'geofenceId',
    'type',
    'from',
    'to',
    'size',
    'event',
    'ignored',
  ],
  '/dashboard/history': [
    'deviceId',
    'devices',
    'range',
    'day',
    'from',
    'to',
    'trip',
    'speed',
    'follow',
    'skip',
    'sort',
    'purpose',
    'fences',
    'at',
    'ignored',
  ],
  '/dashboard/live': [
    'deviceId',
    'style',
    'trail',
    'trails',
    'panel',
    'fences',
    'seamarks',
    'q',
    'show',
    'tag',
    'sort',
    'ignored',
  ],
  '/dashboard/reporting': ['tab', 'q', 'show', 'rule', 'create', 'deviceId', 'ignored'],
  '/dashboard/settings': ['tab', 'member', 'deviceId', 'ignored'],
  '/dashboard/subscription': ['tab', 'plan', 'ignored'],
  '/login': ['to', 'session'],
}
const ROUTES = Object.keys(router.routesByPath).map((route) => ({ route, params: PARAMS[route] ?? [] }))
const pathOf = (route: string) => Object.entries(PAGE_PATHS).find(([known]) => known === route)?.[1] ?? route

const withParams = ROUTES.filter(({ params }) => params.length > 0)

describe('APP-1 the search parameters of every route', () => {
  test('APP-1 are those of the table, and each is in what the route parses', () => {
    const found = Object.entries(router.routesByPath).flatMap(([route, { options }]) => {
      const { validateSearch } = options
      return typeof validateSearch === 'function' ? [[route, Object.keys(validateSearch({}))]] : []
    })
    expect(Object.fromEntries(found)).toEqual(PARAMS)
  })

  test.each(ROUTES)('APP-1 $route opens with any value of $params', ({ route, params }) => {
    for (const name of [...params, ...FOREIGN])
      for (const query of queries(name)) {
        const matches = router.matchRoutes(pathOf(route), parsed(query))
        expect(
          matches.map(({ searchError }) => searchError),
          query,
        ).toEqual(matches.map(() => undefined))
        const search: Record<string, unknown> = { ...matches.at(-1)?.search }
        for (const param of params) expect(search[param], query).toSatisfy(isReadable)
      }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  test.each(withParams)(
    'APP-1 $route parses an address that it wrote to the same view',
    ({ route, params }) => {
      for (const name of params)
        for (const query of queries(name)) {
          const search = router.matchRoutes(pathOf(route), parsed(query)).at(-1)?.search ?? {}
          const again = router.matchRoutes(pathOf(route), parsed(router.options.stringifySearch(search)))
          expect(again.at(-1)?.search, query).toEqual(search)
        }
    },
  )

  test.each(withParams.filter(({ route }) => route.startsWith('/dashboard')))(
    'APP-1 $route says what it ignores',
    ({ route, params }) => {
      for (const name of params.filter((param) => param !== 'ignored'))
        for (const query of queries(name)) {
          const search: Record<string, unknown> = {
            ...router.matchRoutes(pathOf(route), parsed(query)).at(-1)?.search,
          }
          const isEmpty = [`?${name}`, `?${name}=`, `?${name}=null`].includes(query)
          expect(typeof search.ignored, query).toBe(
            isEmpty || search[name] !== undefined ? 'undefined' : 'string',
          )
        }
    },
  )
})

test('HIS-1 any range of a link becomes a range that the API accepts', () => {
  for (const from of HOSTILE)
    for (const name of ['from', 'to', 'day', 'range']) {
      const search = historySearch(parsed(`?from=${encodeURIComponent(from)}&${name}=2026-05-01T12:00:00Z`))
      expect(() => trailRangeOf(routeRange(search, 'America/New_York'))).not.toThrow()
    }
})

function isReadable(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  return value === undefined || (typeof value === 'string' && value.length <= MAX_SEARCH_TEXT)
}
