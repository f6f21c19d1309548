import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { report, settingsInStatusText } from '../tracker/report.ts'
import { distanceM } from './course.ts'
import { type FleetVehicle, fleet } from './fleet.ts'
import { HARDEST_BRAKING, RAPID_ACCELERATION_MS2, type Ride } from './motion.ts'
import { aVehicle, measuredPoint, resumed, speedKmhOf, step, truePlace, type Vehicle } from './vehicle.ts'

const HOUR_SECONDS = 3600
const KMH_PER_MS = 3.6
const ROUNDING = 1e-6
/** The last step to a halt is from walking speed, and may be sudden. */
const CREEP_MS = 2

const DEMO = fleet(12)
const rideOf = ({ travel }: FleetVehicle): Ride[] => (travel.kind === 'ride' ? [travel.ride] : [])
const RIDING = DEMO.flatMap((unit) => rideOf(unit).map((ride) => ({ unit, ride })))
const PARKED = DEMO.filter(({ travel }) => travel.kind === 'parked')

function eachSecond(unit: FleetVehicle, seconds: number): readonly Vehicle[] {
  const states = [aVehicle(unit)]
  for (let second = 0; second < seconds; second += 1) {
    const last = states.at(-1)
    if (last) states.push(step(last, 1))
  }
  return states
}

const pairsOf = <One>(all: readonly One[]) =>
  all.slice(1).flatMap((next, index) => {
    const before = all[index]
    return before === undefined ? [] : [{ before, next }]
  })

const rapid = ({ engine }: Vehicle) => engine.kind === 'ride' && engine.motion.rapid

function limitOf({ engine }: Vehicle): number {
  if (engine.kind === 'parked') return 0
  return engine.ride.course.vertices.findLast(({ alongM }) => alongM <= engine.motion.alongM)?.limitKmh ?? 0
}

describe('a vehicle', () => {
  it('is deterministic, in one step or in many', () => {
    fc.assert(
      fc.property(fc.nat(39), fc.integer({ min: 1, max: 900 }), (index, seconds) => {
        const unit = fleet(40)[index]
        if (unit === undefined) return false
        const once = step(aVehicle(unit), seconds)
        expect(step(aVehicle(unit), seconds)).toEqual(once)
        expect(eachSecond(unit, seconds).at(-1)).toEqual(once)
      }),
      { numRuns: 20 },
    )
  })

  it.each(RIDING)('$unit.name stays within speed limits and its own abilities', ({ unit, ride }) => {
    const { accelerationMs2, brakingMs2 } = ride.handling
    const seen = eachSecond(unit, 2 * HOUR_SECONDS)
    const isRapid = seen.some(rapid)
    const seconds = pairsOf(seen).map(({ before, next }) => {
      const beforeMs = speedKmhOf(before) / KMH_PER_MS
      const nextMs = speedKmhOf(next) / KMH_PER_MS
      const movedM = distanceM(truePlace(before).point, truePlace(next).point)
      return {
        overLimitKmh: speedKmhOf(next) - limitOf(next),
        gainedMs: nextMs - beforeMs,
        lostMs: beforeMs > CREEP_MS ? beforeMs - nextMs : 0,
        leaptM: movedM - Math.max(beforeMs, nextMs),
      }
    })
    const most = (name: 'overLimitKmh' | 'gainedMs' | 'lostMs' | 'leaptM') =>
      Math.max(...seconds.map((second) => second[name]))
    expect(most('overLimitKmh')).toBeLessThanOrEqual(0)
    const limitMs2 = isRapid ? RAPID_ACCELERATION_MS2 : accelerationMs2
    expect(most('gainedMs')).toBeLessThanOrEqual(limitMs2 + ROUNDING)
    expect(most('lostMs')).toBeLessThanOrEqual(brakingMs2 * HARDEST_BRAKING + ROUNDING)
    expect(most('leaptM')).toBeLessThanOrEqual(CREEP_MS)
  })

  it('sometimes accelerates rapidly', () => {
    const shuttle = fleet(9).at(-1)
    if (!shuttle) throw new Error('no shuttle')
    expect(rapid(step(aVehicle(shuttle), 24 * HOUR_SECONDS))).toBe(true)
  })

  it.each(RIDING)('$unit.name both drives and makes stops of five minutes in six hours', ({ unit }) => {
    const standing = eachSecond(unit, 6 * HOUR_SECONDS).map((vehicle) => speedKmhOf(vehicle) === 0)
    const longest = standing.reduce(
      ({ run, most }, stands) => ({ run: stands ? run + 1 : 0, most: Math.max(most, stands ? run + 1 : 0) }),
      { run: 0, most: 0 },
    )
    expect(longest.most).toBeGreaterThanOrEqual(300)
    expect(standing.filter((stands) => !stands).length).toBeGreaterThan(HOUR_SECONDS)
  })

  it.each(PARKED)('$name drifts less than 25 m while parked', (unit) => {
    const seen = eachSecond(unit, 6 * HOUR_SECONDS)
    const drifts = seen.map((vehicle) => distanceM(measuredPoint(vehicle), truePlace(vehicle).point))
    expect(Math.max(...drifts)).toBeLessThan(25)
    expect(Math.max(...seen.map(speedKmhOf))).toBe(0)
  })

  it.each(DEMO)('$name reports plausible battery, satellite and network values', (unit) => {
    for (let vehicle = aVehicle(unit), minute = 0; minute < 180; minute += 1) {
      vehicle = step(vehicle, 60)
      const { batteryVolts, satellites, hdop, cellular } = report(vehicle, 0, 15)
      expect(batteryVolts).toBeGreaterThan(12.3)
      expect(batteryVolts).toBeLessThan(14.4)
      expect(satellites).toBeGreaterThanOrEqual(5)
      expect(hdop).toBeLessThan(2)
      expect(cellular).toBeLessThanOrEqual(31)
    }
  })

  it('continues from its last position on the server', () => {
    for (const { unit } of RIDING) {
      const before = step(aVehicle(unit), HOUR_SECONDS)
      const { point } = truePlace(before)
      const counted = { odometerKm: 7, engineHours: null }
      const after = resumed(aVehicle(unit), { point, ...counted, relayCut: false, storageMode: false })
      expect(distanceM(truePlace(after).point, point)).toBeLessThan(11)
      expect(after.odometerKm).toBe(7)
    }
  })

  it.each([
    { relayCut: true, storageMode: false },
    { relayCut: false, storageMode: true },
    { relayCut: true, storageMode: true },
    { relayCut: false, storageMode: false },
  ])('keeps its settings after a restart: $relayCut, $storageMode', (settings) => {
    for (const unit of DEMO) {
      const before = aVehicle(unit)
      const changed = { ...before, settings: { ...before.settings, ...settings } }
      const text = report(changed, 0, 60).statusText ?? ''
      const { point } = truePlace(before)
      const last = { point, odometerKm: null, engineHours: null, ...settingsInStatusText(text) }
      expect(resumed(before, last).settings).toMatchObject(settings)
    }
  })
})
