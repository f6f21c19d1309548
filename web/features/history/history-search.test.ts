import { describe, expect, test } from 'vitest'
import { historySearch } from './history-search.ts'

const FROM = '2026-06-01T12:00:00.000Z'
const TO = '2026-06-01T13:00:00.000Z'
/** Ids of the greatest length. */
const TEN_IDS = Array.from({ length: 10 }, (_, index) => `${index}`.repeat(32)).join(' ')

describe('HIS-1 the query of the route history', () => {
  test.each([
    [{ deviceId: 860123456789012 }, { deviceId: '860123456789012' }],
    [
      { devices: 'all', range: '10080' },
      { devices: 'all', range: 10080 },
    ],
    [
      { day: '2026-03-08', speed: 30 },
      { day: '2026-03-08', speed: 30 },
    ],
    [
      { from: FROM, to: TO, trip: FROM, at: '2026-06-01T14:30:00+02:00' },
      { from: FROM, to: TO, trip: FROM, at: '2026-06-01T12:30:00.000Z' },
    ],
    [{ devices: 'SEA240 VAN-1' }, { devices: 'SEA240 VAN-1' }],
    [{ devices: 860123456789012 }, { devices: '860123456789012' }],
    [{ devices: TEN_IDS }, { devices: TEN_IDS }],
    [{ devices: `${TEN_IDS} ELEVENTH` }, { ignored: 'device' }],
    [{ devices: 'SEA240  VAN-1' }, { ignored: 'device' }],
    [
      { follow: 'on', skip: 'off' },
      { follow: 'on', skip: 'off' },
    ],
    [
      { follow: 'off', skip: 'on', day: '' },
      { follow: 'off', skip: 'on' },
    ],
    [{ day: '2026-03-08', range: 7 }, { day: '2026-03-08' }],
    [{ from: FROM }, { ignored: 'range' }],
    [{ from: TO, to: FROM }, { ignored: 'range' }],
    [{ from: FROM, to: FROM }, { ignored: 'range' }],
    [{ from: 'xx', to: 'yy', range: 60 }, { ignored: 'range' }],
    [{ from: '1899-12-31T23:59:59Z', to: FROM }, { ignored: 'range' }],
    [
      { from: '1900-01-01T00:00:00Z', to: '2099-12-31T23:59:59Z' },
      { from: '1900-01-01T00:00:00.000Z', to: '2099-12-31T23:59:59.000Z' },
    ],
    [{ from: FROM, to: '2100-01-01T00:00:00Z' }, { ignored: 'range' }],
    [{ day: '2026-02-30', ignored: 'trip nonsense' }, { ignored: 'range trip' }],
    [
      { deviceId: ['x'], devices: '-some', range: 7, trip: 1, speed: 3, at: 'noon' },
      { ignored: 'device playback range trip view' },
    ],
  ])('HIS-1 %j is parsed as %j', (query, parsed) => {
    expect(historySearch(query)).toEqual(parsed)
  })
})
