import type { FixFlag } from '../devices/tracking.ts'
import { byteReader, byteWriter } from './bytes.ts'
import type { FixPlace } from './fix-order.ts'
import type { JudgeState } from './judge.ts'
import type { Motion } from './motion.ts'
import { fromSteps, type MeasuredField, toSteps } from './resolution.ts'
import type { AcceptedFix, Readings, Tracked } from './tracked.ts'

const VERSION = 1
/** By their bit, and in the order in which they are given. */
const FLAGS = ['clock', 'weekRepaired', 'noFix', 'inaccurate', 'jump', 'frozen'] as const satisfies FixFlag[]
const CLOCKS = [null, 'clock', 'weekRepaired'] as const
const ANSWERS = [null, false, true] as const

/** Packs what is known of a tracker, beside the tail of its trail in one small item. */
export function packTracked({ last, newest, readings, heardAt, judge, motion }: Tracked): Uint8Array {
  const write = writer()
  write.count(VERSION)
  write.wholeOrNull(heardAt)
  write.flag(last !== null)
  if (last !== null) writeFix(write, last)
  write.flag(newest !== null)
  if (newest !== null) {
    writePlace(write, newest)
    write.flag(newest.held)
    write.count(newest.flags.reduce((bits, flag) => bits | (1 << FLAGS.indexOf(flag)), 0))
  }
  writeReadings(write, readings)
  writeJudge(write, judge)
  write.flag(motion !== null)
  if (motion !== null) writeMotion(write, motion)
  return write.end()
}

/** Unpacks what `packTracked` packed. Throws a `RangeError` that says so on other bytes. */
export function unpackTracked(bytes: Uint8Array): Tracked {
  const read = reader(bytes)
  const version = read.count()
  if (version !== VERSION) throw new RangeError(`a packed state of version ${version} cannot be read`)
  const heardAt = read.wholeOrNull()
  const last = read.flag() ? readFix(read) : null
  const newest = read.flag() ? { ...readPlace(read), held: read.flag(), flags: flagsOf(read.count()) } : null
  const readings = readReadings(read)
  const judge = readJudge(read)
  const motion = read.flag() ? readMotion(read) : null
  if (!read.ended()) throw new RangeError('a packed state is longer than it should be')
  return { last, newest, readings, heardAt, judge, motion }
}

const flagsOf = (bits: number) => FLAGS.filter((_, place) => bits & (1 << place))

type Writer = ReturnType<typeof writer>
type Reader = ReturnType<typeof reader>

function writer() {
  const write = byteWriter()
  return {
    ...write,
    flag: (yes: boolean) => write.count(yes ? 1 : 0),
    measured: (value: number | null, field: MeasuredField) =>
      write.wholeOrNull(value === null ? null : toSteps(value, field)),
  }
}

function reader(bytes: Uint8Array) {
  const read = byteReader(bytes)
  return {
    ...read,
    flag: () => read.count() === 1,
    coordinate: (field: 'lat' | 'lng') => fromSteps(read.whole(), field),
    measured: (field: MeasuredField) => {
      const steps = read.wholeOrNull()
      return steps === null ? null : fromSteps(steps, field)
    },
  }
}

function writePlace(write: Writer, { recordedAt, shownAt, clock, lat, lng }: FixPlace) {
  write.whole(recordedAt)
  write.whole(shownAt - recordedAt)
  write.count(CLOCKS.indexOf(clock))
  write.whole(toSteps(lat, 'lat'))
  write.whole(toSteps(lng, 'lng'))
}

function readPlace(read: Reader): FixPlace {
  const recordedAt = read.whole()
  const shownAt = recordedAt + read.whole()
  const clock = CLOCKS[read.count()] ?? null
  return { recordedAt, shownAt, clock, lat: read.coordinate('lat'), lng: read.coordinate('lng') }
}

function writeFix(write: Writer, fix: AcceptedFix) {
  writePlace(write, fix)
  write.whole(fix.receivedAt - fix.recordedAt)
  write.wholeOrNull(fix.sentAt === null ? null : fix.sentAt - fix.recordedAt)
  for (const field of FIX_FIELDS) write.measured(fix[field], field)
}

