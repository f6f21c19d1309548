import { byteReader } from './bytes.ts'
import type { StampedPosition } from './clock.ts'
import { STEPS } from './resolution.ts'
import { BIT, FIELDS, MEASURED_BITS, TRAIL_VERSION, unknownSteps } from './trail-format.ts'

/** Unpacks what `packPositions` packed. Throws a `RangeError` that says so on other bytes. Written for speed. */
export function unpackPositions(bytes: Uint8Array): StampedPosition[] {
  const read = byteReader(bytes)
  const version = read.count()
  if (version !== TRAIL_VERSION) throw new RangeError(`a packed trail of version ${version} cannot be read`)
  const length = read.count()
  const { count, whole, wholeOrNull } = read
  const positions: StampedPosition[] = []
  const steps = unknownSteps()
  const values: (number | null)[] = FIELDS.map(() => null)
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

  const readStatusText = (): string | null => {
    const place = count()
    if (place === statusTexts.length + 1) statusTexts.push(read.text())
    return statusTexts[place - 1] ?? null
  }

  for (let index = 0; index < length; index++) {
    const mask = count()
    period += whole()
    recordedAt += period
    lag += whole()
    north += whole()
    east += whole()
    lat += north
    lng += east
    for (let bits = mask & MEASURED_BITS; bits !== 0; bits &= bits - 1) {
      const field = 31 - Math.clz32(bits & -bits)
      const change = wholeOrNull()
      const value = change === null ? Number.NaN : (steps[field] || 0) + change
      steps[field] = value
      values[field] = change === null ? null : value / (PER_UNIT[field] ?? 1)
    }
    if (mask & BIT.ignition) ignition = answerOf(count())
    if (mask & BIT.statusText) statusText = readStatusText()
    const clock = mask & BIT.clock ? (count() === 0 ? 'clock' : 'weekRepaired') : null
    const shownAt = clock === null ? recordedAt : recordedAt + whole()
    const sentAt = mask & BIT.sentAt ? recordedAt + whole() : null
    if (mask & BIT.relayCut) relayCut = answerOf(count())
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
      cellular: values[8] ?? null,
      engineHours: values[9] ?? null,
      reportIntervalSeconds: values[10] ?? null,
      ignition,
      relayCut,
      events: mask & BIT.events ? textsOf(read) : NO_EVENTS,
      statusText,
    })
  }
  if (!read.ended()) throw new RangeError('a packed trail is longer than it says')
  return positions
}

const PER_UNIT = FIELDS.map((field) => STEPS[field])
const NO_EVENTS: readonly string[] = []
const answerOf = (code: number) => (code === 0 ? null : code === 2)
const textsOf = (read: ReturnType<typeof byteReader>) => Array.from({ length: read.count() }, read.text)
