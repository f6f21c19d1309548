import { haversineKm } from '../../../../shared/geo/distance.ts'
import type { Point } from '../../../../shared/geo/point.ts'
import { SECOND_MS } from '../../../../shared/time.ts'
import type { ColumnPoint } from '../../../../shared/trails/columns.ts'
import { positionAt } from '../../../features/history/player/position-at.ts'
import { playbackTimeAfter, quietSpans } from '../../../features/history/player/quiet-spans.ts'
import recorded from './drive.json'

/** 10:24 AM: the replay shows a clock, and no date. */
const START_MS = Date.UTC(2026, 4, 9, 10, 24)
/** The drive of a quarter of an hour passes in 20 s. */
const SPEED = 48

/** A drive of the demo fleet, recorded by `npm run pictures`. */
export const DRIVE: readonly ColumnPoint[] = recorded.points.map(
  ([second = 0, lat = 0, lng = 0, speedKmh = 0]) => ({
    shownAt: START_MS + second * SECOND_MS,
    lat,
    lng,
    speedKmh,
    course: null,
    altitudeM: null,
  }),
)

export const LAND: readonly { lat: number; lng: number }[][] = recorded.land.map((ring) =>
  ring.map(([lat = 0, lng = 0]) => ({ lat, lng })),
)

export const SPAN = { from: START_MS, to: DRIVE.at(-1)?.shownAt ?? START_MS }
const QUIET = quietSpans([DRIVE], SPAN)

/** The time that the replay shows `passedMs` later; from the start again after the end. */
export const timeAfter = (at: number, passedMs: number) =>
  at >= SPAN.to ? SPAN.from : playbackTimeAfter(at, passedMs, SPEED, SPAN.to, QUIET)

/** How much of the drive has passed, from 0 to 1, without its long stop. */
export const shareAt = (at: number) => movingMs(at) / movingMs(SPAN.to)

const movingMs = (at: number) =>
  QUIET.reduce((passed, { from, to }) => passed - Math.max(0, Math.min(at, to) - from), at - SPAN.from)

/** How much of its way the device has covered, from 0 to 1. */
export const wayShareAt = (at: number) => distanceKmAt(at) / distanceKmAt(SPAN.to)

/** Kilometres from the start. */
export function distanceKmAt(at: number): number {
  const passed: Point[] = DRIVE.filter(({ shownAt }) => shownAt <= at)
  const newest = positionAt(DRIVE, at) ?? []
  return passed.concat(newest).reduce((sum, point, index) => {
    const before = passed[index - 1]
    return before === undefined ? sum : sum + haversineKm(before, point)
  }, 0)
}
