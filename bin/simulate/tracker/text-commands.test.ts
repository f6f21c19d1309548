import { describe, expect, it } from 'vitest'
import { answerOutcome } from '../../../shared/commands/answer.ts'
import { HOUR_MS, SECOND_MS } from '../../../shared/time.ts'
import { way } from '../routes/way.ts'
import { courseOf, placeAlong } from '../vehicle/course.ts'
import { type FleetVehicle, fleet } from '../vehicle/fleet.ts'
import { driveFrom } from '../vehicle/itinerary.ts'
import { aVehicle, engineOnOf, speedKmhOf, step, type Vehicle } from '../vehicle/vehicle.ts'
import { report, reportIntervalSeconds } from './report.ts'
import { executeCommand } from './text-commands.ts'

const HOUR_SECONDS = 3600
const NOON = Date.UTC(2026, 0, 5, 12)

function demoUnit(trackerId: string): FleetVehicle {
  const unit = fleet(12, 'UTC').find((one) => one.trackerId === trackerId)
  if (!unit) throw new Error(`no ${trackerId}`)
  return unit
}

const unit = demoUnit('CAR001')
const ROAD = courseOf([way(120, [25.7, -80.3], [26.7, -80.3])], 'road')

/** The car on a straight road. */
function at(speedKmh: number): Vehicle {
  const speedMs = speedKmh / 3.6
  const seconds = Array.from({ length: HOUR_SECONDS + 1 }, (_, second) => second)
  const drive = driveFrom(NOON - SECOND_MS, {
    course: ROAD,
    seconds: HOUR_SECONDS,
    alongM: seconds.map((second) => second * speedMs),
    speedMs: seconds.map(() => speedMs),
    engineSeconds: seconds,
    rapidAt: [],
  })
  const stage = { drive, nextDepartureAt: Number.POSITIVE_INFINITY }
  return aVehicle({ ...unit, itinerary: { base: placeAlong(ROAD, 0).point, stageAt: () => stage } }, NOON)
}

const car = at(50)

describe('the relay', () => {
  it('T46 is not cut at 20 km/h and above, with the reason', () => {
    const { vehicle, answer } = executeCommand(at(20), 'RELAY,1#', NOON)
    expect(vehicle.settings.relayCut).toBe(false)
    expect(answer).toBe('SET RELAY DELAY, SPEED IS MORE THAN 20KM/H#')
    expect(answerOutcome(answer)).toBe('refused')
  })

  it('T46 is cut just below 20 km/h', () => {
    const { vehicle, answer } = executeCommand(at(19.9), 'RELAY,1#', NOON)
    expect(vehicle.settings.relayCut).toBe(true)
    expect(answer).toBe('Cut off the fuel supply: Success! Speed:20 Km/h')
    expect(answerOutcome(answer)).toBe('done')
  })

  it('T54 is restored at any speed', () => {
    const { vehicle, answer } = executeCommand(
      { ...at(90), settings: { ...car.settings, relayCut: true } },
      'RELAY,0#',
      NOON,
    )
    expect(vehicle.settings.relayCut).toBe(false)
    expect(answerOutcome(answer)).toBe('done')
  })

  it('stops the vehicle until the fuel is restored', () => {
    const later = step(executeCommand(at(15), 'RELAY,1#', NOON).vehicle, HOUR_SECONDS)
    expect(speedKmhOf(later)).toBe(0)
    expect(engineOnOf(later)).toBe(false)
    expect(report(later, 0, 60)).toMatchObject({ relayCut: true, ignition: false })
    const restored = executeCommand(later, 'relay,0# ', NOON).vehicle
    expect(speedKmhOf(step(restored, 5))).toBeGreaterThan(0)
  })

  it('stops a parked engine, too, and lets it start again', () => {
    const runs = (vehicle: Vehicle) => step(vehicle, HOUR_SECONDS)
    const generator = aVehicle(demoUnit('GEN350'), NOON + HOUR_MS)
    expect(engineOnOf(generator)).toBe(true)
    const cut = executeCommand(generator, 'RELAY,1#', NOON).vehicle
    expect(engineOnOf(step(cut, 1))).toBe(false)
    expect(engineOnOf(runs(cut))).toBe(false)
    const restored = runs(executeCommand(cut, 'RELAY,0#', NOON).vehicle)
    expect(restored.engineHours).toBeCloseTo((cut.engineHours ?? Number.NaN) + 1)
  })
})

