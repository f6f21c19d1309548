import type { StampedPosition } from '../judging/clock.ts'
import type { OnBoard } from '../on-board.ts'
import {
  type ByteReader,
  isAtEnd,
  methodsOf,
  readCount,
  readPart,
  readText,
  readWhole,
  readWholeOrNull,
  startReading,
} from './bytes.ts'
import { readOnBoard } from './on-board-format.ts'
import { fromSteps, STEPS } from './resolution.ts'
import {
  BIT,
  columnsOf,
  FIELDS,
  MEASURED_BITS,
  TRAIL_VERSION,
  TRAIL_VERSION_IN_COLUMNS,
  TRAIL_VERSION_IN_COLUMNS_WITH_ON_BOARD,
  TRAIL_VERSION_WITH_G_FORCE,
  TRAIL_VERSION_WITH_ON_BOARD,
} from './trail-format.ts'

const ROWS = [TRAIL_VERSION, TRAIL_VERSION_WITH_G_FORCE, TRAIL_VERSION_WITH_ON_BOARD]
const COLUMNS = [TRAIL_VERSION_IN_COLUMNS, TRAIL_VERSION_IN_COLUMNS_WITH_ON_BOARD]

/** Unpacks what `packPositions` or `packColumns` packed; throws a `RangeError` for any other bytes. Written for speed. */
export function unpackPositions(bytes: Uint8Array): StampedPosition[] {
  const whole = startReading(bytes)
  const version = readCount(whole)
  const isInColumns = COLUMNS.includes(version)
  if (!isInColumns && !ROWS.includes(version))
    throw new RangeError(`a packed trail of version ${version} is not supported`)
  const length = readCount(whole)
  const grain = isInColumns ? readCount(whole) : 1
  const grains = FIELDS.map(() => (isInColumns ? readCount(whole) : 1))
  const columns = columnsOf(() => (isInColumns ? startReading(readPart(whole)) : whole))
  const reader = columns.rest
  const positions: StampedPosition[] = []
  const steps = [...UNKNOWN_STEPS]
  const values = [...UNKNOWN]
  const statusTexts: string[] = []
  const names: string[] = []
  let recordedAt = 0
  let period = 0
  let lag = 0
  let lat = 0
  let lng = 0
  let north = 0
  let east = 0
  let ignition: boolean | null = null
  let relayCut: boolean | null = null
  let statusText: string | null = null
  let batteryPercent: number | null = null
  let onBoard: OnBoard | null = null

  for (let index = 0; index < length; index++) {
    const mask = readCount(columns.mask)
    period += readWhole(columns.period)
    recordedAt += period
    lag += readWhole(columns.lag)
    north += readWhole(columns.north) * grain
    east += readWhole(columns.east) * grain
    lat += north
    lng += east
    for (let bits = mask & MEASURED_BITS; bits !== 0; bits &= bits - 1) {
      const field = 31 - Math.clz32(bits & -bits)
      const change = readWholeOrNull(columns.fields[field] ?? reader)
      const value = change === null ? 0 : (steps[field] ?? 0) + change * (grains[field] ?? 1)
      steps[field] = value
      values[field] = change === null ? null : value / (PER_UNIT[field] ?? 1)
    }
    if (mask & BIT.ignition) ignition = booleanOf(readCount(reader))
    if (mask & BIT.statusText) statusText = readStatusText(reader, statusTexts)
    const clock = mask & BIT.clock ? (readCount(reader) === 0 ? 'clock' : 'weekRepaired') : null
    const shownAt = clock === null ? recordedAt : recordedAt + readWhole(reader)
    const sentAt = mask & BIT.sentAt ? recordedAt + readWhole(reader) : null
    if (mask & BIT.relayCut) relayCut = booleanOf(readCount(reader))
    const events = mask & BIT.events ? textsOf(reader) : NO_EVENTS
    if (mask & BIT.batteryPercent) batteryPercent = percentOf(readCount(reader))
    const gForce = mask & BIT.gForce ? fromSteps(readCount(reader), 'gForce') : null
    if (mask & BIT.onBoard) onBoard = readOnBoard(methodsOf(reader), onBoard, names)
    positions.push({
      recordedAt,
      shownAt,
      clock,
      sentAt,
      receivedAt: recordedAt + lag,
      lat: lat / STEPS.lat,
      lng: lng / STEPS.lng,
      speedKmh: values[0] ?? null,
      course: values[1] ?? null,
      altitudeM: values[2] ?? null,
      accuracyM: values[3] ?? null,
      satellites: values[4] ?? null,
      odometerKm: values[5] ?? null,
      hdop: values[6] ?? null,
      batteryVolts: values[7] ?? null,
      batteryPercent,
      cellular: values[8] ?? null,
      engineHours: values[9] ?? null,
      reportIntervalSeconds: values[10] ?? null,
      ignition,
      relayCut,
      onBoard,
      gForce,
      events,
      statusText,
    })
  }
  if (![whole, reader, columns.mask, columns.east, ...columns.fields].every(isAtEnd))
    throw new RangeError('a packed trail is longer than it says')
  return positions
}

/** Before the first point. A value that follows an unknown one is a difference from 0, too. */
const UNKNOWN_STEPS: readonly number[] = FIELDS.map(() => 0)
const UNKNOWN: readonly (number | null)[] = FIELDS.map(() => null)
const PER_UNIT = FIELDS.map((field) => STEPS[field])
const NO_EVENTS: readonly string[] = []

/** 0 is no text, 1 to n one of the n texts so far, and n + 1 a new text, which follows. */
function readStatusText(reader: ByteReader, known: string[]): string | null {
  const number = readCount(reader)
  if (number === known.length + 1) known.push(readText(reader))
  return known[number - 1] ?? null
}

const percentOf = (code: number) => (code === 0 ? null : code - 1)
const booleanOf = (code: number) => (code === 0 ? null : code === 2)
const textsOf = (reader: ByteReader) => Array.from({ length: readCount(reader) }, () => readText(reader))
