import { describe, expect, it } from 'vitest'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { aReport, aRule, watched } from '../../test/make/tracking/rules.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../time.ts'
import { dailySpans } from './daily-spans.ts'
import { dueFirings } from './watch-rules.ts'

/** Zones whose clocks change at different hours, by different amounts, in both halves of the globe. */
const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Havana',
  'America/Santiago',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
]
const RANGES = [
  ['22:00', '06:00'],
  ['02:15', '02:45'],
  ['00:00', '00:30'],
  ['01:30', '03:00'],
] as const

const YEAR_STARTS = Date.UTC(2026, 0, 1)
const DAYS = 365

/** The time of the day as `HH:MM` by Intl alone, the independent oracle. */
function localTimeIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (at: number) => format.format(at)
}

/** The days of a year on which a zone changes its clocks: noon in UTC shows another time than the day before. */
function changesIn(timeZone: string): number[] {
  const localTime = localTimeIn(timeZone)
  const noons = Array.from({ length: DAYS }, (_, day) => YEAR_STARTS + day * DAY_MS + DAY_MS / 2)
  return noons.filter((noon) => localTime(noon) !== localTime(noon - DAY_MS))
}

describe.each(ZONES)('ALR-3 a time of the day in %s', (timezone) => {
  const localTime = localTimeIn(timezone)
  const changes = changesIn(timezone)

  it('is right through both changes of the clocks', () => {
    expect(changes).toHaveLength(2)
    for (const change of changes) {
      const minutes = Array.from({ length: (2 * DAY_MS) / MINUTE_MS }, (_, minute) => {
        const at = change - 36 * HOUR_MS + minute * MINUTE_MS
        return { at, local: localTime(at) }
      })
      for (const [timeStart, timeEnd] of RANGES) {
        const isInside = (local: string) =>
          timeStart < timeEnd ? local >= timeStart && local < timeEnd : local >= timeStart || local < timeEnd
        const spanAt = dailySpans({ timeStart, timeEnd, timezone })
        const wrong = minutes.filter(({ at, local }) => spanAt(at + 59_999).inside !== isInside(local))
        expect(wrong).toEqual([])

        const begins = minutes.filter(
          ({ local }, index) => index > 0 && isInside(local) && !isInside(minutes[index - 1]?.local ?? ''),
        )
        const [first, last] = [minutes[0]?.at ?? 0, minutes.at(-1)?.at ?? 0]
        const rule = aRule([{ type: 'timeRange', timeStart, timeEnd, timezone }])
        const { states, compiled, previous } = watched([rule], [aReport((first - NOON) / SECOND_MS)])
        if (previous === null) throw new Error('there is a report')
        const { firings } = dueFirings(states, compiled, previous, last)
        expect(firings.map(({ at }) => at)).toEqual(begins.map(({ at }) => at))
      }
    }
  })
})

it('ALR-3 a time of the day is asked for in any order', () => {
  const spanAt = dailySpans({ timeStart: '22:00', timeEnd: '06:00', timezone: 'UTC' })
  const hours = [12, 23, 5, 12, 6, 22, 21]
  expect(hours.map((hour) => spanAt(YEAR_STARTS + hour * HOUR_MS).inside)).toEqual([
    false,
    true,
    true,
    false,
    false,
    true,
    false,
  ])
})
