import { describe, expect, test } from 'vitest'
import { onBoardWith } from '../../../../test/make/tracking/on-board.ts'
import { HOUR_MS, MINUTE_MS } from '../../../time.ts'
import type { OnBoard } from '../../../tracking/on-board.ts'
import { instantOf } from '../../../trails/day-range.ts'
import { periodFrom } from '../../period.ts'
import { SILENT_AFTER_MS } from '../timeline.ts'
import { levelsOf } from './day-levels.ts'
import { EMPTY_LOG, spansUntil, withReports } from './flag-log.ts'
import { onBoardFigures } from './on-board-figures.ts'

const ZONE = 'America/New_York'
const at = (minute: string) => instantOf(minute, ZONE) ?? Number.NaN
const MONDAY = '2026-07-06'
const TUESDAY = '2026-07-07'
/** As far as a log of both days is read. */
const END = '2026-07-08T02:00'

type Reading = Partial<OnBoard> | null
type Sent = readonly [minute: string | number, reading: Reading]
const timeOf = (minute: string | number) => (typeof minute === 'number' ? minute : at(minute))

type Asked = { days?: readonly [first: string, last: string]; until?: string; ownedSince?: number }

/** The figures of what a boat sent, in a log that was read until two hours after the last day, or until a time. */
function figuresOf(sent: readonly Sent[], { days = [MONDAY, TUESDAY], until, ownedSince = 0 }: Asked = {}) {
  const period = periodFrom(days[0], days[1], ZONE)
  const reports = sent.map(([minute, reading]) => ({
    shownAt: timeOf(minute),
    onBoard: reading === null ? null : onBoardWith(reading),
  }))
  const end = until === undefined ? period.to + SILENT_AFTER_MS : at(until)
  const log = reports.reduce((before, report) => withReports(before, [report]), EMPTY_LOG)
  // reports may arrive together, and in any order
  expect(withReports(EMPTY_LOG, reports.toReversed())).toEqual(log)
  return onBoardFigures(period, {
    spans: spansUntil(log, end),
    levels: new Map(
      period.days.map((day) => [
        day.date,
        levelsOf(reports.filter(({ shownAt }) => shownAt >= day.from && shownAt < day.to)),
      ]),
    ),
    ownedSince,
    until: end,
  })
}

/** A report every hour from one time to before another, all alike. */
const hourly = (from: string, to: string, reading: Reading): Sent[] =>
  Array.from({ length: Math.ceil((at(to) - at(from)) / HOUR_MS) }, (_, hour) => [
    at(from) + hour * HOUR_MS,
    reading,
  ])

describe('LIV-7 the bilge pump', () => {
  const OFF = { bilgePump: false }
  const ON = { bilgePump: true }

  test('LIV-7 starts where it runs after it was off, and not where nothing is known before', () => {
    const { days } = figuresOf([
      [`${MONDAY}T10:00`, ON],
      [`${MONDAY}T10:05`, OFF],
      [`${MONDAY}T10:10`, ON],
      [`${MONDAY}T10:15`, ON],
      [`${MONDAY}T10:20`, null],
      [`${MONDAY}T10:25`, OFF],
      [`${MONDAY}T10:30`, ON],
    ])
    expect(days.map(({ bilgePumpStarts }) => bilgePumpStarts)).toEqual([2, null])
  })

  test('LIV-7 that runs over midnight has started on the day before', () => {
    const { days } = figuresOf([
      [`${MONDAY}T23:50`, OFF],
      [`${MONDAY}T23:59`, ON],
      [`${TUESDAY}T00:10`, ON],
      [`${TUESDAY}T00:20`, OFF],
    ])
    expect(days.map(({ bilgePumpStarts }) => bilgePumpStarts)).toEqual([1, 0])
  })

  test('LIV-7 that starts at midnight has started on the new day', () => {
    const { days } = figuresOf([
      [`${MONDAY}T23:50`, OFF],
      [`${TUESDAY}T00:00`, ON],
    ])
    expect(days.map(({ bilgePumpStarts }) => bilgePumpStarts)).toEqual([0, 1])
  })

  test('LIV-7 that runs when a silence is over has started then', () => {
    const { days } = figuresOf([
      [`${MONDAY}T10:00`, OFF],
      [`${MONDAY}T20:00`, ON],
    ])
    expect(days[0]?.bilgePumpStarts).toBe(1)
  })
})

