import { describe, expect, it } from 'vitest'
import { isOpenAt, isValidAt, NewMultiShare, NewShare, ShareChange } from './share.ts'

const NOON = Date.UTC(2026, 5, 1, 12)

describe('a new share', () => {
  it('SHR-1 needs a name that is not blank; everything else has a default', () => {
    expect(NewShare.parse({ name: ' Family ' })).toEqual({
      name: 'Family',
      trailDurationHours: 24,
      expiresAt: null,
      endsOnArrival: null,
      hidden: null,
    })
    for (const name of [undefined, '', '   ', 'x'.repeat(101), 'a\nb'])
      expect(NewShare.safeParse({ name }).success).toBe(false)
    expect(NewShare.safeParse({ name: 'x'.repeat(100) }).success).toBe(true)
  })

  it('SHR-1 expires at an ISO time in any zone, or never', () => {
    const endOf = (expiresAt: unknown) => NewShare.safeParse({ name: 'a', expiresAt }).data?.expiresAt
    expect(endOf('2026-06-01T12:00:00.000Z')).toBe(NOON)
    expect(endOf('2026-06-01T14:00:00+02:00')).toBe(NOON)
    expect(endOf(null)).toBeNull()
    for (const bad of ['', 'tomorrow', '2026-06-01T12:00', NOON]) expect(endOf(bad)).toBeUndefined()
  })

  it('T15 ignores any other field: neither a count nor an owner nor a state', () => {
    const body = { name: 'a', accessCount: 7, accountId: 'b', isActive: false, linkId: 'c', shareId: 'd' }
    expect(Object.keys(NewShare.parse(body)).toSorted()).toEqual([
      'endsOnArrival',
      'expiresAt',
      'hidden',
      'name',
      'trailDurationHours',
    ])
  })

  it('SHR-8 has 1 to 50 devices, each once', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `T${index}`)
    const parsed = (deviceIds: unknown) => NewMultiShare.safeParse({ name: 'a', deviceIds })
    expect(parsed(ids(50)).data?.deviceIds).toHaveLength(50)
    expect(parsed(['T1', 'T2', 'T1']).data?.deviceIds).toEqual(['T1', 'T2'])
    for (const bad of [ids(51), [], undefined, [''], ['x'.repeat(65)], [7]])
      expect(parsed(bad).success).toBe(false)
  })
})

describe('a change of a link', () => {
  it.each([
    [{ isActive: false }, { isActive: false }],
    [{ expiresAt: '2026-06-01T12:00:00.000Z' }, { expiresAt: NOON }],
    [{ expiresAt: null }, { expiresAt: null }],
    [
      { isActive: true, expiresAt: null, name: 'b' },
      { isActive: true, expiresAt: null },
    ],
  ])('SHR-2 %j is parsed as %j', (body, change) => {
    expect(ShareChange.parse(body)).toEqual(change)
  })
  it.each([{}, { name: 'b' }, { isActive: 'no' }, { expiresAt: '' }, { expiresAt: NOON }])(
    'SHR-2 %j is refused',
    (body) => {
      expect(ShareChange.safeParse(body).success).toBe(false)
    },
  )
})

describe('a link', () => {
  it.each([
    [true, null, true],
    [true, NOON + 1, true],
    [true, NOON, false],
    [true, NOON - 1, false],
    [false, null, false],
    [false, NOON + 1, false],
  ])(
    'SHR-6 T39 with active: %j and end: %j opens: %j, and never after an arrival',
    (isActive, endsAt, opens) => {
      expect(isOpenAt({ isActive, endsAt, arrived: false }, NOON)).toBe(opens)
      expect(isOpenAt({ isActive, endsAt, arrived: true }, NOON)).toBe(false)
      expect(isValidAt({ isActive, endsAt }, NOON)).toBe(opens)
    },
  )
})
