import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { emptyDay } from '../../shared/reports/figures/day-figures.ts'
import { dayReach } from '../../shared/reports/figures/day-reach.ts'
import { periodFrom } from '../../shared/reports/period.ts'
import { HOUR_MS } from '../../shared/time.ts'
import { aTimeline, aTrail, figuresOf } from '../../test/make/figures/a-trail.ts'
import { type KeptDay, packDay, unpackDay } from './day-format.ts'

const START = Date.parse('2026-06-01T20:00Z')

/** The days of drives with odd speeds, an engine, an odometer, silence and a trip across midnight. */
function keptDays(): KeptDay[] {
  const trail = aTrail(START, [
    { minutes: 61, kmh: 0, every: 600, fields: { ignition: false } },
    { minutes: 200, kmh: 57.3, every: 17, fields: { ignition: true, odometerKm: 12_345.67 } },
    { minutes: 43, kmh: 0, every: 20, fields: { ignition: true } },
    { minutes: 300, kmh: 0, silent: true },
    { minutes: 90, kmh: 31, every: 15 },
    { minutes: 1500, kmh: 0, every: 3600 },
    { minutes: 25, kmh: 80 },
    { minutes: 60, kmh: 0, every: 60 },
  ])
  const timeline = aTimeline(trail, START + 50 * HOUR_MS)
  const period = periodFrom('2026-06-01', '2026-06-03', 'Asia/Kathmandu')
  return figuresOf(timeline, period).flatMap((figures, index) => {
    const day = period.days[index]
    const reach = day === undefined ? null : dayReach(timeline, day)
    return reach === null ? [] : [{ deviceType: 'car', computedAt: START, ownedSince: -1, reach, figures }]
  })
}

test('REP-3 a kept day reads back as it was computed', () => {
  const days = keptDays()
  expect(days.length).toBeGreaterThan(1)
  expect(days.some(({ figures }) => figures.trips.length > 0 && figures.stops.length > 0)).toBe(true)
  for (const day of days) expect(unpackDay(packDay(day))).toEqual(day)
  const empty = {
    deviceType: '船',
    computedAt: 0,
    ownedSince: 0,
    reach: { from: -5, to: 5 },
    figures: emptyDay('2026-06-01', START, START + 24 * HOUR_MS),
  }
  expect(unpackDay(packDay(empty))).toEqual(empty)
})

test('REP-3 a day that was kept by other rules is not read', () => {
  const [day] = keptDays()
  if (day === undefined) throw new Error('There is no day')
  const bytes = packDay(day)
  bytes[0] = (bytes[0] ?? 0) + 1
  expect(unpackDay(bytes)).toBeNull()
})

test('REP-3 other rules have another version: where this changes, raise VERSION, too', () => {
  const hash = createHash('sha256')
  for (const day of keptDays()) hash.update(packDay(day))
  expect(hash.digest('hex').slice(0, 16)).toBe('a64517c60d971578')
})
