import type { StampedPosition } from '../judging/clock.ts'
import { byteWriter } from './bytes.ts'
import { isSameOnBoard, writeOnBoard } from './on-board-format.ts'
import { toSteps } from './resolution.ts'
import {
  BIT,
  type Columns,
  columnsOf,
  coordinateSteps,
  FIELDS,
  MEASURED_BITS,
  TRAIL_VERSION,
  TRAIL_VERSION_IN_COLUMNS,
  TRAIL_VERSION_IN_COLUMNS_WITH_ON_BOARD,
  TRAIL_VERSION_WITH_G_FORCE,
  TRAIL_VERSION_WITH_ON_BOARD,
} from './trail-format.ts'

/**
 * Packs positions into the format of `trail-format.ts`. Unpacking gives back the same positions where they are rounded
 * to `STEPS`, as decoders round them; an impossible coordinate stays impossible, but may change.
 */
export function packPositions(positions: readonly StampedPosition[]): Uint8Array {
  const write = byteWriter()
  write.count(rowVersionOf(positions))
  write.count(positions.length)
  writePositions(positions, sameForAll(write))
  return write.end()
}

function rowVersionOf(positions: readonly StampedPosition[]): number {
  if (haveOnBoard(positions)) return TRAIL_VERSION_WITH_ON_BOARD
  return positions.some(({ gForce }) => gForce !== null) ? TRAIL_VERSION_WITH_G_FORCE : TRAIL_VERSION
}

const haveOnBoard = (positions: readonly StampedPosition[]) =>
  positions.some(({ onBoard }) => onBoard !== null)

/**
 * Packs positions column by column, each with the values of one field: alike bytes stand together, which a compressor
 * makes use of. Unpacking gives back the same positions as from `packPositions`.
 */
export function packColumns(positions: readonly StampedPosition[]): Uint8Array {
  const write = byteWriter()
  const columns = columnsOf(byteWriter)
  const { always, grains } = surveyed(positions)
  writePositions(positions, columns, always, grains)
  write.count(haveOnBoard(positions) ? TRAIL_VERSION_IN_COLUMNS_WITH_ON_BOARD : TRAIL_VERSION_IN_COLUMNS)
  write.count(positions.length)
  for (const grain of [grains.coordinate, ...grains.fields]) write.count(grain)
  const { mask, period, lag, north, east, fields, rest } = columns
  for (const column of [mask, period, lag, north, east, ...fields, rest]) write.part(column.end())
  return write.end()
}

type ByteWriter = ReturnType<typeof byteWriter>

const sameForAll = (write: ByteWriter) => columnsOf(() => write)

/** What all values of a column are multiples of, in steps: 10 for coordinates of six decimals. */
type Grains = { coordinate: number; fields: readonly number[] }

const NO_GRAINS: Grains = { coordinate: 1, fields: FIELDS.map(() => 1) }

/** The grains, and the measured fields that change at least once: written each time, they have the same mask. */
function surveyed(positions: readonly StampedPosition[]): { always: number; grains: Grains } {
  let [mask, coordinate] = [0, 0]
  const fields = FIELDS.map(() => 0)
  let before = BEFORE_THE_FIRST
  for (const position of positions) {
    const after = packable(position, before)
    mask |= maskOf(position, after, before)
    coordinate = greatestDivisor(greatestDivisor(coordinate, after.lat), after.lng)
    for (const [field, value] of after.steps.entries())
      fields[field] = greatestDivisor(fields[field] ?? 0, value || 0)
    before = after
  }
  return {
    always: mask & MEASURED_BITS,
    grains: { coordinate: coordinate || 1, fields: fields.map((one) => one || 1) },
  }
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : greatestDivisor(b, a % b))

