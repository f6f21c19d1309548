import type { Point } from '../../../shared/geo/point.ts'
import { DAY_MS, SECOND_MS } from '../../../shared/time.ts'
import { swingAt } from './at-anchor.ts'
import { distanceM, movedBy, placeAlong } from './course.ts'
import type { FleetVehicle } from './fleet.ts'
import type { Drive, Itinerary } from './itinerary.ts'
import { toKmh } from './journey.ts'
import { nextCharge, type OnBoardTelemetry, onBoardAt } from './on-board.ts'
import { randomFrom, wander } from './random.ts'
import { aReceiver, nextReceiver, type Receiver } from './receiver.ts'

/** The settings of a tracker that commands change. */
export type Settings = { relayCut: boolean; storageMode: boolean; movingReportSeconds: number }

export const MOVING_REPORT_SECONDS = 15

export type Vehicle = {
  unit: FleetVehicle
  /** How far it has come in its itinerary (epoch ms), and by how much that is behind the clock after its relay was cut. */
  planAt: number
  lagMs: number
  receiver: Receiver
  settings: Settings
  odometerKm: number | null
  engineHours: number | null
  batteryVolts: number
  /** The charge of its house battery, 0 to 1. */
  houseCharge: number
  /** Whether there was a rapid acceleration since the last report. */
  rapid: boolean
  /** since the vehicle last started, stopped or switched its engine; for the status text */
  stateSeconds: number
  randomState: number
}

const CHARGING_VOLTS = 14.1
const RESTING_VOLTS = 12.5
/** The voltage that a weak battery has lost at the end. */
const WEAK_BY_VOLTS = 1.1
const RIPPLE_VOLTS = 0.01
const CHARGING = { sigma: RIPPLE_VOLTS, memorySeconds: 60 }
/** The surface charge is gone within minutes, then the voltage sags for hours. */
const RESTING = { sigma: RIPPLE_VOLTS, memorySeconds: 5400 }
const FIRST_CHARGE = 0.9
const SECONDS_PER_HOUR = 3600
const METRES_PER_KM = 1000

/** A vehicle of the fleet as it is at a time (epoch ms). */
export function aVehicle(unit: FleetVehicle, at: number): Vehicle {
  const random = randomFrom(unit.seed)
  return {
    unit,
    planAt: at,
    lagMs: 0,
    receiver: aReceiver(random),
    settings: { relayCut: false, storageMode: false, movingReportSeconds: unit.movingReportSeconds },
    odometerKm: unit.odometerKm,
    engineHours: unit.engineHours,
    batteryVolts: restingVolts(unit, at) + random.between(-0.05, 0.05),
    houseCharge: FIRST_CHARGE,
    rapid: false,
    stateSeconds: 0,
    randomState: random.state(),
  }
}

/** The vehicle as the server last reported it, at a time (epoch ms). */
export type LastKnown = {
  point: Point
  odometerKm: number | null
  engineHours: number | null
  relayCut: boolean
  storageMode: boolean
  /** The charge of the house battery, 0 to 1; `null` without one. */
  houseCharge: number | null
}

/** A receiver that stands is this far off at most, and one that moves has come so far in a second. */
const SAME_PLACE_M = 60
const SEARCH_STEP_SECONDS = 2
const SEARCHED_MS = DAY_MS

/**
 * Continues from the server's last state, so that a restart neither jumps nor resets settings: where its itinerary has
 * the vehicle elsewhere by now, it goes on from the last time that it was there.
 */
export function resumed(vehicle: Vehicle, last: LastKnown): Vehicle {
  const { relayCut, storageMode } = last
  const { itinerary } = vehicle.unit
  const planAt = lastTimeAt(itinerary, last.point, vehicle.planAt) ?? vehicle.planAt
  return {
    ...vehicle,
    planAt,
    lagMs: vehicle.planAt - planAt,
    settings: { ...vehicle.settings, relayCut, storageMode },
    odometerKm: last.odometerKm ?? vehicle.odometerKm,
    engineHours: last.engineHours ?? vehicle.engineHours,
    houseCharge: last.houseCharge ?? vehicle.houseCharge,
  }
}

