import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import { report, settingsInStatusText } from '../tracker/report.ts'
import { distanceM } from './course.ts'
import { type FleetVehicle, fleet } from './fleet.ts'
import {
  aVehicle,
  engineOnOf,
  measuredPoint,
  resumed,
  secondsToChange,
  speedKmhOf,
  step,
  truePlace,
} from './vehicle.ts'

/** A Monday. */
const MORNING = Date.UTC(2026, 0, 5, 8)
const DEMO = fleet(12, 'UTC')

function unitOf(trackerId: string): FleetVehicle {
  const unit = DEMO.find((one) => one.trackerId === trackerId)
  if (unit === undefined) throw new Error(`no ${trackerId}`)
  return unit
}

describe('a vehicle', () => {
  it('is deterministic, and goes as far in one step as in many', () => {
    const units = fleet(40, 'UTC')
    fc.assert(
      fc.property(fc.nat(39), fc.nat(7 * 24), fc.integer({ min: 1, max: 900 }), (index, hours, seconds) => {
        const unit = units[index]
        if (unit === undefined) return false
        const start = aVehicle(unit, MORNING + hours * HOUR_MS)
        const once = step(start, seconds)
        expect(step(start, seconds)).toEqual(once)
        let often = start
        for (let second = 0; second < seconds; second++) often = step(often, 1)
        expect(truePlace(often)).toEqual(truePlace(once))
        expect(speedKmhOf(often)).toBe(speedKmhOf(once))
        expect(engineOnOf(often)).toBe(engineOnOf(once))
        expect(often.odometerKm ?? 0).toBeCloseTo(once.odometerKm ?? 0, 6)
        expect(often.engineHours ?? 0).toBeCloseTo(once.engineHours ?? 0, 6)
      }),
      { numRuns: 40 },
    )
  })

  it('starts to move or stops when it says so', () => {
    for (const unit of DEMO.filter(({ odometerKm }) => odometerKm !== null)) {
      let vehicle = aVehicle(unit, MORNING)
      for (let change = 0; change < 20; change++) {
        const seconds = secondsToChange(vehicle, 600)
        const moves = speedKmhOf(vehicle) > 0
        for (let second = 1; second < seconds; second++)
          expect(speedKmhOf(step(vehicle, second)) > 0).toBe(moves)
        vehicle = step(vehicle, seconds)
        if (seconds < 600) expect(speedKmhOf(vehicle) > 0).toBe(!moves)
      }
    }
  })

  it('drifts less than 25 m while parked', () => {
    const parked = unitOf('GEN350')
    let vehicle = aVehicle(parked, MORNING)
    for (let minute = 0; minute < 360; minute++) {
      vehicle = step(vehicle, 60)
      expect(distanceM(measuredPoint(vehicle), parked.itinerary.base)).toBeLessThan(25)
      expect(speedKmhOf(vehicle)).toBe(0)
    }
  })

  it.each(DEMO)('$name reports plausible battery, satellite and network values', (unit) => {
    for (let vehicle = aVehicle(unit, MORNING), minute = 0; minute < 180; minute += 1) {
      vehicle = step(vehicle, 60)
      const { batteryVolts, satellites, hdop, cellular } = report(vehicle, 0, 15)
      expect(batteryVolts).toBeGreaterThan(12.3)
      expect(batteryVolts).toBeLessThan(14.4)
      expect(satellites).toBeGreaterThanOrEqual(5)
      expect(hdop).toBeLessThan(2)
      expect(cellular).toBeLessThanOrEqual(31)
    }
  })

  it('loses voltage while its battery fails, and has it back when it is charged', () => {
    const weakBattery = { from: MORNING, to: MORNING + 2 * DAY_MS }
    const boat = { ...unitOf('SAIL34'), weakBattery }
    const voltsAt = (at: number) => step(aVehicle(boat, at), 6 * 3600).batteryVolts
    expect(voltsAt(weakBattery.from - 6 * HOUR_MS)).toBeGreaterThan(12.4)
    expect(voltsAt(weakBattery.to - 6 * HOUR_MS - MINUTE_MS)).toBeLessThan(11.9)
    expect(voltsAt(weakBattery.to)).toBeGreaterThan(12.4)
  })

  it('LIV-7 has a house battery that empties at anchor and charges under way, where it has one', () => {
    const boat = unitOf('SAIL34')
    const night = Date.UTC(2026, 0, 5, 2)
    const houseAt = (hours: number) =>
      report(step(aVehicle(boat, night), hours * 3600), night, 60).batteries?.house ?? { volts: 0 }
    const [evening, later] = [houseAt(0), houseAt(12)]
    expect(evening.volts).toBeCloseTo(12.7, 1)
    expect(later.volts).toBeCloseTo(evening.volts - 0.2, 1)
    const tour = step(aVehicle(boat, night), 12 * 3600 + 30 * 60)
    expect(engineOnOf(tour)).toBe(true)
    expect(report(tour, night, 60).batteries?.house?.volts).toBe(13.8)
    expect(report(aVehicle(unitOf('CAR001'), MORNING), MORNING, 60)).not.toHaveProperty('batteries')
  })

  it('reports no engine without one, and no distance without an odometer', () => {
    expect(report(aVehicle(unitOf('TRLR05'), MORNING), MORNING, 60)).not.toHaveProperty('ignition')
    expect(report(aVehicle(unitOf('TRLR05'), MORNING), MORNING, 60).statusText).not.toContain('ACC')
    expect(report(aVehicle(unitOf('GEN350'), MORNING), MORNING, 60)).not.toHaveProperty('odometerKm')
  })
})