const FIX_FIELDS = ['speedKmh', 'course', 'altitudeM', 'accuracyM', 'satellites', 'hdop'] as const

function readFix(read: Reader): AcceptedFix {
  const place = readPlace(read)
  const receivedAt = place.recordedAt + read.whole()
  const sentAfter = read.wholeOrNull()
  return {
    ...place,
    receivedAt,
    sentAt: sentAfter === null ? null : place.recordedAt + sentAfter,
    speedKmh: read.measured('speedKmh'),
    course: read.measured('course'),
    altitudeM: read.measured('altitudeM'),
    accuracyM: read.measured('accuracyM'),
    satellites: read.measured('satellites'),
    hdop: read.measured('hdop'),
  }
}

function writeReadings(write: Writer, readings: Readings) {
  write.count(ANSWERS.indexOf(readings.ignition))
  write.count(ANSWERS.indexOf(readings.relayCut))
  for (const field of READING_FIELDS) write.measured(readings[field], field)
  write.flag(readings.statusText !== null)
  if (readings.statusText !== null) write.text(readings.statusText)
}

const READING_FIELDS = [
  'batteryVolts',
  'cellular',
  'odometerKm',
  'engineHours',
  'reportIntervalSeconds',
] as const

const readReadings = (read: Reader): Readings => ({
  ignition: ANSWERS[read.count()] ?? null,
  relayCut: ANSWERS[read.count()] ?? null,
  batteryVolts: read.measured('batteryVolts'),
  cellular: read.measured('cellular'),
  odometerKm: read.measured('odometerKm'),
  engineHours: read.measured('engineHours'),
  reportIntervalSeconds: read.measured('reportIntervalSeconds'),
  statusText: read.flag() ? read.text() : null,
})

function writeJudge(write: Writer, { slowSteps, first, pending }: JudgeState) {
  write.count(slowSteps)
  write.flag(first)
  write.flag(pending !== null)
  if (pending === null) return
  write.flag(pending.reason === 'frozen')
  write.count(pending.count)
  write.flag(pending.newest !== null)
  if (pending.newest !== null) writePlace(write, pending.newest)
}

function readJudge(read: Reader): JudgeState {
  const [slowSteps, first] = [read.count(), read.flag()]
  if (!read.flag()) return { slowSteps, first, pending: null }
  const reason = read.flag() ? 'frozen' : 'jump'
  const count = read.count()
  return { slowSteps, first, pending: { reason, count, newest: read.flag() ? readPlace(read) : null } }
}

function writeMotion(write: Writer, motion: Motion) {
  const { anchor, stay } = motion
  write.flag(motion.moving)
  write.whole(motion.newestAt)
  write.whole(motion.since - motion.newestAt)
  write.whole(motion.anchorAt - motion.newestAt)
  write.wholeOrNull(motion.outsideAt === null ? null : motion.outsideAt - motion.newestAt)
  write.whole(toSteps(anchor.lat, 'lat'))
  write.whole(toSteps(anchor.lng, 'lng'))
  write.measured(anchor.accuracyM, 'accuracyM')
  write.flag(stay !== null)
  if (stay === null) return
  write.count(stay.fixes)
  write.whole(toSteps(stay.centre.lat, 'lat'))
  write.whole(toSteps(stay.centre.lng, 'lng'))
}

function readMotion(read: Reader): Motion {
  const moving = read.flag()
  const newestAt = read.whole()
  const since = newestAt + read.whole()
  const anchorAt = newestAt + read.whole()
  const outsideAfter = read.wholeOrNull()
  const point = () => ({ lat: read.coordinate('lat'), lng: read.coordinate('lng') })
  const anchor = { ...point(), accuracyM: read.measured('accuracyM') }
  const fixes = read.flag() ? read.count() : null
  return {
    moving,
    since,
    anchor,
    anchorAt,
    stay: fixes === null ? null : { fixes, centre: point() },
    outsideAt: outsideAfter === null ? null : newestAt + outsideAfter,
    newestAt,
  }
}
