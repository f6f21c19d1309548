import { byteReader } from './bytes.ts'
import type { StampedPosition } from './clock.ts'
import { STEPS } from './resolution.ts'
import { BIT, MEASURED_BITS, TRAIL_VERSION, unknownSteps } from './trail-format.ts'

/** Unpacks what `packPositions` packed. Throws a `RangeError` that says so on other bytes. Written for speed. */
export function unpackPositions(bytes: Uint8Array): StampedPosition[] {
  const read = byteReader(bytes)
  const version = read.count()
  if (version !== TRAIL_VERSION) throw new RangeError(`a packed trail of version ${version} cannot be read`)
  const length = read.count()
  const positions: StampedPosition[] = []
  const steps = unknownSteps()
  const statusTexts: string[] = []
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

  const known = (field: number, perUnit: number): number | null => {
    const value = steps[field]
    return value === undefined || Number.isNaN(value) ? null : value / perUnit
  }
  const readStatusText = (): string | null => {
    const place = read.count()
    if (place === statusTexts.length + 1) statusTexts.push(read.text())
    return statusTexts[place - 1] ?? null
  }

  for (let index = 0; index < length; index++) {
    const mask = read.count()
    period += read.whole()
    recordedAt += period
    lag += read.whole()
    north += read.whole()
    east += read.whole()
    lat += north
    lng += east
    for (let bits = mask & MEASURED_BITS; bits !== 0; bits &= bits - 1) {
      const field = 31 - Math.clz32(bits & -bits)
      const change = read.wholeOrNull()
      steps[field] = change === null ? Number.NaN : (steps[field] || 0) + change
    }
    if (mask & BIT.ignition) ignition = answerOf(read.count())
    if (mask & BIT.statusText) statusText = readStatusText()
    const clock = mask & BIT.clock ? (read.count() === 0 ? 'clock' : 'weekRepaired') : null
    const shownAt = clock === null ? recordedAt : recordedAt + read.whole()
    const sentAt = mask & BIT.sentAt ? recordedAt + read.whole() : null
    if (mask & BIT.relayCut) relayCut = answerOf(read.count())
    positions.push({
      recordedAt,
      shownAt,
      clock,
      sentAt,
      receivedAt: recordedAt + lag,
      lat: lat / STEPS.lat,
      lng: lng / STEPS.lng,
      speedKmh: known(0, STEPS.speedKmh),
      course: known(1, STEPS.course),
      altitudeM: known(2, STEPS.altitudeM),
      accuracyM: known(3, STEPS.accuracyM),
      satellites: known(4, STEPS.satellites),
      odometerKm: known(5, STEPS.odometerKm),
      hdop: known(6, STEPS.hdop),
      batteryVolts: known(7, STEPS.batteryVolts),
      cellular: known(8, STEPS.cellular),
      engineHours: known(9, STEPS.engineHours),
      reportIntervalSeconds: known(10, STEPS.reportIntervalSeconds),
      ignition,
      relayCut,
      events: mask & BIT.events ? textsOf(read) : NO_EVENTS,
      statusText,
    })
  }
  if (!read.ended()) throw new RangeError('a packed trail is longer than it says')
  return positions
}

const NO_EVENTS: readonly string[] = []
const answerOf = (code: number) => (code === 0 ? null : code === 2)
const textsOf = (read: ReturnType<typeof byteReader>) => Array.from({ length: read.count() }, read.text)
