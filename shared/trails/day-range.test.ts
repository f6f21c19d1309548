import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OFFERED_TIME_ZONES } from '../account/time-zone.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts'
import { dayAfter, dayAt, dayRange, instantOf, minuteAt, startOfDay } from './day-range.ts'

/** Zones without clock changes, with changes in both hemispheres, of half an hour, and at midnight. */
const ZONES = [
  ...OFFERED_TIME_ZONES,
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Asia/Beirut',
  'America/Havana',
  'Africa/Cairo',
  'Pacific/Kiritimati',
]
const day = fc
  .integer({ min: Date.UTC(2019, 0, 1) / DAY_MS, max: Date.UTC(2030, 0, 1) / DAY_MS })
  .map((days) => new Date(days * DAY_MS).toISOString().slice(0, 10))

const hoursOf = (date: string, zone: string) => {
  const range = dayRange(date, zone)
  return range === null ? null : (range.to - range.from) / HOUR_MS
}

/** Hours ahead of UTC, from the platform's `longOffset` text. */
function hoursAheadIn(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  return (at) => {
    const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(format.format(at)) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
  }
}

describe('HIS-1 T69 a day in a time zone', () => {
  test.each(ZONES)('HIS-1 in %s starts where the day before ends and contains its instants', (zone) => {
    fc.assert(
      fc.property(day, fc.double({ min: 0, max: 0.999_999, noNaN: true }), (of, part) => {
        const range = dayRange(of, zone)
        const before = dayRange(dayAfter(of, -1) ?? '', zone)
        if (range === null || before === null) throw new Error(of)
        expect(before.to).toBe(range.from)
        expect([23, 23.5, 24, 24.5, 25]).toContain((range.to - range.from) / HOUR_MS)
        expect(dayAt(range.from + Math.floor(part * (range.to - range.from)), zone)).toBe(of)
        expect(dayAt(range.from - 1, zone)).toBe(dayAfter(of, -1))
        expect(dayAt(range.to, zone)).toBe(dayAfter(of, 1))
        expect(startOfDay(range.from, zone)).toBe(range.from)
        expect(startOfDay(range.to - 1, zone)).toBe(range.from)
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-03-07', 'America/New_York', 24],
    ['2026-03-29', 'Europe/Berlin', 23],
    ['2026-10-25', 'Europe/Berlin', 25],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
    ['2026-03-29', 'Asia/Beirut', 23],
    ['2026-03-08', 'Asia/Kolkata', 24],
    ['2011-12-30', 'Pacific/Apia', 0],
  ])('HIS-1 %s in %s has %d hours', (of, zone, hours) => {
    expect(hoursOf(of, zone)).toBe(hours)
  })

  test.each(ZONES)('HIS-1 in %s is as long as the clock changes of 2026 make it', (zone) => {
    const aheadHours = hoursAheadIn(zone)
    const days = Array.from({ length: 365 }, (_, index) => dayAfter('2026-01-01', index) ?? '')
    const changes = (of: string) => {
      const noon = Date.parse(`${of}T12:00Z`)
      return aheadHours(noon - 2 * DAY_MS) !== aheadHours(noon + 2 * DAY_MS)
    }
    const lengths = days.filter(changes).map((of) => {
      const range = dayRange(of, zone)
      if (range === null) throw new Error(of)
      // Just before midnight, because some clocks change at midnight.
      const change = aheadHours(range.to - 1) - aheadHours(range.from - 1)
      expect(hoursOf(of, zone)).toBe(24 - change)
      return 24 - change
    })
    const [shortest, longest] = [Math.min(24, ...lengths), Math.max(24, ...lengths)]
    expect(lengths.filter((hours) => hours !== 24)).toHaveLength(longest > shortest ? 2 : 0)
    expect(longest - 24).toBe(24 - shortest)
  })

  test('HIS-1 T69 starts at midnight in its zone', () => {
    expect(dayRange('2026-06-01', 'America/New_York')?.from).toBe(Date.parse('2026-06-01T04:00Z'))
    expect(dayRange('2026-06-01', 'Asia/Kolkata')?.from).toBe(Date.parse('2026-05-31T18:30Z'))
  })

  test.each(['', '2026-02-30', '2026-13-01', 'today', '2026-1-1', '2026-01-01T00:00'])(
    'HIS-1 %j is not a day',
    (text) => {
      expect(dayRange(text, 'UTC')).toBeNull()
    },
  )
})

describe('HIS-1 a local minute', () => {
  test.each(ZONES)('HIS-1 in %s is shown at its instant', (zone) => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: DAY_MS / MINUTE_MS - 1 }), (of, minute) => {
        const at = (dayRange(of, zone)?.from ?? 0) + minute * MINUTE_MS
        const named = instantOf(minuteAt(at, zone), zone)
        expect(minuteAt(named ?? 0, zone)).toBe(minuteAt(at, zone))
        expect(named).toBeLessThanOrEqual(at)
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    ['skipped', '2026-03-08T02:30', '2026-03-08T07:30Z'],
    ['just before the change', '2026-03-08T01:59', '2026-03-08T06:59Z'],
    ['just after the change', '2026-03-08T03:00', '2026-03-08T07:00Z'],
    ['repeated', '2026-11-01T01:30', '2026-11-01T05:30Z'],
    ['after the repeated one', '2026-11-01T02:00', '2026-11-01T07:00Z'],
  ])('HIS-1 %s', (_, minute, at) => {
    expect(instantOf(minute, 'America/New_York')).toBe(Date.parse(at))
  })

  test.each(['', '2026-02-30T00:00', '2026-01-01', '2026-01-01T24:00', '2026-01-01T00:00Z'])(
    'HIS-1 %j is not a minute',
    (text) => {
      expect(instantOf(text, 'UTC')).toBeNull()
    },
  )
})