describe('LIV-7 shore power', () => {
  const ON = { shorePower: true }
  const OFF = { shorePower: false }

  test('LIV-7 that is lost over midnight counts on both days, and once', () => {
    const { days, withoutShorePower } = figuresOf([
      ...hourly(`${MONDAY}T00:00`, `${MONDAY}T22:00`, ON),
      ...hourly(`${MONDAY}T22:00`, `${TUESDAY}T03:00`, OFF),
      ...hourly(`${TUESDAY}T03:00`, END, ON),
    ])
    expect(days.map((day) => [day.shorePowerMinutes, day.withoutShorePowerMinutes])).toEqual([
      [22 * 60, 120],
      [21 * 60, 180],
    ])
    expect(withoutShorePower).toEqual([
      { from: at(`${MONDAY}T22:00`), to: at(`${TUESDAY}T03:00`), minutes: 300 },
    ])
  })

  test('LIV-7 stays as it was reported where a tracker sends it only when it changes', () => {
    const { days } = figuresOf([[`${MONDAY}T00:00`, ON], ...hourly(`${MONDAY}T01:00`, END, null)])
    expect(days.map((day) => [day.shorePowerMinutes, day.withoutShorePowerMinutes])).toEqual([
      [1_440, 0],
      [1_440, 0],
    ])
  })

  test.each([
    { gapMs: SILENT_AFTER_MS, known: 180, unknown: 1_440 - 180 },
    { gapMs: SILENT_AFTER_MS + 1, known: 60, unknown: 1_440 - 60 },
  ])('LIV-7 is unknown over a silence of more than two hours: $gapMs ms', ({ gapMs, known, unknown }) => {
    const { days, withoutShorePower } = figuresOf(
      [
        [`${MONDAY}T00:00`, OFF],
        [at(`${MONDAY}T00:00`) + gapMs, OFF],
        [at(`${MONDAY}T01:00`) + gapMs, OFF],
      ],
      { days: [MONDAY, MONDAY] },
    )
    expect(days[0]).toMatchObject({
      withoutShorePowerMinutes: known,
      minutesWithoutContact: expect.closeTo(unknown, 3),
    })
    expect(withoutShorePower).toHaveLength(gapMs > SILENT_AFTER_MS ? 2 : 1)
  })

  test('LIV-7 has no start and no end where nobody saw them', () => {
    const { withoutShorePower } = figuresOf([
      [`${MONDAY}T10:00`, OFF],
      [`${MONDAY}T11:00`, OFF],
      [`${MONDAY}T12:00`, ON],
      [`${MONDAY}T13:00`, OFF],
    ])
    expect(withoutShorePower).toEqual([
      { from: null, to: at(`${MONDAY}T12:00`), minutes: 120 },
      { from: at(`${MONDAY}T13:00`), to: null, minutes: 0 },
    ])
  })

  test('LIV-7 of a boat that never reports it is unknown, not lost', () => {
    const { days, withoutShorePower } = figuresOf(hourly(`${MONDAY}T00:00`, END, { depthM: 4 }))
    expect(days.map((day) => day.withoutShorePowerMinutes)).toEqual([null, null])
    expect(days.map((day) => day.minutesWithoutContact)).toEqual([0, 0])
    expect(withoutShorePower).toEqual([])
  })

  test('LIV-7 lasts an hour more or less on a day on which the clocks change', () => {
    const whole = (date: string, next: string) =>
      figuresOf(hourly(`${date}T00:00`, `${next}T02:00`, ON), { days: [date, date] }).days[0]
    expect(whole('2026-11-01', '2026-11-02')?.shorePowerMinutes).toBe(25 * 60)
    expect(whole('2026-03-08', '2026-03-09')?.shorePowerMinutes).toBe(23 * 60)
  })

  test('LIV-7 before the period is known from the reports before it, and listed only where it reaches into it', () => {
    const before = hourly('2026-07-05T20:00', `${MONDAY}T02:00`, OFF)
    const { days, withoutShorePower } = figuresOf([...before, [`${MONDAY}T02:00`, ON]])
    expect(days[0]?.withoutShorePowerMinutes).toBe(120)
    expect(withoutShorePower).toEqual([{ from: null, to: at(`${MONDAY}T02:00`), minutes: 120 }])
    const ended = [...hourly('2026-07-05T20:00', `${MONDAY}T00:00`, OFF), [`${MONDAY}T00:00`, ON]] as const
    expect(figuresOf(ended).withoutShorePower).toEqual([])
  })

  test('LIV-7 that lasts longer than the period has its minutes where no edge is seen, and is whole where both are', () => {
    const off = hourly('2026-07-05T22:00', '2026-07-08T01:00', OFF)
    expect(figuresOf(off).withoutShorePower).toEqual([{ from: null, to: null, minutes: 2_880 }])
    const seen = [['2026-07-05T21:00', ON], ...off, ['2026-07-08T01:00', ON]] as const
    expect(figuresOf(seen).withoutShorePower).toEqual([
      { from: at('2026-07-05T22:00'), to: at('2026-07-08T01:00'), minutes: 2_880 + 180 },
    ])
  })
})

