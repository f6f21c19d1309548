import { describe, expect, test } from 'vitest'
import { createValueTexts } from '../../../../shared/reports/write-value.ts'
import { DAY_MS, HOUR_MS } from '../../../../shared/time.ts'
import { dayRange } from '../../../../shared/trails/day-range.ts'
import { aDayBar } from '../../../../test/make/reports/a-document.ts'
import { aWriting } from '../../../../test/make/reports/a-writing.ts'
import { type DayBar, drawDayBar } from './day-bar.ts'
import { DRAWING_WIDTH } from './svg.ts'

function drawn(day: Partial<DayBar>, timezone = 'America/New_York') {
  const writing = aWriting({ timezone, timeFormat: '24h' })
  return drawDayBar({ ...aDayBar(), ...day }, writing, createValueTexts(writing))
}

const ticksOf = (svg: string) =>
  [...svg.matchAll(/<text font-size="11"[^>]* x="([\d.]+)"[^>]*>([\d:]+)<\/text>/g)].map(([, x, label]) => [
    label,
    Number(x),
  ])

/** A day of a zone without spans, and where its hours are. */
function ticksOn(date: string, timezone: string) {
  const { from, to } = dayRange(date, timezone) ?? { from: 0, to: DAY_MS }
  const hours = (to - from) / HOUR_MS
  const x = (hour: number) => Number(((hour / hours) * DRAWING_WIDTH).toFixed(2))
  return { hours, x, ticks: ticksOf(drawn({ from, to, spans: [] }, timezone)) }
}

describe('REP-3 the bar of a day', () => {
  test('REP-3 has each span where its time is, and the sum of each state', () => {
    const svg = drawn({})
    const driving = [...svg.matchAll(/<rect x="([\d.]+)" y="4" width="([\d.]+)" height="30" fill="#0b5fff"/g)]
    expect(driving.map(([, x, width]) => [Number(x), Number(width)])).toEqual([
      [8 * 30, 3.5 * 30],
      [14 * 30, 1.25 * 30],
    ])
    expect(svg.replaceAll('\u202f', ' ')).toMatch(
      /Driving 4 h 45 min.*Idle 30 min.*Stopped 16 h 45 min.*No contact 2 h/,
    )
  })

  test('REP-3 cuts spans at the ends of the day', () => {
    const { from, to } = aDayBar()
    const svg = drawn({ spans: [{ from: from - HOUR_MS, to: to + HOUR_MS, state: 'driving' }] })
    expect(svg).toContain(`<rect x="0" y="4" width="${DRAWING_WIDTH}" height="30" fill="#0b5fff"/>`)
  })

  test.each([
    ['a day of 24 hours', '2026-06-01', 'America/New_York', 24, 3],
    // the clocks change at 2:00, so 3:00 is an hour later or earlier
    ['a day of 25 hours', '2026-11-01', 'America/New_York', 25, 4],
    ['a day of 23 hours', '2026-03-08', 'America/New_York', 23, 2],
    ['a day of 23.5 hours', '2026-10-04', 'Australia/Lord_Howe', 23.5, 2.5],
    ['a zone with 45 minutes', '2026-06-01', 'Asia/Kathmandu', 24, 3],
  ])('REP-3 names the hours of the local clock on %s', (_name, date, zone, hours, third) => {
    const day = ticksOn(date, zone)
    expect(day.hours).toBe(hours)
    expect(day.ticks.map(([label]) => label)).toEqual([
      '00:00',
      '03:00',
      '06:00',
      '09:00',
      '12:00',
      '15:00',
      '18:00',
      '21:00',
      '00:00',
    ])
    expect(day.ticks[1]).toEqual(['03:00', day.x(third)])
    expect(day.ticks.at(-1)).toEqual(['00:00', DRAWING_WIDTH])
  })
})
