import fc from 'fast-check'
import type { RouteSpec } from '../../../shared/http/route.ts'
import { type Call, type OwnedIds, validCall } from './valid-calls.ts'

/** A request as sent: the path unnormalized, the body already serialized. */
export type HostileRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | null
}

const POLLUTING = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__proto__.polluted',
  '',
]
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\r\nX-Injected: 1',
  '../../etc/passwd',
  '/etc/passwd',
  '..\\..\\',
  "' OR 1=1 --",
  '<script>window.__pwn=1</script>',
  '{{7*7}}',
  '#',
  'ACC#B',
  'p#2026-01-01T00:00:00.000Z~',
  '\ud800',
  '\u202egnp.exe',
  'e\u0301',
  '👩‍👩‍👧‍👦',
  '1e309',
  'NaN',
  'true',
  '2026-13-45T99:99:99Z',
  '0001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '%00',
  '%',
  'x'.repeat(10_000),
  'é'.repeat(400),
  ...POLLUTING,
]
const NUMBERS = [0, -0, -1, 1.5, 1e-320, 1e300, 2 ** 31, 2 ** 53, -(2 ** 63), Number.MAX_VALUE]

const text = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ maxLength: 200 }),
)
const key = fc.oneof(fc.constantFrom(...POLLUTING), fc.string({ maxLength: 12 }))

const nested = (depth: number, inner: unknown): unknown =>
  depth === 0 ? inner : nested(depth - 1, depth % 2 === 0 ? [inner] : { a: inner })

const anything: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.oneof(fc.constantFrom(...NUMBERS), fc.double(), fc.integer()),
  fc.constantFrom(null, true, false, [], {}),
  fc.array(fc.oneof(text, fc.integer(), fc.constant(null)), { maxLength: 6 }),
  fc.array(fc.tuple(key, text), { maxLength: 5 }).map(ownKeys),
  fc.tuple(fc.integer({ min: 5, max: 200 }), text).map(([depth, inner]) => nested(depth, inner)),
  fc.integer({ min: 100, max: 12_000 }).map((length) => Array.from({ length }, (_, index) => `T${index}`)),
  fc.jsonValue({ maxDepth: 4 }),
)

/** An object with these as own keys, even `__proto__`, as `JSON.parse` creates them. */
function ownKeys(entries: readonly (readonly [string, unknown])[]): object {
  const object = {}
  for (const [name, value] of entries)
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true })
  return object
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The valid body with some values replaced, some keys missing and some unknown keys added. */
function nearlyValid(good: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(good))
    return fc.oneof(
      fc.constant(good),
      fc.array(fc.oneof(anything, fc.constantFrom(...good)), { maxLength: 4 }),
      anything,
    )
  if (!isRecord(good))
    return fc.oneof({ weight: 3, arbitrary: fc.constant(good) }, { weight: 2, arbitrary: anything })
  const fields = Object.entries(good).map(([name, value]) =>
    fc.tuple(fc.constant(name), nearlyValid(value), fc.integer({ min: 0, max: 9 })),
  )
  const unknownKeys = fc.array(fc.tuple(key, anything), { maxLength: 2 })
  return fc
    .tuple(fc.tuple(...fields), unknownKeys)
    .map(([known, unknown]) =>
      ownKeys([
        ...known.filter(([, , dice]) => dice > 0).map(([name, value]) => [name, value] as const),
        ...unknown,
      ]),
    )
}

const RAW_BODIES = [
  '',
  'null',
  '[]',
  '{',
  '\ufeff{}',
  '{"a":1e309}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"a":1,"a":2}',
  '\u0000\u0001\u0002',
]

const bodyOf = (good: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: nearlyValid(good).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: anything.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom(...RAW_BODIES) },
  )

/** Percent-encodes what may not appear in a request line, and leaves path characters and `%` as they are. */
const escaped = (raw: string) => raw.toWellFormed().replaceAll(/[^\w.~%/\\'*!-]/gu, encodeURIComponent)

const BROKEN_SEGMENTS = [
  '%',
  '%zz',
  '%ff',
  '%00',
  '%2e%2e%2f',
  '..',
  '.',
  '%c0%ae',
  '__proto__',
  '%23',
  '%3F',
  '%25',
]
const segment = fc.oneof(
  fc.constantFrom(...BROKEN_SEGMENTS),
  text.map((raw) => encodeURIComponent(raw.toWellFormed())),
)

/** The valid path, or the route's path with a hostile segment for each parameter. */
function pathOf(route: RouteSpec, good: string): fc.Arbitrary<string> {
  if (!route.path.includes('{')) return fc.constant(good)
  const other = segment.map((one) => route.path.replaceAll(/\{\w+\}/g, one))
  return fc.oneof({ weight: 2, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: other })
}

/** The valid query, one with repeated, replaced and unknown parameters, or arbitrary text. */
function queryOf(good: URLSearchParams): fc.Arbitrary<string> {
  const pair = fc.tuple(fc.oneof(fc.constantFrom(...good.keys(), 'polluted'), key), text)
  const other = fc.array(pair, { maxLength: 4 }).map((pairs) => {
    const query = new URLSearchParams(good)
    for (const [name, value] of pairs) query.append(name.toWellFormed(), value.toWellFormed())
    for (const [name, value] of pairs.slice(1)) query.set(name.toWellFormed(), value.toWellFormed())
    return query.toString()
  })
  return fc.oneof(fc.constant(good.toString()), other, text.map(escaped))
}

const headersOf = (hasBody: boolean): fc.Arbitrary<Record<string, string>> =>
  fc.record({
    ...(hasBody
      ? {
          'content-type': fc.oneof(
            { weight: 9, arbitrary: fc.constant('application/json') },
            {
              weight: 1,
              arbitrary: fc.constantFrom(
                'text/plain',
                'application/json; charset=utf-7',
                'multipart/form-data',
                '',
              ),
            },
          ),
        }
      : {}),
    accept: fc.constantFrom(
      'application/json',
      '*/*',
      'application/vnd.vectra.trail+json',
      '__proto__',
      'text/html',
    ),
    'accept-encoding': fc.constantFrom('identity', 'gzip', 'br', 'gzip;q=0'),
    'x-http-method-override': fc.constantFrom('DELETE', 'PUT', ''),
  })

/** Requests to one route, from valid to malformed. */
export function hostileRequests(route: RouteSpec, owned: OwnedIds): fc.Arbitrary<HostileRequest> {
  const good: Call = validCall(route, owned)
  const [path = '', query = ''] = good.path.split('?')
  const hasBody = route.body !== undefined
  return fc
    .record({
      path: pathOf(route, path),
      query: queryOf(new URLSearchParams(query)),
      body: hasBody ? bodyOf(good.body) : fc.constant(null),
      headers: headersOf(hasBody),
    })
    .map(({ path: pathname, query: search, body, headers }) => {
      const target = search === '' ? pathname : `${pathname}?${search}`
      return {
        method: route.method,
        path: target,
        headers,
        body: target.length > MAX_PATH_WITH_BODY ? null : body,
      }
    })
}

/** A longer path is refused while the body is still being sent, and the client would only see a connection reset. */
const MAX_PATH_WITH_BODY = 8_000