describe('a vehicle that the server knows', () => {
  const NOTHING_SET = {
    odometerKm: null,
    engineHours: null,
    houseCharge: null,
    relayCut: false,
    storageMode: false,
  }

  it('goes on from there without a jump', () => {
    for (const unit of DEMO) {
      const before = step(aVehicle(unit, MORNING), 3600)
      const { point } = truePlace(before)
      const after = resumed(aVehicle(unit, MORNING + HOUR_MS), { ...NOTHING_SET, point, odometerKm: 7 })
      expect(after.lagMs).toBe(0)
      expect(truePlace(after).point).toEqual(point)
      expect(after.odometerKm).toBe(7)
    }
  })

  it('that stood with its relay cut drives on from where it stopped, and rests less until it is on time', () => {
    const unit = unitOf('VAN012')
    const start = aVehicle(unit, MORNING + 40 * MINUTE_MS)
    expect(speedKmhOf(start)).toBeGreaterThan(0)
    const cut = step({ ...start, settings: { ...start.settings, relayCut: true } }, 3600)
    const { point } = truePlace(cut)
    const again = resumed(aVehicle(unit, MORNING + 100 * MINUTE_MS), { ...NOTHING_SET, point })
    expect(distanceM(truePlace(again).point, point)).toBeLessThan(60)
    expect(again.lagMs).toBeGreaterThan(0)
    const evening = step(again, 12 * 3600)
    expect(evening.lagMs).toBe(0)
    expect(evening.planAt).toBe(MORNING + 100 * MINUTE_MS + 12 * HOUR_MS)
  })

  it('at a place that is on none of its drives is where it should be', () => {
    for (const unit of DEMO) {
      const now = aVehicle(unit, MORNING + 13 * SECOND_MS)
      const elsewhere = resumed(now, { ...NOTHING_SET, point: { lat: 48.1, lng: 11.6 } })
      expect([elsewhere.planAt, elsewhere.lagMs]).toEqual([now.planAt, 0])
    }
  })

  it.each([
    { relayCut: true, storageMode: false },
    { relayCut: false, storageMode: true },
    { relayCut: true, storageMode: true },
    { relayCut: false, storageMode: false },
  ])('keeps its settings after a restart: $relayCut, $storageMode', (settings) => {
    for (const unit of DEMO) {
      const before = aVehicle(unit, MORNING)
      const changed = { ...before, settings: { ...before.settings, ...settings } }
      const text = report(changed, 0, 60).statusText ?? ''
      const { point } = truePlace(before)
      const last = { ...NOTHING_SET, point, ...settingsInStatusText(text) }
      expect(resumed(before, last).settings).toMatchObject(settings)
    }
  })
})
