import { describe, expect, it, test } from 'vitest'
import { expiryOf, expiryOfLink, type Lifetime, newExpiry } from './expiry-draft.ts'

const NOON = Date.UTC(2026, 5, 1, 12)
const ZONE = 'America/New_York'
const of = (lifetime: Lifetime, until: string | null = '') => expiryOf({ lifetime, until }, ZONE, NOON)

describe('the expiry of a link', () => {
  it.each([
    ['1h', '2026-06-01T13:00:00.000Z'],
    ['8h', '2026-06-01T20:00:00.000Z'],
    ['24h', '2026-06-02T12:00:00.000Z'],
    ['7d', '2026-06-08T12:00:00.000Z'],
    ['permanent', null],
  ] as const)('SHR-1 for a lifetime of %s is %s, whatever the date', (lifetime, expiresAt) => {
    expect(of(lifetime)).toEqual({ expiresAt })
    expect(of(lifetime, '2020-01-01T00:00')).toEqual({ expiresAt })
  })

  it.each([
    ['', { problem: 'missing' }],
    [null, { problem: 'unreadable' }],
    ['2026-06-01', { problem: 'unreadable' }],
    ['2020-01-01T00:00', { problem: 'past' }],
    ['2026-06-01T07:59', { problem: 'past' }],
    ['2026-06-01T08:00', { problem: 'past' }],
    ['2026-06-01T08:01', { expiresAt: '2026-06-01T12:01:00.000Z' }],
  ] as const)(
    'SHR-1 until %j in the account’s zone is %j: an empty date is never permanent',
    (until, expiry) => {
      expect(of('until', until)).toEqual(expiry)
    },
  )
})

test('SHR-1 a new link expires after 24 hours, and its date is that time in the account’s zone', () => {
  expect(newExpiry(ZONE, NOON)).toEqual({ lifetime: '24h', until: '2026-06-02T08:00' })
})

test('SHR-2 the form for a link that exists starts with its expiry', () => {
  expect(expiryOfLink('2026-06-03T12:00:00.000Z', ZONE, NOON)).toEqual({
    lifetime: 'until',
    until: '2026-06-03T08:00',
  })
  expect(expiryOfLink(null, ZONE, NOON)).toEqual({ lifetime: 'permanent', until: '2026-06-02T08:00' })
})