/** When an itinerary was last at a place, up to a time; `null` if on no drive of the day before. */
function lastTimeAt(itinerary: Itinerary, place: Point, until: number): number | null {
  const isThere = (at: number) => distanceM(placeAt(itinerary, at).point, place) < SAME_PLACE_M
  if (isThere(until)) return until
  const driveAt = (at: number) => {
    const { drive } = itinerary.stageAt(at)
    return drive !== null && drive.endsAt > until - SEARCHED_MS ? drive : null
  }
  for (let drive = driveAt(until); drive !== null; drive = driveAt(drive.departsAt - 1))
    for (let at = Math.min(until, drive.endsAt); at >= drive.departsAt; at -= SEARCH_STEP_SECONDS * SECOND_MS)
      if (isThere(at)) return at
  return null
}

const driveOf = ({ unit, planAt }: Vehicle): Drive | null => unit.itinerary.stageAt(planAt).drive
const isUnderWay = (drive: Drive | null, at: number): drive is Drive => drive !== null && at < drive.endsAt

/** A value of each second at a time of a drive, between two seconds in proportion. */
function valueAt(values: readonly number[], { departsAt }: Drive, at: number): number {
  const seconds = Math.max(0, (at - departsAt) / SECOND_MS)
  const second = Math.floor(seconds)
  const value = values[Math.min(second, values.length - 1)] ?? 0
  const next = values[Math.min(second + 1, values.length - 1)] ?? 0
  return value + (next - value) * (seconds - second)
}

/** Whether a vehicle is a boat that lies at its anchor. */
export const isAtAnchor = (vehicle: Vehicle): boolean => {
  const { atAnchor } = vehicle.unit
  return atAnchor !== null && vehicle.planAt >= atAnchor.from && !isUnderWay(driveOf(vehicle), vehicle.planAt)
}

export function speedKmhOf(vehicle: Vehicle): number {
  const drive = driveOf(vehicle)
  if (vehicle.settings.relayCut || !isUnderWay(drive, vehicle.planAt)) return 0
  return toKmh(valueAt(drive.journey.speedMs, drive, vehicle.planAt))
}

export function engineOnOf(vehicle: Vehicle): boolean {
  const drive = driveOf(vehicle)
  const { unit, planAt, settings } = vehicle
  if (unit.engineHours === null || settings.relayCut) return false
  if (!isUnderWay(drive, planAt) || !drive.ignition) return false
  const { engineSeconds } = drive.journey
  return valueAt(engineSeconds, drive, planAt + SECOND_MS) > valueAt(engineSeconds, drive, planAt)
}

function placeAt(itinerary: Itinerary, at: number): { point: Point; courseDegrees: number } {
  const { drive } = itinerary.stageAt(at)
  if (drive === null) return { point: itinerary.base, courseDegrees: 0 }
  return placeAlong(drive.journey.course, valueAt(drive.journey.alongM, drive, at))
}

/** The position and course of a vehicle without the receiver's error. */
export function truePlace(vehicle: Vehicle): { point: Point; courseDegrees: number } {
  const { unit, planAt } = vehicle
  const place = placeAt(unit.itinerary, planAt)
  if (!isAtAnchor(vehicle) || unit.atAnchor === null) return place
  return { ...place, point: movedBy(place.point, swingAt(unit.atAnchor, planAt)) }
}

/** The position of a vehicle with the receiver's error. */
export const measuredPoint = (vehicle: Vehicle): Point => movedBy(truePlace(vehicle).point, vehicle.receiver)

/** How long the vehicle goes on as it does: to the end of its drive, or to its next departure. */
function secondsLeft({ unit, planAt, settings }: Vehicle): number {
  if (settings.relayCut) return Number.POSITIVE_INFINITY
  const { drive, nextDepartureAt } = unit.itinerary.stageAt(planAt)
  const until = isUnderWay(drive, planAt) ? drive.endsAt : nextDepartureAt
  return (until - planAt) / SECOND_MS
}

/** In how many seconds it starts to move or stops, if that is less than `most`. */
export function secondsToChange(vehicle: Vehicle, most: number): number {
  const drive = driveOf(vehicle)
  const left = secondsLeft(vehicle)
  // it moves from the first second of a drive on
  if (vehicle.settings.relayCut || !isUnderWay(drive, vehicle.planAt)) return Math.min(most, left + 1)
  const { speedMs } = drive.journey
  const second = Math.floor((vehicle.planAt - drive.departsAt) / SECOND_MS)
  const moves = (at: number) => (speedMs[at] ?? 0) > 0
  for (let seconds = 1; seconds < Math.min(most, left); seconds++)
    if (moves(second + seconds) !== moves(second)) return seconds
  return Math.min(most, left)
}

