import type { StampedPosition } from '../judging/clock.ts'
import { byteWriter } from './bytes.ts'
import { toSteps } from './resolution.ts'
import { BIT, coordinateSteps, FIELDS, TRAIL_VERSION, unknownSteps } from './trail-format.ts'

/**
 * Packs positions as the decoders leave them (rounded to `STEPS`), so that unpacking gives the same again.
 * An impossible coordinate stays impossible, if not the same.
 */
export function packPositions(positions: readonly StampedPosition[]): Uint8Array {
  const write = byteWriter()
  write.count(TRAIL_VERSION)
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
    if (mask & BIT.ignition) write.count(answerCode(position.ignition))
    if (mask & BIT.statusText) writeStatusText(write, position.statusText, statusTexts)
    if (mask & BIT.clock) write.count(position.clock === 'clock' ? 0 : 1)
    if (mask & BIT.clock) write.whole(position.shownAt - position.recordedAt)
    if (position.sentAt !== null) write.whole(position.sentAt - position.recordedAt)
    if (mask & BIT.relayCut) write.count(answerCode(position.relayCut))
    if (mask & BIT.events) write.count(position.events.length)
    for (const event of position.events) write.text(event)
    if (mask & BIT.batteryPercent)
      write.count(position.batteryPercent === null ? 0 : position.batteryPercent + 1)
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
  for (const [place, field] of FIELDS.entries()) {
    const value = position[field]
    if (value !== null) steps[place] = toSteps(value, field)
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
  return mask
}

const answerCode = (answer: boolean | null) => (answer === null ? 0 : answer ? 2 : 1)

/** 0 is none, then the texts so far by their place, and the next number is a new text that follows. */
function writeStatusText(write: ReturnType<typeof byteWriter>, statusText: string | null, known: string[]) {
  if (statusText === null) return write.count(0)
  const place = known.indexOf(statusText)
  if (place >= 0) return write.count(place + 1)
  known.push(statusText)
  write.count(known.length)
  write.text(statusText)
}
