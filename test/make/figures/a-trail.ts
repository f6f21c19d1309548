import { figuresOfDay } from '../../../shared/reports/figures/figures-of-day.ts'
import { localHours } from '../../../shared/reports/figures/local-hours.ts'
import { type Timeline, timelineOf } from '../../../shared/reports/figures/timeline.ts'
import { type LocalDay, type Period, periodFrom } from '../../../shared/reports/period.ts'
import { MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import { type StampedPosition, stamp } from '../../../shared/tracking/judging/clock.ts'
import { judgedPoints } from '../../../shared/tracking/judging/reprocess.ts'
import type { Position } from '../../../shared/tracking/position.ts'
import { aPosition, RECEIVED_AFTER_MS } from '../tracking/a-position.ts'
import { metresOff } from '../tracking/tracks.ts'

/** A part of a trail: at this speed for so long, with a position every so many seconds; `silent` has none. */
export type Leg = {
  minutes: number
  kmh: number
  every?: number
  silent?: boolean
  fields?: Partial<Position>
}

/** The positions of a device that drives east in legs from a time on (epoch milliseconds), as they were received. */
export function aTrail(start: number, legs: readonly Leg[]): StampedPosition[] {
  const positions: StampedPosition[] = []
  let at = start
  let metres = 0
  for (const { minutes, kmh, every = 15, silent = false, fields } of legs) {
    const steps = Math.round((minutes * 60) / every)
    for (let step = 0; step < steps; step++) {
      if (!silent) positions.push(positionAt(at, metres, { speedKmh: kmh, ...fields }))
      at += every * SECOND_MS
      metres += (kmh / 3.6) * every
    }
  }
  positions.push(positionAt(at, metres, { speedKmh: 0 }))
  return positions
}

export const positionAt = (at: number, metresEast: number, fields: Partial<Position> = {}): StampedPosition =>
  stamp(
    aPosition({
      recordedAt: at,
      receivedAt: at + RECEIVED_AFTER_MS,
      ...metresOff(metresEast),
      satellites: 9,
      ...fields,
    }),
  )

/** The timeline of a car's positions, read until a time. */
export const aTimeline = (positions: readonly StampedPosition[], until: number): Timeline =>
  timelineOf(judgedPoints(positions, 'car'), until)

/** The figures of the days of a period. */
export const figuresOf = (timeline: Timeline, { days, timezone }: Period, ownedSince = 0) =>
  days.map((day) => figuresOfDay(timeline, day, localHours(day, timezone), ownedSince))

/** The figures of one day, of positions that were read until a day later. */
export function dayOf(
  positions: readonly StampedPosition[],
  date: string,
  { timezone = 'UTC', ownedSince = 0, until = Number.NaN }: Partial<DayOptions> = {},
) {
  const period = periodFrom(date, date, timezone)
  const readTo = Number.isNaN(until) ? period.to + 24 * 60 * MINUTE_MS : until
  const [figures] = figuresOf(aTimeline(positions, readTo), period, ownedSince)
  if (figures === undefined) throw new Error(`${timezone} has no ${date}`)
  return figures
}
type DayOptions = { timezone: string; ownedSince: number; until: number }

export const minutesOf = ({ from, to }: LocalDay) => (to - from) / MINUTE_MS