it('CMD-3 storage mode starts and ends, whatever the timer was', () => {
  const withTimer = executeCommand(at(50), 'TIMER,20#', NOON).vehicle
  const stored = executeCommand(withTimer, 'HC,15,3600,3600#', NOON)
  expect(answerOutcome(stored.answer)).toBe('done')
  expect(reportIntervalSeconds(stored.vehicle)).toBe(3600)
  expect(report(stored.vehicle, NOON, 3600).statusText).toContain('Power save mode')
  const left = executeCommand(stored.vehicle, 'HC,15,60,60#', NOON)
  expect(answerOutcome(left.answer)).toBe('done')
  expect(reportIntervalSeconds(left.vehicle)).toBe(15)
  expect(reportIntervalSeconds(executeCommand(at(0), 'HC,15,60,60#', NOON).vehicle)).toBe(60)
})

it.each([
  ['TIMER,4#', 15, 'TIMER set failed: 5 to 1800 seconds'],
  ['TIMER,5#', 5, 'TIMER set ok'],
  ['TIMER,1800#', 1800, 'TIMER set ok'],
  ['TIMER,1801#', 15, 'TIMER set failed: 5 to 1800 seconds'],
])('%s sets the interval of a moving tracker to %i s: %s', (text, seconds, expected) => {
  const { vehicle, answer } = executeCommand(at(50), text, NOON)
  expect(reportIntervalSeconds(vehicle)).toBe(seconds)
  expect(answer).toBe(expected)
})

describe('a query', () => {
  it('STATUS# is answered with battery, network, satellites, engine and relay', () => {
    const { vehicle, answer } = executeCommand(step(at(50), 1), 'STATUS#', NOON)
    expect(answer).toMatch(
      /^Battery:1\d\.\dV; GPRS:Link Up; GSM Signal Level:(Strong|Medium|Weak); GPS:Successful positioning, SVS Used in fix:\d+; ACC:ON; Relay:ON$/,
    )
    expect(
      executeCommand({ ...vehicle, settings: { ...car.settings, relayCut: true } }, 'STATUS#', NOON).answer,
    ).toMatch(/; Relay:CUT$/)
  })

  it('WHERE# is answered with the coordinates in the telemetry', () => {
    const { lat, lng } = report(car, NOON, 60)
    expect(executeCommand(at(50), 'where#', NOON).answer).toMatch(
      new RegExp(
        `^Lat:N${lat.toFixed(6)},Lon:W${(-lng).toFixed(6)},Course:\\d+\\.\\d\\d,Speed:50\\.00,DateTime:2026-01-05 12:00:00$`,
      ),
    )
  })

  it('VERSION# and PARAM# are answered', () => {
    expect(executeCommand(car, 'VERSION#', NOON).answer).toBe('[VERSION]VECTRA_SIM_V1.0')
    const { vehicle } = executeCommand(car, 'TIMER,30#', NOON)
    expect(executeCommand(vehicle, 'PARAM#', NOON).answer).toBe(
      'ID:CAR001; TIMER:30,60; Power save:OFF; TimeZone:E,0,0',
    )
  })

  it('that is unknown is answered too', () => {
    const { vehicle, answer } = executeCommand(car, 'DANCE#', NOON)
    expect(vehicle).toBe(car)
    expect(answer).toBe('Unknown command: DANCE#')
    expect(answerOutcome(answer)).toBe('refused')
  })
})