describe('LIV-7 the days of a boat', () => {
  const ON = { shorePower: true, bilgeHigh: false }

  test('LIV-7 high water counts its minutes, and is listed even where silence follows at once', () => {
    const { days, highWater } = figuresOf([
      [`${MONDAY}T10:00`, ON],
      [`${MONDAY}T10:30`, { bilgeHigh: true }],
      [`${MONDAY}T11:15`, { bilgeHigh: false }],
      [`${TUESDAY}T10:00`, { bilgeHigh: true }],
      [`${TUESDAY}T13:00`, { bilgeHigh: false }],
    ])
    expect(days.map(({ bilgeHighMinutes }) => bilgeHighMinutes)).toEqual([45, 0])
    expect(highWater).toEqual([
      { from: at(`${MONDAY}T10:30`), to: at(`${MONDAY}T11:15`), minutes: 45 },
      { from: null, to: null, minutes: 0 },
    ])
  })

  test('LIV-7 a day without a report is unknown', () => {
    const { days } = figuresOf(hourly(`${MONDAY}T00:00`, `${MONDAY}T12:00`, ON))
    expect(days[0]).toMatchObject({ hasContact: true, bilgeHighMinutes: 0, shorePowerMinutes: 660 })
    expect(days[1]).toMatchObject({
      hasContact: false,
      bilgeHighMinutes: null,
      shorePowerMinutes: null,
      shallowestM: null,
      minutesWithoutContact: 1_440,
    })
  })

  test('LIV-7 a day that is not over counts up to now, and one that has not started is none', () => {
    const { days } = figuresOf(hourly(`${MONDAY}T00:00`, `${MONDAY}T12:00`, ON), { until: `${MONDAY}T12:30` })
    expect(days).toHaveLength(1)
    expect(days[0]).toMatchObject({ shorePowerMinutes: 750, minutesWithoutContact: 0 })
  })

  test('LIV-7 the time before the account had the boat is no part of it', () => {
    const sent = hourly(`${TUESDAY}T06:00`, END, ON)
    const { days } = figuresOf(sent, { ownedSince: at(`${TUESDAY}T05:00`) })
    expect(days.map(({ date, minutesWithoutContact }) => [date, minutesWithoutContact])).toEqual([
      [TUESDAY, 60],
    ])
    const late = figuresOf(sent, { ownedSince: at(`${TUESDAY}T07:00`) })
    expect(late.days[0]).toMatchObject({ shorePowerMinutes: 1_080, minutesWithoutContact: 0 })
  })

  test('LIV-7 levels are those of the day: the lowest and highest voltage, the least depth, the last of a tank', () => {
    const level = (volts: number, depthM: number, fuel: number) => ({
      batteries: { house: { volts, percent: null }, bow: { volts: null, percent: 50 } },
      depthM,
      tanks: { fuel },
    })
    const { days } = figuresOf([
      [`${MONDAY}T10:00`, level(12.4, 3.1, 0.8)],
      [`${MONDAY}T11:00`, level(12.1, 4, 0.9)],
      [at(`${TUESDAY}T00:00`) - MINUTE_MS, level(12.9, 2.8, 0.7)],
      [`${TUESDAY}T00:00`, level(11, 1, 0.1)],
    ])
    expect(days[0]?.batteries).toEqual(new Map([['house', { lowVolts: 12.1, highVolts: 12.9 }]]))
    expect(days[0]).toMatchObject({ shallowestM: 2.8, tanks: new Map([['fuel', 0.7]]) })
    expect(days[1]).toMatchObject({ shallowestM: 1, tanks: new Map([['fuel', 0.1]]) })
  })
})
