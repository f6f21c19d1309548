import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS, toIso } from '../time.ts'
import { dayAfter, dayAt, instantOf } from '../trails/day-range.ts'
import { nextRun, type RunRule } from './next-run.ts'
import { periodOf } from './period.ts'
import { rangeOfRun } from './range-of-run.ts'
import { Frequency, type RunTimes } from './schedule.ts'

const aRule = (frequency: Frequency, schedule: Partial<RunTimes>): RunRule => ({
  frequency,
  schedule: { time: '08:00', dayOfWeek: 1, dayOfMonth: 1, timezone: 'UTC', ...schedule },
})

/** The first `count` runs after a time. */
function runsAfter(after: string, rule: RunRule, count: number): string[] {
  const runs: string[] = []
  for (let at = Date.parse(after); runs.length < count; ) {
    at = nextRun(rule, at)
    runs.push(toIso(at).slice(0, 16))
  }
  return runs
}

describe('REP-4 the next run', () => {
  it('REP-4 is at the same local time on both sides of a change of the clocks', () => {
    const rule = aRule('weekly', { timezone: 'America/New_York' })
    expect(runsAfter('2026-10-27T00:00Z', rule, 2)).toEqual(['2026-11-02T13:00', '2026-11-09T13:00'])
    expect(runsAfter('2026-10-20T00:00Z', rule, 1)).toEqual(['2026-10-26T12:00'])
  })

  it('REP-4 at a time that the clocks skip in spring is an hour later on that day', () => {
    const rule = aRule('daily', { time: '02:30', timezone: 'America/New_York' })
    expect(runsAfter('2026-03-07T00:00Z', rule, 3)).toEqual([
      '2026-03-07T07:30',
      // 03:30 in daylight saving time
      '2026-03-08T07:30',
      '2026-03-09T06:30',
    ])
  })

  it('REP-4 at a time that the clocks repeat in autumn is the first one only', () => {
    const rule = aRule('daily', { time: '01:30', timezone: 'America/New_York' })
    expect(runsAfter('2026-11-01T04:00Z', rule, 2)).toEqual(['2026-11-01T05:30', '2026-11-02T06:30'])
  })

  it('REP-4 at a time that is skipped just before midnight is on the day after', () => {
    // Nuuk goes from 22:59 on March 28 to midnight
    const rule = aRule('daily', { time: '23:30', timezone: 'America/Nuuk' })
    expect(runsAfter('2026-03-29T01:10Z', rule, 2)).toEqual(['2026-03-29T01:30', '2026-03-30T00:30'])
  })

  it.each([
    ['Asia/Kathmandu', '2026-06-01T02:15'],
    ['Asia/Kolkata', '2026-06-01T02:30'],
    ['Australia/Eucla', '2026-05-31T23:15'],
    ['Pacific/Chatham', '2026-05-31T19:15'],
  ])('REP-4 at 08:00 in %s, which is not whole hours from UTC, is at %s', (timezone, run) => {
    expect(runsAfter('2026-05-31T12:00Z', aRule('daily', { timezone }), 1)).toEqual([run])
  })

  it('REP-4 on a Sunday, which is 0', () => {
    expect(runsAfter('2026-06-01T00:00Z', aRule('weekly', { dayOfWeek: 0 }), 2)).toEqual([
      '2026-06-07T08:00',
      '2026-06-14T08:00',
    ])
  })

  it('REP-4 on day 31 is on the last day of a shorter month', () => {
    expect(runsAfter('2027-12-31T08:00Z', aRule('monthly', { dayOfMonth: 31 }), 4)).toEqual([
      '2028-01-31T08:00',
      '2028-02-29T08:00',
      '2028-03-31T08:00',
      '2028-04-30T08:00',
    ])
  })

  it('REP-4 of a quarter is in its first month', () => {
    expect(runsAfter('2026-01-31T08:00Z', aRule('quarterly', { dayOfMonth: 31 }), 3)).toEqual([
      '2026-04-30T08:00',
      '2026-07-31T08:00',
      '2026-10-31T08:00',
    ])
  })

  it('REP-4 is after the given time, not at it', () => {
    const rule = aRule('daily', {})
    expect(runsAfter('2026-06-01T07:59:59.999Z', rule, 1)).toEqual(['2026-06-01T08:00'])
    expect(runsAfter('2026-06-01T08:00Z', rule, 1)).toEqual(['2026-06-02T08:00'])
  })
})

