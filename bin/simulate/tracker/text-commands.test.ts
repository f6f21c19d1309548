import { describe, expect, it } from 'vitest'
import { answerOutcome } from '../../../shared/commands/answer.ts'
import { fleet } from '../vehicle/fleet.ts'
import { aVehicle, engineOnOf, speedKmhOf, step, type Vehicle } from '../vehicle/vehicle.ts'
import { report, reportIntervalSeconds } from './report.ts'
import { executeCommand } from './text-commands.ts'

const HOUR_SECONDS = 3600
const NOON = Date.UTC(2026, 0, 5, 12)

function demoVehicle(trackerId: string): Vehicle {
  const unit = fleet(12).find((one) => one.trackerId === trackerId)
  if (!unit) throw new Error(`no ${trackerId}`)
  return aVehicle(unit)
}

const car = demoVehicle('CAR001')

function at(speedKmh: number): Vehicle {
  if (car.engine.kind !== 'ride') throw new Error('The car is parked')
  const motion = { ...car.engine.motion, speedMs: speedKmh / 3.6 }
  return { ...car, engine: { ...car.engine, motion } }
}

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
    const later = step(executeCommand(car, 'RELAY,1#', NOON).vehicle, HOUR_SECONDS)
    expect(speedKmhOf(later)).toBe(0)
    expect(engineOnOf(later)).toBe(false)
    expect(report(later, 0, 60)).toMatchObject({ relayCut: true, ignition: false })
    const restored = executeCommand(later, 'relay,0# ', NOON).vehicle
    expect(speedKmhOf(step(restored, 5))).toBeGreaterThan(0)
  })

  it('stops a parked engine, too, and lets it start again', () => {
    const runs = (vehicle: Vehicle) => step(vehicle, 4 * HOUR_SECONDS)
    const generator = step(demoVehicle('GEN350'), HOUR_SECONDS)
    expect(engineOnOf(generator)).toBe(true)
    const cut = executeCommand(generator, 'RELAY,1#', NOON).vehicle
    expect(engineOnOf(step(cut, 1))).toBe(false)
    expect(engineOnOf(runs(cut))).toBe(false)
    expect(runs(executeCommand(cut, 'RELAY,0#', NOON).vehicle).engineHours).toBeGreaterThan(
      cut.engineHours + 0.4,
    )
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
  expect(reportIntervalSeconds(executeCommand(car, 'HC,15,60,60#', NOON).vehicle)).toBe(60)
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
