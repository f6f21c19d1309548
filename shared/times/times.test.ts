import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../time.ts'
import { type Clock, createTimes } from './times.ts'

const NEW_YORK: Clock = {
  timezone: 'America/New_York',
  timeFormat: '12h',
  dateFormat: 'MM/DD/YYYY',
  firstDayOfWeek: 'sunday',
}
const NOW = Date.parse('2026-06-01T12:00:00Z')

/** Times of an account, in a browser of its own zone unless another is given. Spaces are plain. */
function timesIn(clock: Partial<Clock> = {}, browserZone = clock.timezone ?? NEW_YORK.timezone) {
  const page = { language: 'en', invalid: 'Invalid time', browserZone, now: NOW }
  const times = createTimes({ ...NEW_YORK, ...clock }, page)
  const plain = (text: string) => text.replaceAll('\u202f', ' ')
  return {
    ...times,
    time: (at: number | string) => plain(times.time(at)),
    short: (at: number | string, now = NOW) => plain(times.short(at, now)),
    exact: (at: number | string, now = NOW) => plain(times.exact(at, now)),
    listed: (at: number | string, now = NOW) => plain(times.listed(at, now)),
    full: (at: number | string) => plain(times.full(at)),
    dateAndTime: (at: number | string) => plain(times.dateAndTime(at)),
    dateAndExactTime: (at: number | string) => plain(times.dateAndExactTime(at)),
  }
}

/** The last minute before a change of the clocks and the first one after it, in 2026. */
const CHANGES = [
  ['America/New_York', '2026-03-08T07:00Z', '01:59', '03:00', '1:59 AM', '3:00 AM'],
  ['America/New_York', '2026-11-01T06:00Z', '01:59', '01:00', '1:59 AM', '1:00 AM'],
  ['America/Chicago', '2026-03-08T08:00Z', '01:59', '03:00', '1:59 AM', '3:00 AM'],
  ['America/Chicago', '2026-11-01T07:00Z', '01:59', '01:00', '1:59 AM', '1:00 AM'],
  ['America/Los_Angeles', '2026-03-08T10:00Z', '01:59', '03:00', '1:59 AM', '3:00 AM'],
  ['America/Los_Angeles', '2026-11-01T09:00Z', '01:59', '01:00', '1:59 AM', '1:00 AM'],
  ['Europe/London', '2026-03-29T01:00Z', '00:59', '02:00', '12:59 AM', '2:00 AM'],
  ['Europe/London', '2026-10-25T01:00Z', '01:59', '01:00', '1:59 AM', '1:00 AM'],
  ['Europe/Berlin', '2026-03-29T01:00Z', '01:59', '03:00', '1:59 AM', '3:00 AM'],
  ['Europe/Berlin', '2026-10-25T01:00Z', '02:59', '02:00', '2:59 AM', '2:00 AM'],
  ['Asia/Beirut', '2026-03-28T22:00Z', '23:59', '01:00', '11:59 PM', '1:00 AM'],
  ['Asia/Beirut', '2026-10-24T21:00Z', '23:59', '23:00', '11:59 PM', '11:00 PM'],
  ['Australia/Sydney', '2026-04-04T16:00Z', '02:59', '02:00', '2:59 AM', '2:00 AM'],
  ['Australia/Sydney', '2026-10-03T16:00Z', '01:59', '03:00', '1:59 AM', '3:00 AM'],
  ['Australia/Lord_Howe', '2026-04-04T15:00Z', '01:59', '01:30', '1:59 AM', '1:30 AM'],
  ['Australia/Lord_Howe', '2026-10-03T15:30Z', '01:59', '02:30', '1:59 AM', '2:30 AM'],
  // Zones that do not change their clocks, at noon UTC.
  ['Asia/Kolkata', '2026-03-29T12:00Z', '17:29', '17:30', '5:29 PM', '5:30 PM'],
  ['Asia/Tokyo', '2026-03-29T12:00Z', '20:59', '21:00', '8:59 PM', '9:00 PM'],
  ['Pacific/Honolulu', '2026-03-29T12:00Z', '01:59', '02:00', '1:59 AM', '2:00 AM'],
] as const

describe('SET-1 a time', () => {
  test.each(CHANGES)(
    'SET-1 in %s around %s is %s, then %s',
    (timezone, change, before, after, before12, after12) => {
      const at = Date.parse(change)
      const [in24, in12] = [timesIn({ timezone, timeFormat: '24h' }), timesIn({ timezone })]
      expect([at - MINUTE_MS, at].map(in24.time)).toEqual([before, after])
      expect([at - MINUTE_MS, at].map(in12.time)).toEqual([before12, after12])
    },
  )

  test.each([...new Set(CHANGES.map(([timezone]) => timezone))])(
    'SET-1 in %s is UTC plus the offset of the zone, at any instant',
    (timezone) => {
      const times = timesIn({ timezone, timeFormat: '24h', dateFormat: 'YYYY-MM-DD' })
      const offset = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' })
      const shifted = (at: number) => {
        const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(offset.format(at)) ?? []
        const ahead = Number(hours ?? 0) * HOUR_MS + Number(minutes ?? 0) * MINUTE_MS
        return new Date(at + (sign === '-' ? -ahead : ahead)).toISOString()
      }
      const instant = fc.integer({ min: Date.UTC(2019, 0), max: Date.UTC(2030, 0) })
      fc.assert(
        fc.property(instant, (at) => {
          expect(times.dateAndExactTime(at)).toBe(shifted(at).slice(0, 19).replace('T', ', '))
        }),
        { numRuns: 200 },
      )
    },
  )

  test('SET-1 midnight and noon read 00:00 and 12:00, or 12:00 AM and 12:00 PM', () => {
    const [midnight, noon] = ['2026-06-01T00:00:00Z', '2026-06-01T12:00:00Z']
    expect([midnight, noon].map(timesIn({ timezone: 'UTC', timeFormat: '24h' }).time)).toEqual([
      '00:00',
      '12:00',
    ])
    expect([midnight, noon].map(timesIn({ timezone: 'UTC' }).time)).toEqual(['12:00 AM', '12:00 PM'])
  })
})

