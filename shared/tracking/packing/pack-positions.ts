import type { StampedPosition } from '../judging/clock.ts'
import { byteWriter } from './bytes.ts'
import { toSteps } from './resolution.ts'
import {
  BIT,
  coordinateSteps,
  FIELDS,
  TRAIL_VERSION,
  TRAIL_VERSION_WITH_G_FORCE,
  unknownSteps,
} from './trail-format.ts'

/**
 * Packs positions into the format of `trail-format.ts`. Unpacking gives back the same positions where they are rounded
 * to `STEPS`, as decoders round them; an impossible coordinate stays impossible, but may change.
 */
export function packPositions(positions: readonly StampedPosition[]): Uint8Array {
  const write = byteWriter()
  const hasGForce = positions.some(({ gForce }) => gForce !== null)
  write.count(hasGForce ? TRAIL_VERSION_WITH_G_FORCE : TRAIL_VERSION)
  write.count(positions.length)
  const statusTexts: string[] = []
  let before = BEFORE_THE_FIRST
  for (const position of positions) {
    const after = packable(position, before)
    const mask = maskOf(position, after, before)
    write.count(mask)
    write.whole(after.period - before.period)
    write.whole(after.lag - before.lag)
    write.whole(after.north - before.north)
    write.whole(after.east - before.east)
    for (const [field, value] of after.steps.entries())
      if (mask & (1 << field))
        write.wholeOrNull(Number.isNaN(value) ? null : value - (before.steps[field] || 0))
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
    before = after
  }
  return write.end()
}

type Packable = ReturnType<typeof packable>

type Before = { recordedAt: number; lat: number; lng: number }

function packable(position: StampedPosition, before: Before) {
  const { recordedAt, receivedAt, ignition, relayCut, statusText, batteryPercent } = position
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
  steps: unknownSteps(),
  ignition: null,
  relayCut: null,
  statusText: null,
  batteryPercent: null,
}

function stepsOf(position: StampedPosition): Float64Array {
  const steps = unknownSteps()
  for (const [index, field] of FIELDS.entries()) {
    const value = position[field]
    if (value !== null) steps[index] = toSteps(value, field)
  }
  return steps
}

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
  return mask
}

const booleanCode = (value: boolean | null) => (value === null ? 0 : value ? 2 : 1)

/** 0 is no text, 1 to n one of the n texts so far, and n + 1 a new text, which follows. */
function writeStatusText(write: ReturnType<typeof byteWriter>, statusText: string | null, known: string[]) {
  if (statusText === null) return write.count(0)
  const index = known.indexOf(statusText)
  if (index >= 0) return write.count(index + 1)
  known.push(statusText)
  write.count(known.length)
  write.text(statusText)
}
