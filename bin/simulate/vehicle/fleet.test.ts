import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import { TRACKER_ID } from '../../../shared/tracking/topics.ts'
import { metresToLine } from '../../../test/make/tracking/metres-to-line.ts'
import { ROUTES } from '../routes/routes.ts'
import type { Way } from '../routes/way.ts'
import { courseOf, distanceM } from './course.ts'
import { fleet } from './fleet.ts'
import { MODELS } from './models.ts'
import { aVehicle, truePlace } from './vehicle.ts'

const TIMEZONE = 'America/New_York'
/** A Monday. */
const START = Date.parse('2026-03-02T05:00Z')
/** The clocks go forward on its last day. */
const WEEK_MS = 7 * DAY_MS
const STEP_SECONDS = 20
const FASTEST_MS = 125 / 3.6
/** A polyline is straight on a plane, and the oracle's edges are nearly so. */
const OFF_THE_LINE_M = 3

const demo = () => fleet(MODELS.length, TIMEZONE)

/** Where a vehicle is in the course of a week. */
const placesOf = (unit: ReturnType<typeof demo>[number], stepMs: number) =>
  Array.from(
    { length: WEEK_MS / stepMs },
    (_, index) => truePlace(aVehicle(unit, START + index * stepMs)).point,
  )

const linesOf = (trackerId: string) =>
  MODELS.filter((model) => model.trackerId === trackerId).flatMap(({ habits, handling, base }) => [
    [base, base],
    ...habits
      .flatMap(({ errands }) => errands)
      .flatMap((errand) => {
        if ('minutes' in errand) return []
        const ways: readonly Way[] = ROUTES[errand.route]
        return [courseOf(ways, handling.medium).vertices]
      }),
  ])

describe('the fleet', () => {
  it('starts with the Sea Ray 240', () => {
    expect(fleet(1, 'UTC')).toMatchObject([{ trackerId: 'SEA240', name: 'Sea Ray 240', deviceType: 'boat' }])
  })

  it('has the requested number of vehicles, each with its own tracker id', () => {
    const ids = fleet(250, 'UTC').map(({ trackerId }) => trackerId)
    expect(new Set(ids).size).toBe(250)
    expect(ids[12]).toBe('SIM0013')
    for (const id of ids) expect(id).toMatch(TRACKER_ID)
  })

  it.each(demo())('$name never jumps', (unit) => {
    const places = placesOf(unit, STEP_SECONDS * SECOND_MS)
    const most = Math.max(...places.slice(1).map((place, index) => distanceM(places[index] ?? place, place)))
    expect(most).toBeLessThan(FASTEST_MS * STEP_SECONDS)
  })

  it.each(demo())('$name stays on its routes', (unit) => {
    const lines = linesOf(unit.trackerId)
    for (const place of placesOf(unit, 47 * MINUTE_MS)) {
      const metres = Math.min(...lines.map((line) => metresToLine(place, line)))
      expect(metres, JSON.stringify(place)).toBeLessThan(OFF_THE_LINE_M)
    }
  })

  it('does the same each time', () => {
    const week = (units = demo()) => units.map((unit) => placesOf(unit, 11 * MINUTE_MS))
    expect(week()).toEqual(week())
  })
})
