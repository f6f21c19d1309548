import type { Point } from '../../../shared/geo/point.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { dayAfter, dayAt, dayRange } from '../../../shared/trails/day-range.ts'
import type { Journey } from './journey.ts'

/** A journey at its time (epoch ms). Without the ignition, the vehicle is carried. */
export type Drive = { departsAt: number; endsAt: number; journey: Journey; ignition: boolean }

/** The drive that has departed last by a time, `null` if none has since the day before, and when the next one departs. */
type Stage = { drive: Drive | null; nextDepartureAt: number }

/** Where a vehicle is at any time (epoch ms): on a drive, or where the last one ended. */
export type Itinerary = {
  /** Where it stands before its first drive. */
  base: Point
  stageAt(at: number): Stage
}

export const driveFrom = (departsAt: number, journey: Journey, ignition = true): Drive => ({
  departsAt,
  endsAt: departsAt + journey.seconds * SECOND_MS,
  journey,
  ignition,
})

/** From `from` to before `to`, epoch ms. */
export type Span = { from: number; to: number }
/** A day of a time zone. */
type Day = Span & { date: string }
export type Calendar = (at: number) => Day

const isWithin = ({ from, to }: Span, at: number) => from <= at && at < to

/** The day of a time in a time zone. The same day is asked for again and again. */
export function calendarOf(timezone: string): Calendar {
  const days = new Map<string, Day>()
  let last: Day = { date: '', from: 0, to: 0 }
  return (at) => {
    if (isWithin(last, at)) return last
    const date = dayAt(at, timezone)
    const range = days.get(date) ?? dayRange(date, timezone)
    if (range === null) throw new RangeError(`${date} is no day`)
    last = { ...range, date }
    days.set(date, last)
    return last
  }
}

/** A vehicle that drives every week is not away for longer. */
const LOOKS_AHEAD_DAYS = 8

/** The drives of days, in order. A drive may end on the next day. */
export function dailyItinerary(
  base: Point,
  calendar: Calendar,
  drivesOf: (date: string) => readonly Drive[],
): Itinerary {
  const drivesByDate = new Map<string, readonly Drive[]>()
  let last: Stage & Span = { drive: null, nextDepartureAt: 0, from: 0, to: 0 }

  function drivesOn(date: string | null): readonly Drive[] {
    if (date === null) return []
    const drives = drivesByDate.get(date) ?? drivesOf(date)
    drivesByDate.set(date, drives)
    return drives
  }

  function firstAfter(date: string): number {
    for (let days = 1; days <= LOOKS_AHEAD_DAYS; days++) {
      const [first] = drivesOn(dayAfter(date, days))
      if (first !== undefined) return first.departsAt
    }
    return Number.POSITIVE_INFINITY
  }

  return {
    base,
    stageAt(at) {
      if (isWithin(last, at)) return last
      const { date, from, to } = calendar(at)
      const drives = [...drivesOn(dayAfter(date, -1)), ...drivesOn(date)]
      const drive = drives.findLast(({ departsAt }) => departsAt <= at) ?? null
      const next = drives.find(({ departsAt }) => departsAt > at)
      const nextDepartureAt = next?.departsAt ?? firstAfter(date)
      last = {
        drive,
        nextDepartureAt,
        from: Math.max(from, drive?.departsAt ?? from),
        to: Math.min(to, nextDepartureAt),
      }
      return last
    },
  }
}

/** Journeys one after another without end, each followed by a pause, as if since the epoch. */
export function endlessItinerary(
  base: Point,
  rounds: readonly { journey: Journey; pauseSeconds: number }[],
  offsetSeconds: number,
): Itinerary {
  const lengths = rounds.map(({ journey, pauseSeconds }) => (journey.seconds + pauseSeconds) * SECOND_MS)
  const roundMs = lengths.reduce((sum, ms) => sum + ms, 0)
  const offsetMs = Math.round(offsetSeconds) * SECOND_MS

  function drivesAround(at: number): Drive[] {
    const start = Math.floor((at - offsetMs) / roundMs) * roundMs + offsetMs
    return [start, start + roundMs].flatMap((roundAt) =>
      rounds.map(({ journey }, index) =>
        driveFrom(roundAt + lengths.slice(0, index).reduce((sum, ms) => sum + ms, 0), journey),
      ),
    )
  }

  return {
    base,
    stageAt(at) {
      const drives = drivesAround(at)
      const next = drives.find(({ departsAt }) => departsAt > at)
      return {
        drive: drives.findLast(({ departsAt }) => departsAt <= at) ?? null,
        nextDepartureAt: next?.departsAt ?? Number.POSITIVE_INFINITY,
      }
    },
  }
}