describe('SET-1 a date', () => {
  const AT = '2026-02-05T19:03:05Z'
  test.each([
    ['MM/DD/YYYY', '02/05/2026', 'Feb 05', 'Thursday, February 5, 2026'],
    ['DD/MM/YYYY', '05/02/2026', '05 Feb', 'Thursday, 5 February 2026'],
    ['DD.MM.YYYY', '05.02.2026', '05 Feb', 'Thursday, 5 February 2026'],
    ['YYYY-MM-DD', '2026-02-05', '02-05', 'Thursday, 2026-02-05'],
  ] as const)('SET-1 as %s is %s, %s or %s', (dateFormat, numeric, near, words) => {
    const times = timesIn({ dateFormat })
    expect(times.date(AT)).toBe(numeric)
    expect(times.monthAndDay(AT)).toBe(near)
    expect(times.longDate(AT)).toBe(words)
    expect(times.short(AT)).toBe(`${near}, 2:03 PM`)
    expect(times.exact(AT)).toBe(`${numeric}, 2:03:05 PM`)
    expect(times.dateAndTime(AT)).toBe(`${numeric}, 2:03 PM`)
    expect(times.full(AT)).toBe(`${numeric}, 2:03:05 PM EST`)
  })

  test('SET-1 is left out for a time of today, which ends at the account’s midnight', () => {
    const times = timesIn({ timeFormat: '24h' })
    const today = Date.parse('2026-06-01T04:00Z')
    expect(times.short(today)).toBe('00:00')
    expect(times.exact(today)).toBe('00:00:00')
    expect(times.short(today - 1)).toBe('May 31, 23:59')
    expect(times.short('2026-06-02T03:59Z')).toBe('23:59')
    expect(times.short('2026-06-02T04:00Z')).toBe('Jun 02, 00:00')
    expect(times.dayOf(today - 1)).toBe('2026-05-31')
  })

  test('SET-1 of another year has its year', () => {
    const times = timesIn({ timeFormat: '24h' })
    expect(times.short('2026-01-01T05:00Z')).toBe('Jan 01, 00:00')
    expect(times.short('2026-01-01T04:59Z')).toBe('12/31/2025, 23:59')
    expect(times.listed('2026-01-01T04:59Z')).toBe('12/31/2025, 23:59')
  })

  test('APP-12 in a list popup is like MMM dd, HH:mm, today as well', () => {
    expect(timesIn({ timeFormat: '24h' }).listed('2026-01-05T19:03Z')).toBe('Jan 05, 14:03')
    expect(timesIn({ timeFormat: '24h' }).listed(NOW)).toBe('Jun 01, 08:00')
    expect(timesIn().listed('2026-01-05T19:03Z')).toBe('Jan 05, 2:03 PM')
  })
})

describe('SET-1 the zone', () => {
  test.each([
    ['America/New_York', 'America/New_York', false],
    ['America/New_York', 'America/Toronto', false],
    ['America/New_York', 'America/Bogota', true],
    ['Asia/Kolkata', 'Asia/Calcutta', false],
    ['America/New_York', 'Asia/Kolkata', true],
    ['UTC', 'Europe/London', true],
  ])(
    'SET-1 of an account in %s and a browser in %s is named: %s',
    (timezone, browserZone, differsFromBrowser) => {
      const times = timesIn({ timezone }, browserZone)
      expect(times.differsFromBrowser).toBe(differsFromBrowser)
      expect(times.withZone('2:03 PM', NOW) === '2:03 PM').toBe(!differsFromBrowser)
    },
  )

  test('SET-1 is that of the instant', () => {
    const times = timesIn({}, 'Asia/Kolkata')
    expect(times.withZone('2:03 PM', '2026-01-05T19:03Z')).toBe('2:03 PM EST')
    expect(times.withZone('2:03 PM', '2026-06-05T18:03Z')).toBe('2:03 PM EDT')
    expect(times.zoneName(Date.parse('2026-01-05T19:03Z'))).toBe('New York (EST)')
    expect(timesIn({ timezone: 'UTC' }).zoneName(NOW)).toBe('UTC')
  })
})

test('STA-5 a time that cannot be read is an invalid time in every form', () => {
  const times = timesIn({}, 'Asia/Kolkata')
  for (const text of [
    times.time('yesterday'),
    times.date(Number.NaN),
    times.short('', NOW),
    times.exact('x', NOW),
    times.full('x'),
    times.withZone(times.exact('x', NOW), 'x'),
  ])
    expect(text).toBe('Invalid time')
})
