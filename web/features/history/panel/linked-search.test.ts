import { describe, expect, test } from 'vitest'
import { linkedSearch } from './view-link.tsx'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const AT = { loadedAt: NOON, at: NOON - 60_000 }

describe('HIS-1 a permanent link', () => {
  test('HIS-1 to the last hour has its start and end, and names the only device', () => {
    const search = { range: 60, speed: 30, trip: '2026-11-21T11:20:00.000Z', follow: 'on' } as const
    const selection = { kind: 'one', deviceId: 'SEA240' } as const
    expect(linkedSearch(search, { ...AT, selection, range: { kind: 'last', minutes: 60 } })).toEqual({
      ...search,
      range: undefined,
      deviceId: 'SEA240',
      from: '2026-11-21T11:00:00.000Z',
      to: '2026-11-21T12:00:00.000Z',
      at: '2026-11-21T11:59:00.000Z',
    })
  })

  test('HIS-1 to a day of all devices keeps the day', () => {
    const search = { devices: 'all', day: '2026-11-20', skip: 'off' } as const
    const range = { kind: 'span', from: NOON - 1, to: NOON } as const
    expect(linkedSearch(search, { ...AT, selection: { kind: 'all' }, range })).toEqual({
      ...search,
      deviceId: undefined,
      at: '2026-11-21T11:59:00.000Z',
    })
  })
})