function writePositions(
  positions: readonly StampedPosition[],
  columns: Columns<ByteWriter>,
  always = 0,
  grains = NO_GRAINS,
): void {
  const write = columns.rest
  const statusTexts: string[] = []
  const names: string[] = []
  let before = BEFORE_THE_FIRST
  for (const position of positions) {
    const after = packable(position, before)
    const mask = maskOf(position, after, before) | always
    columns.mask.count(mask)
    columns.period.whole(after.period - before.period)
    columns.lag.whole(after.lag - before.lag)
    columns.north.whole((after.north - before.north) / grains.coordinate)
    columns.east.whole((after.east - before.east) / grains.coordinate)
    for (const [field, value] of after.steps.entries())
      if (mask & (1 << field))
        columns.fields[field]?.wholeOrNull(
          Number.isNaN(value) ? null : (value - (before.steps[field] || 0)) / (grains.fields[field] ?? 1),
        )
    if (mask & BIT.ignition) write.count(booleanCode(position.ignition))
    if (mask & BIT.statusText) writeStatusText(write, position.statusText, statusTexts)
    if (mask & BIT.clock) write.count(position.clock === 'clock' ? 0 : 1)
    if (mask & BIT.clock) write.whole(position.shownAt - position.recordedAt)
    if (position.sentAt !== null) write.whole(position.sentAt - position.recordedAt)
    if (mask & BIT.relayCut) write.count(booleanCode(position.relayCut))
    if (mask & BIT.events) write.count(position.events.length)
    for (const event of position.events) write.text(event)
    if (mask & BIT.batteryPercent)
      write.count(position.batteryPercent === null ? 0 : position.batteryPercent + 1)
    if (position.gForce !== null) write.count(toSteps(position.gForce, 'gForce'))
    if (mask & BIT.onBoard) writeOnBoard(write, position.onBoard, before.onBoard, names)
    before = after
  }
}

/** The steps of a field without a value, as before the first point. */
const UNKNOWN = Number.NaN

type Packable = ReturnType<typeof packable>

type Before = { recordedAt: number; lat: number; lng: number }

function packable(position: StampedPosition, before: Before) {
  const { recordedAt, receivedAt, ignition, relayCut, statusText, batteryPercent, onBoard } = position
  const lat = coordinateSteps(position.lat, 'lat')
  const lng = coordinateSteps(position.lng, 'lng')
  return {
    recordedAt,
    period: recordedAt - before.recordedAt,
    lag: receivedAt - recordedAt,
    lat,
    lng,
    north: lat - before.lat,
    east: lng - before.lng,
    steps: stepsOf(position),
    ignition,
    relayCut,
    statusText,
    batteryPercent,
    onBoard,
  }
}

const BEFORE_THE_FIRST: Packable = {
  recordedAt: 0,
  period: 0,
  lag: 0,
  lat: 0,
  lng: 0,
  north: 0,
  east: 0,
  steps: FIELDS.map(() => UNKNOWN),
  ignition: null,
  relayCut: null,
  statusText: null,
  batteryPercent: null,
  onBoard: null,
}

/** The steps of a point in the order of `FIELDS`. */
const stepsOf = (position: StampedPosition): readonly number[] =>
  FIELDS.map((field) => {
    const value = position[field]
    return value === null ? UNKNOWN : toSteps(value, field)
  })

function maskOf(position: StampedPosition, after: Packable, before: Packable): number {
  let mask = 0
  for (const [field, value] of after.steps.entries())
    if (!Object.is(value, before.steps[field])) mask |= 1 << field
  if (after.ignition !== before.ignition) mask |= BIT.ignition
  if (after.statusText !== before.statusText) mask |= BIT.statusText
  if (position.clock !== null) mask |= BIT.clock
  if (position.sentAt !== null) mask |= BIT.sentAt
  if (after.relayCut !== before.relayCut) mask |= BIT.relayCut
  if (position.events.length > 0) mask |= BIT.events
  if (after.batteryPercent !== before.batteryPercent) mask |= BIT.batteryPercent
  if (position.gForce !== null) mask |= BIT.gForce
  if (!isSameOnBoard(after.onBoard, before.onBoard)) mask |= BIT.onBoard
  return mask
}

const booleanCode = (value: boolean | null) => (value === null ? 0 : value ? 2 : 1)

/** 0 is no text, 1 to n one of the n texts so far, and n + 1 a new text, which follows. */
function writeStatusText(write: ByteWriter, statusText: string | null, known: string[]) {
  if (statusText === null) return write.count(0)
  const index = known.indexOf(statusText)
  if (index >= 0) return write.count(index + 1)
  known.push(statusText)
  write.count(known.length)
  write.text(statusText)
}
