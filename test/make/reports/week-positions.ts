import type { Point } from '../../../shared/geo/point.ts'
import { MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import type { Position } from '../../../shared/tracking/position.ts'
import { aPosition } from '../tracking/a-position.ts'
import { movedFrom } from '../tracking/geofences.ts'
import { DEPOT, HOME, MOORING, QUARRY, YARD } from './week-places.ts'
import {
  at,
  endOfDriveOverChange,
  FRI,
  generatedAt,
  MON,
  SAT,
  SUN,
  THU,
  TUE,
  WED,
  type Week,
} from './weeks.ts'

/** A drive from place to place at constant speed. */
type Drive = { start: number; end: number; from: Point; to: Point; kmh: number }
type Life = {
  from: number
  to: number
  parkedAt: Point
  drives: readonly Drive[]
  /** When the engine is on beside the drives. */
  idles: readonly { from: number; to: number }[]
  silent: { from: number; to: number } | null
}

const DRIVING_EVERY_MS = 15 * SECOND_MS
const PARKED_EVERY_MS = 5 * MINUTE_MS
/** A receiver that stands repeats its place within a few metres. */
const PARKED_NOISE_M = 3
/** How far the boat swings around its mooring, in six hours. */
const SWING_M = 25
const SWING_MS = 6 * 60 * MINUTE_MS

/** The raw positions of the made week and the week before, up to its report. See `week-truth.ts` for what they mean. */
export function weekPositions(
  week: Week,
): Record<'VAN1' | 'BOAT2' | 'TRAILER3' | 'TRUCK7' | 'PICKUP4', Position[]> {
  const from = at(week, MON - 8, '12:00')
  const to = generatedAt(week)
  return {
    VAN1: positionsOf({
      from,
      to,
      parkedAt: HOME,
      drives: vanDrives(week),
      idles: vanIdles(week),
      silent: null,
    }),
    BOAT2: boatPositions(from, to),
    TRAILER3: [],
    TRUCK7: positionsOf({
      from,
      to,
      parkedAt: YARD,
      drives: truckDrives(week),
      idles: [],
      silent: { from: at(week, TUE, '12:00'), to: at(week, THU, '12:00') },
    }),
    PICKUP4: positionsOf({
      from: at(week, WED, '12:00'),
      to,
      parkedAt: HOME,
      drives: pickupDrives(week),
      idles: [],
      silent: null,
    }),
  }
}

const WORKDAYS = [MON, TUE, WED, THU, FRI].flatMap((day) => [day - 7, day])

const vanDrives = (week: Week): Drive[] => [
  ...WORKDAYS.flatMap((day) => [
    { ...TO_DEPOT, start: at(week, day, '08:00'), end: at(week, day, '08:30') },
    { ...TO_HOME, start: at(week, day, '17:00'), end: at(week, day, '17:20') },
  ]),
  { ...TO_DEPOT, start: at(week, FRI, '23:50'), end: at(week, SAT, '00:20') },
  { ...TO_HOME, start: at(week, SAT, '10:00'), end: at(week, SAT, '10:20') },
  { ...TO_DEPOT, start: at(week, SUN, '01:40'), end: endOfDriveOverChange(week) },
  { ...TO_HOME, start: at(week, SUN, '15:00'), end: at(week, SUN, '15:20') },
]

const vanIdles = (week: Week) =>
  WORKDAYS.map((day) => ({ from: at(week, day, '07:50'), to: at(week, day, '08:00') }))

const truckDrives = (week: Week): Drive[] =>
  WORKDAYS.flatMap((day) => [
    ...(day === WED || day === THU ? [] : [{ ...TO_QUARRY, start: at(week, day, '09:00') }]),
    ...(day === TUE || day === WED ? [] : [{ ...TO_YARD, start: at(week, day, '16:00') }]),
  ]).map((drive) => ({ ...drive, end: drive.start + 60 * MINUTE_MS }))

const pickupDrives = (week: Week): Drive[] => [
  { ...TO_DEPOT, start: at(week, THU, '10:00'), end: at(week, THU, '10:30') },
  { ...TO_HOME, kmh: 60, start: at(week, SAT, '10:00'), end: at(week, SAT, '10:30') },
]

const TO_DEPOT = { from: HOME, to: DEPOT, kmh: 60 }
const TO_HOME = { from: DEPOT, to: HOME, kmh: 90 }
const TO_QUARRY = { from: YARD, to: QUARRY, kmh: 60 }
const TO_YARD = { from: QUARRY, to: YARD, kmh: 60 }

function positionsOf({ from, to, parkedAt, drives, idles, silent }: Life): Position[] {
  const ordered = drives.toSorted((a, b) => a.start - b.start)
  const positions: Position[] = []
  let [standingSince, place] = [from, parkedAt]
  for (const drive of ordered) {
    positions.push(...parked(place, standingSince, drive.start), ...driven(drive))
    standingSince = drive.end
    place = drive.to
  }
  positions.push(...parked(place, standingSince, to))
  const engineOn = [...idles, ...ordered.map(({ start, end }) => ({ from: start, to: end }))]
  return positions
    .filter(({ recordedAt }) => silent === null || recordedAt <= silent.from || recordedAt >= silent.to)
    .map((position) => ({
      ...position,
      ignition: engineOn.some(({ from, to }) => position.recordedAt >= from && position.recordedAt < to),
    }))
}

/** From the arrival to before the departure. */
function parked(place: Point, from: number, to: number): Position[] {
  const count = Math.ceil((to - from) / PARKED_EVERY_MS)
  return Array.from({ length: count }, (_, index) =>
    aPosition({
      recordedAt: from + index * PARKED_EVERY_MS,
      ...movedFrom(place, wobble(index), wobble(index + 5)),
      speedKmh: 0,
      satellites: 11,
    }),
  )
}

/** Repeats never, and stays within `PARKED_NOISE_M`. */
const wobble = (index: number) => PARKED_NOISE_M * Math.sin(index * 1.7)

/** From the departure to before the arrival. */
function driven({ start, end, from, to, kmh }: Drive): Position[] {
  const count = Math.round((end - start) / DRIVING_EVERY_MS)
  return Array.from({ length: count }, (_, index) =>
    aPosition({
      recordedAt: start + index * DRIVING_EVERY_MS,
      lat: from.lat + ((to.lat - from.lat) * index) / count,
      lng: from.lng + ((to.lng - from.lng) * index) / count,
      speedKmh: index === 0 ? 0 : kmh,
      course: to.lng > from.lng ? 90 : 270,
      satellites: 11,
    }),
  )
}

function boatPositions(from: number, to: number): Position[] {
  const count = Math.ceil((to - from) / PARKED_EVERY_MS)
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index * PARKED_EVERY_MS) / SWING_MS) * 2 * Math.PI
    const east = SWING_M * Math.cos(angle) + wobble(index)
    const north = SWING_M * Math.sin(angle) + wobble(index + 5)
    return aPosition({
      recordedAt: from + index * PARKED_EVERY_MS,
      ...movedFrom(MOORING, east, north),
      speedKmh: 0.6,
      satellites: 8,
    })
  })
}
