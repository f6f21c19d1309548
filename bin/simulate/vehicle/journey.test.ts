import { describe, expect, it } from 'vitest'
import { ROUTES } from '../routes/routes.ts'
import { back, type Way } from '../routes/way.ts'
import { courseOf, legAt } from './course.ts'
import {
  HARDEST_BRAKING,
  type Handling,
  type Journey,
  journeyAlong,
  RAPID_ACCELERATION_MS2,
  runningAt,
  toKmh,
} from './journey.ts'
import { MODELS } from './models.ts'

const ROUNDING = 1e-6
/** The last step to a halt is from walking speed, and may be sudden. */
const CREEP_MS = 2.2

/** The routes as their vehicles drive them, there and back. */
const DRIVEN = MODELS.flatMap(({ name, handling, habits }) =>
  habits
    .flatMap(({ errands }) => errands)
    .flatMap((errand) => ('minutes' in errand ? [] : [{ name, handling, route: errand.route }])),
).filter(
  ({ name, route }, index, all) => all.findIndex((one) => one.name === name && one.route === route) === index,
)

function journeysOn(route: keyof typeof ROUTES, handling: Handling): Journey[] {
  const ways: readonly Way[] = ROUTES[route]
  return [ways, back(ways)].flatMap((directed) =>
    [1, 2, 3].map((seed) => journeyAlong(courseOf(directed, handling.medium), handling, seed)),
  )
}

/** The differences between each second and the one before. */
const steps = (values: readonly number[]) =>
  values.slice(1).map((value, index) => value - (values[index] ?? 0))

describe('a journey', () => {
  it.each(DRIVEN)(
    '$name, $route: drives from its start to its end, and stands there',
    ({ route, handling }) => {
      for (const { course, seconds, alongM, speedMs, engineSeconds } of journeysOn(route, handling)) {
        expect([alongM.length, speedMs.length, engineSeconds.length]).toEqual(Array(3).fill(seconds + 1))
        expect([alongM[0], speedMs[0]]).toEqual([0, 0])
        expect(alongM.at(-1)).toBeCloseTo(course.lengthM)
        expect(speedMs.at(-1)).toBe(0)
        expect(Math.min(...steps(alongM))).toBeGreaterThanOrEqual(0)
      }
    },
  )

  it.each(DRIVEN)('$name, $route: stays within limits and its own abilities', ({ route, handling }) => {
    const { accelerationMs2, brakingMs2 } = handling
    for (const { course, alongM, speedMs, rapidAt } of journeysOn(route, handling)) {
      const overLimitKmh = speedMs.map(
        (ms, second) => toKmh(ms) - legAt(course, alongM[second] ?? 0).limitKmh,
      )
      expect(Math.max(...overLimitKmh)).toBeLessThanOrEqual(0)
      const gainedMs = steps(speedMs)
      const limitMs2 = rapidAt.length > 0 ? RAPID_ACCELERATION_MS2 : accelerationMs2
      expect(Math.max(...gainedMs)).toBeLessThanOrEqual(limitMs2 + ROUNDING)
      const lostMs = gainedMs.map((gained, index) => ((speedMs[index] ?? 0) > CREEP_MS ? -gained : 0))
      expect(Math.max(...lostMs)).toBeLessThanOrEqual(brakingMs2 * HARDEST_BRAKING + ROUNDING)
      const leaptM = steps(alongM).map(
        (m, index) => m - Math.max(speedMs[index] ?? 0, speedMs[index + 1] ?? 0),
      )
      expect(Math.max(...leaptM)).toBeLessThanOrEqual(CREEP_MS)
    }
  })

  it('is the same for the same seed, and another for another', () => {
    const drive = (seed: number) =>
      journeyAlong(
        courseOf(ROUTES.homeToDepot, 'road'),
        { medium: 'road', accelerationMs2: 1.5, brakingMs2: 1.6, pace: 0.9 },
        seed,
      )
    expect(drive(7)).toEqual(drive(7))
    expect(drive(8).seconds).not.toBe(drive(7).seconds)
  })

  it('sometimes accelerates rapidly', () => {
    const shuttle = DRIVEN.find(({ route }) => route === 'flaglerLine')
    if (shuttle === undefined) throw new Error('no shuttle')
    const course = courseOf(ROUTES.flaglerLine, 'road')
    const rapid = Array.from(
      { length: 20 },
      (_, seed) => journeyAlong(course, shuttle.handling, seed).rapidAt,
    )
    expect(rapid.flat().length).toBeGreaterThan(0)
    expect(rapid.filter((at) => at.length === 0).length).toBeGreaterThan(0)
  })

  it('of an engine that only runs goes nowhere', () => {
    const { seconds, alongM, engineSeconds } = runningAt({ lat: 25.6, lng: -80.4 }, 2)
    expect([seconds, Math.max(...alongM), engineSeconds.at(-1)]).toEqual([120, 0, 120])
  })
})