/** The resting voltage of a vehicle, which a weak battery loses in the course of its days. */
function restingVolts({ weakBattery }: FleetVehicle, at: number): number {
  if (weakBattery === null || at < weakBattery.from || at >= weakBattery.to) return RESTING_VOLTS
  return RESTING_VOLTS - (WEAK_BY_VOLTS * (at - weakBattery.from)) / (weakBattery.to - weakBattery.from)
}

/**
 * The vehicle some seconds on. With its relay cut it stands still; later it drives on, and rests less until it is on
 * time.
 */
function moved({ unit, planAt, lagMs, settings }: Vehicle, seconds: number) {
  const ms = seconds * SECOND_MS
  if (settings.relayCut) return { planAt, lagMs: lagMs + ms }
  const at = planAt + ms
  if (lagMs === 0) return { planAt: at, lagMs }
  const { drive, nextDepartureAt } = unit.itinerary.stageAt(at)
  if (isUnderWay(drive, at)) return { planAt: at, lagMs }
  const skippedMs = Math.min(lagMs, nextDepartureAt - at)
  return { planAt: at + skippedMs, lagMs: lagMs - skippedMs }
}

/** What a boat with a house battery reports besides. */
export const onBoardOf = (vehicle: Vehicle): OnBoardTelemetry =>
  vehicle.unit.hasHouseBattery
    ? onBoardAt(vehicle.planAt + vehicle.lagMs, {
        charge: vehicle.houseCharge,
        isCharging: engineOnOf(vehicle),
        isMoving: speedKmhOf(vehicle) > 0,
        engineHours: vehicle.engineHours ?? 0,
        starterVolts: vehicle.batteryVolts,
      })
    : {}

/** At most to the end of its drive, or to its next departure. */
function tick(vehicle: Vehicle, seconds: number): Vehicle {
  const { unit, planAt, settings } = vehicle
  const random = randomFrom(vehicle.randomState)
  const drive = driveOf(vehicle)
  const driven = !settings.relayCut && isUnderWay(drive, planAt) ? drive : null
  const until = planAt + seconds * SECOND_MS
  const next = { ...vehicle, ...moved(vehicle, seconds) }
  const engineOn = engineOnOf(next)
  const isMoving = speedKmhOf(next) > 0
  const isSameState = speedKmhOf(vehicle) > 0 === isMoving && engineOnOf(vehicle) === engineOn
  const steadyVolts = engineOn ? CHARGING_VOLTS : restingVolts(unit, planAt)
  const battery = engineOn ? CHARGING : RESTING
  next.receiver = nextReceiver(vehicle.receiver, isMoving, seconds, random)
  next.batteryVolts = steadyVolts + wander(vehicle.batteryVolts - steadyVolts, battery, seconds, random)
  next.houseCharge = nextCharge(vehicle.houseCharge, seconds, engineOn)
  next.stateSeconds = isSameState ? vehicle.stateSeconds + seconds : 0
  next.randomState = random.state()
  if (driven === null) return next
  const { alongM, engineSeconds } = driven.journey
  const grown = (values: readonly number[]) =>
    valueAt(values, driven, until) - valueAt(values, driven, planAt)
  next.odometerKm = sumOf(vehicle.odometerKm, grown(alongM) / METRES_PER_KM)
  if (driven.ignition) next.engineHours = sumOf(vehicle.engineHours, grown(engineSeconds) / SECONDS_PER_HOUR)
  next.rapid = vehicle.rapid || isRapidBetween(driven, planAt, until)
  return next
}

const sumOf = (counted: number | null, more: number) => (counted === null ? null : counted + more)

const isRapidBetween = ({ departsAt, journey }: Drive, from: number, to: number) =>
  journey.rapidAt.some(
    (second) => departsAt + second * SECOND_MS > from && departsAt + second * SECOND_MS <= to,
  )

/** The vehicle some seconds later. Deterministic: its random state is part of it. */
export function step(vehicle: Vehicle, seconds: number): Vehicle {
  let next = vehicle
  let left = seconds
  while (left > 0) {
    const passed = Math.min(left, secondsLeft(next))
    next = tick(next, passed)
    left -= passed
  }
  return next
}

/** Without events, which are reported once. */
export const withEventsCleared = (vehicle: Vehicle): Vehicle =>
  vehicle.rapid ? { ...vehicle, rapid: false } : vehicle
