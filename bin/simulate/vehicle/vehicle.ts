import type { Point } from '../../../shared/geo/point.ts'
import { movedBy, nearestAlong, placeAlong } from './course.ts'
import type { FleetVehicle, Travel } from './fleet.ts'
import { drive, type Motion, type Ride, standingAt, toKmh } from './motion.ts'
import { type Random, randomFrom, wander } from './random.ts'
import { aReceiver, nextReceiver, type Receiver } from './receiver.ts'

/** What commands have set on a tracker. */
export type Settings = { relayCut: boolean; storageMode: boolean; movingReportSeconds: number }

export const MOVING_REPORT_SECONDS = 15

type Engine =
  | { kind: 'ride'; ride: Ride; motion: Motion }
  | { kind: 'parked'; at: Point; engineOn: boolean; secondsLeft: number }

export type Vehicle = {
  unit: FleetVehicle
  engine: Engine
  receiver: Receiver
  settings: Settings
  odometerKm: number
  engineHours: number
  batteryVolts: number
  /** since the vehicle last started, stopped or switched its engine; for the status text */
  stateSeconds: number
  randomState: number
}

const CHARGING_VOLTS = 14.1
const RESTING_VOLTS = 12.5
const CHARGE_SECONDS = 60
/** The surface charge is gone within minutes, then the voltage sags for hours. */
const SAG_SECONDS = 5400
const RIPPLE_VOLTS = 0.01
const GENERATOR_SECONDS = { low: 1800, high: 7200 }
const SECONDS_PER_HOUR = 3600

function engineOf(travel: Travel, random: Random): Engine {
  if (travel.kind === 'ride') {
    const { ride, startAlongM } = travel
    return { kind: 'ride', ride, motion: standingAt(ride, startAlongM, random) }
  }
  const secondsLeft = travel.engine === 'none' ? Number.POSITIVE_INFINITY : GENERATOR_SECONDS.low
  return { kind: 'parked', at: travel.at, engineOn: false, secondsLeft }
}

export function aVehicle(unit: FleetVehicle): Vehicle {
  const random = randomFrom(unit.seed)
  return {
    unit,
    engine: engineOf(unit.travel, random),
    receiver: aReceiver(random),
    settings: { relayCut: false, storageMode: false, movingReportSeconds: MOVING_REPORT_SECONDS },
    odometerKm: unit.travel.kind === 'ride' ? random.between(800, 42_000) : 0,
    engineHours: random.between(40, 1500),
    batteryVolts: random.between(12.5, 13),
    stateSeconds: 0,
    randomState: random.state(),
  }
}

/** The vehicle as the server last reported it. */
export type LastKnown = {
  point: Point
  odometerKm: number | null
  engineHours: number | null
  relayCut: boolean
  storageMode: boolean
}

/** Continues from the server's last state, so that a restart neither jumps nor resets settings. */
export function resumed(vehicle: Vehicle, last: LastKnown): Vehicle {
  const { relayCut, storageMode } = last
  const restored: Vehicle = {
    ...vehicle,
    settings: { ...vehicle.settings, relayCut, storageMode },
    odometerKm: last.odometerKm ?? vehicle.odometerKm,
    engineHours: last.engineHours ?? vehicle.engineHours,
  }
  if (vehicle.engine.kind === 'parked') return restored
  const { ride } = vehicle.engine
  const random = randomFrom(vehicle.randomState)
  const motion = standingAt(ride, nearestAlong(ride.course, last.point), random)
  return { ...restored, engine: { kind: 'ride', ride, motion }, randomState: random.state() }
}

export const speedKmhOf = ({ engine }: Vehicle) => (engine.kind === 'ride' ? toKmh(engine.motion.speedMs) : 0)
export const engineOnOf = ({ engine }: Vehicle) =>
  engine.kind === 'ride' ? engine.motion.engineOn : engine.engineOn

/** Its position and course without the receiver's error. */
export const truePlace = ({ engine }: Vehicle): { point: Point; courseDegrees: number } =>
  engine.kind === 'parked'
    ? { point: engine.at, courseDegrees: 0 }
    : placeAlong(engine.ride.course, engine.motion.alongM)

/** Its position with the receiver's error. */
export const measuredPoint = (vehicle: Vehicle): Point => movedBy(truePlace(vehicle).point, vehicle.receiver)

function engineAfter({ engine, settings }: Vehicle, seconds: number, random: Random): Engine {
  if (engine.kind === 'ride')
    return { ...engine, motion: drive(engine.motion, engine.ride, seconds, !settings.relayCut, random) }
  if (engine.secondsLeft > seconds)
    return {
      ...engine,
      engineOn: engine.engineOn && !settings.relayCut,
      secondsLeft: engine.secondsLeft - seconds,
    }
  return {
    ...engine,
    engineOn: !engine.engineOn && !settings.relayCut,
    secondsLeft: random.between(GENERATOR_SECONDS.low, GENERATOR_SECONDS.high),
  }
}

function tick(vehicle: Vehicle, seconds: number): Vehicle {
  const random = randomFrom(vehicle.randomState)
  const next = { ...vehicle, engine: engineAfter(vehicle, seconds, random) }
  const engineOn = engineOnOf(next)
  const drivenKm = ((speedKmhOf(vehicle) + speedKmhOf(next)) / 2 / SECONDS_PER_HOUR) * seconds
  const steadyVolts = engineOn ? CHARGING_VOLTS : RESTING_VOLTS
  const memorySeconds = engineOn ? CHARGE_SECONDS : SAG_SECONDS
  const sameState = speedKmhOf(vehicle) > 0 === speedKmhOf(next) > 0 && engineOnOf(vehicle) === engineOn
  return {
    ...next,
    receiver: nextReceiver(vehicle.receiver, speedKmhOf(next) > 0, seconds, random),
    odometerKm: vehicle.odometerKm + drivenKm,
    engineHours: vehicle.engineHours + (engineOn ? seconds / SECONDS_PER_HOUR : 0),
    batteryVolts:
      steadyVolts +
      wander(vehicle.batteryVolts - steadyVolts, { sigma: RIPPLE_VOLTS, memorySeconds, seconds }, random),
    stateSeconds: sameState ? vehicle.stateSeconds + seconds : 0,
    randomState: random.state(),
  }
}

/** The vehicle some seconds later. Deterministic: its random state is part of it. */
export function step(vehicle: Vehicle, seconds: number): Vehicle {
  let next = vehicle
  for (let left = seconds; left > 0; left -= 1) next = tick(next, Math.min(1, left))
  return next
}

/** Without events, which are reported once. */
export function withEventsCleared(vehicle: Vehicle): Vehicle {
  const { engine } = vehicle
  if (engine.kind === 'parked' || !engine.motion.rapid) return vehicle
  return { ...vehicle, engine: { ...engine, motion: { ...engine.motion, rapid: false } } }
}