const ZONES = [
  'UTC',
  'America/New_York',
  'America/Nuuk',
  'America/Santiago',
  'America/St_Johns',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Europe/Dublin',
  'Pacific/Apia',
  'Pacific/Chatham',
]
const anInstant = fc
  .integer({
    min: Date.parse('2025-01-01T00:00Z') / MINUTE_MS,
    max: Date.parse('2032-01-01T00:00Z') / MINUTE_MS,
  })
  .map((minute) => minute * MINUTE_MS)
const anyRule: fc.Arbitrary<RunRule> = fc.record({
  frequency: fc.constantFrom(...Frequency.options),
  schedule: fc.record({
    time: fc
      .integer({ min: 0, max: 24 * 60 - 1 })
      .map((minute) => new Date(minute * MINUTE_MS).toISOString().slice(11, 16)),
    dayOfWeek: fc.integer({ min: 0, max: 6 }),
    dayOfMonth: fc.integer({ min: 1, max: 31 }),
    timezone: fc.constantFrom(...ZONES),
  }),
})

/** Longer than a quarter. */
const SEARCHED_DAYS = 100

/** Tries every day by the calendar, and finds its time by the offsets of Intl alone. */
function oracle({ frequency, schedule }: RunRule, after: number): number {
  const { time, timezone } = schedule
  const first = dayAt(after - 2 * DAY_MS, timezone)
  const runs = Array.from({ length: SEARCHED_DAYS }, (_, days) => dayAfter(first, days) ?? '')
    .filter((day) => runsOn(day, frequency, schedule))
    .map((day) => instantOf(`${day}T${time}`, timezone) ?? Number.NaN)
  return Math.min(...runs.filter((run) => run > after))
}

function runsOn(day: string, frequency: Frequency, { dayOfWeek, dayOfMonth }: RunTimes): boolean {
  const date = new Date(`${day}T00:00Z`)
  if (frequency === 'daily') return true
  if (frequency === 'weekly') return date.getUTCDay() === dayOfWeek
  if (frequency === 'quarterly' && date.getUTCMonth() % 3 !== 0) return false
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return date.getUTCDate() === Math.min(dayOfMonth, lastDay)
}

describe('REP-4 any schedule', () => {
  it('REP-4 runs next when a search by another way finds it', () => {
    fc.assert(
      fc.property(anyRule, anInstant, (rule, after) => {
        expect(toIso(nextRun(rule, after))).toBe(toIso(oracle(rule, after)))
      }),
    )
  })

  it('REP-4 has no run between a time and the next run after it', () => {
    fc.assert(
      fc.property(anyRule, anInstant, fc.double({ min: 0, max: 1, noNaN: true }), (rule, after, share) => {
        const run = nextRun(rule, after)
        expect(run).toBeGreaterThan(after)
        expect(nextRun(rule, after + Math.floor((run - 1 - after) * share))).toBe(run)
      }),
    )
  })
})

describe('REP-4 a run', () => {
  const days = (frequency: Frequency, at: string, timezone: string) => {
    const range = rangeOfRun({ reportType: 'weekly_analytics', frequency })
    const all = periodOf(range, timezone, Date.parse(at)).days
    return [all.at(0)?.date, all.at(-1)?.date]
  }

  it.each<[Frequency, string, string, string]>([
    ['daily', '2026-11-23T13:00Z', '2026-11-22', '2026-11-22'],
    ['weekly', '2026-11-23T13:00Z', '2026-11-16', '2026-11-22'],
    ['weekly', '2026-11-22T13:00Z', '2026-11-09', '2026-11-15'],
    ['monthly', '2026-03-01T13:00Z', '2026-02-01', '2026-02-28'],
    ['quarterly', '2026-01-01T13:00Z', '2025-10-01', '2025-12-31'],
  ])('REP-4 of a %s schedule at %s is about %s to %s', (frequency, at, first, last) => {
    expect(days(frequency, at, 'America/New_York')).toEqual([first, last])
  })

  it('REP-4 shortly after midnight is about the day that has just ended there', () => {
    expect(days('daily', '2026-11-23T05:00Z', 'America/New_York')).toEqual(['2026-11-22', '2026-11-22'])
    expect(days('daily', '2026-11-23T04:59Z', 'America/New_York')).toEqual(['2026-11-21', '2026-11-21'])
  })

  it('REP-4 of a report about now is about today', () => {
    expect(rangeOfRun({ reportType: 'fleet_status', frequency: 'monthly' })).toEqual({ preset: 'today' })
    expect(rangeOfRun({ reportType: 'maintenance_due', frequency: 'daily' })).toEqual({ preset: 'today' })
  })
})
