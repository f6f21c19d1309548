import type { FixFlag } from '../../devices/tracking.ts'
import type { AcceptedFix, Readings, Tracked } from '../tracked.ts'
import { readJudge, readMotion, readPace, writeJudge, writeMotion, writePace } from './judging-format.ts'
import {
  readFixPoint,
  type TrackedReader,
  type TrackedWriter,
  trackedReader,
  trackedWriter,
  writeFixPoint,
} from './tracked-bytes.ts'

const VERSION = 2
/** Ends after the motion, or after a battery percentage. */
const VERSION_WITHOUT_PACE = 1
/** By their bit, and in the order in which `judge` gives them. */
const FLAGS = ['clock', 'weekRepaired', 'noFix', 'inaccurate', 'jump', 'frozen'] as const satisfies FixFlag[]
const BOOLEANS = [null, false, true] as const

/** Packs the state of a tracker, which is stored beside the tail of its trail in one small item. */
export function packTracked(tracked: Tracked): Uint8Array {
  const { last, newest, readings, lastContactAt, judge, motion, pace } = tracked
  const write = trackedWriter()
  write.count(VERSION)
  write.wholeOrNull(lastContactAt)
  write.flag(last !== null)
  if (last !== null) writeFix(write, last)
  write.flag(newest !== null)
  if (newest !== null) {
    writeFixPoint(write, newest)
    write.flag(newest.held)
    write.count(newest.flags.reduce((bits, flag) => bits | (1 << FLAGS.indexOf(flag)), 0))
  }
  writeReadings(write, readings)
  writeJudge(write, judge)
  write.flag(motion !== null)
  if (motion !== null) writeMotion(write, motion)
  write.measured(readings.batteryPercent, 'batteryPercent')
  write.wholeOrNull(tracked.observedIntervalSeconds)
  write.flag(pace !== null && last !== null)
  if (pace !== null && last !== null) writePace(write, pace, last)
  return write.end()
}

/** Unpacks what `packTracked` packed; throws a `RangeError` for any other bytes. */
export function unpackTracked(bytes: Uint8Array): Tracked {
  const read = trackedReader(bytes)
  const version = read.count()
  if (version !== VERSION && version !== VERSION_WITHOUT_PACE)
    throw new RangeError(`a packed state of version ${version} is not supported`)
  const lastContactAt = read.wholeOrNull()
  const last = read.flag() ? readFix(read) : null
  const newest = read.flag() ? readNewest(read) : null
  const readings = readReadings(read)
  const judge = readJudge(read)
  const motion = read.flag() ? readMotion(read) : null
  const hasPace = version === VERSION
  if (hasPace || !read.isAtEnd()) readings.batteryPercent = read.measured('batteryPercent')
  const observedIntervalSeconds = hasPace ? read.wholeOrNull() : null
  const pace = hasPace && read.flag() && last !== null ? readPace(read, last) : null
  if (!read.isAtEnd()) throw new RangeError('a packed state is longer than it should be')
  return { last, newest, readings, lastContactAt, judge, motion, pace, observedIntervalSeconds }
}

function readNewest(read: TrackedReader): NonNullable<Tracked['newest']> {
  const { recordedAt, shownAt, clock, lat, lng } = readFixPoint(read)
  return { recordedAt, shownAt, clock, lat, lng, held: read.flag(), flags: flagsOf(read.count()) }
}

const flagsOf = (bits: number) => FLAGS.filter((_, bit) => bits & (1 << bit))

function writeFix(write: TrackedWriter, fix: AcceptedFix) {
  writeFixPoint(write, fix)
  write.whole(fix.receivedAt - fix.recordedAt)
  write.wholeOrNull(fix.sentAt === null ? null : fix.sentAt - fix.recordedAt)
  for (const field of FIX_FIELDS) write.measured(fix[field], field)
}

const FIX_FIELDS = ['speedKmh', 'course', 'altitudeM', 'accuracyM', 'satellites', 'hdop'] as const

function readFix(read: TrackedReader): AcceptedFix {
  const { recordedAt, shownAt, clock, lat, lng } = readFixPoint(read)
  const receivedAt = recordedAt + read.whole()
  const sentAfter = read.wholeOrNull()
  return {
    recordedAt,
    shownAt,
    clock,
    lat,
    lng,
    receivedAt,
    sentAt: sentAfter === null ? null : recordedAt + sentAfter,
    speedKmh: read.measured('speedKmh'),
    course: read.measured('course'),
    altitudeM: read.measured('altitudeM'),
    accuracyM: read.measured('accuracyM'),
    satellites: read.measured('satellites'),
    hdop: read.measured('hdop'),
  }
}

function writeReadings(write: TrackedWriter, readings: Readings) {
  write.count(BOOLEANS.indexOf(readings.ignition))
  write.count(BOOLEANS.indexOf(readings.relayCut))
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

const readReadings = (read: TrackedReader): Readings => ({
  ignition: BOOLEANS[read.count()] ?? null,
  relayCut: BOOLEANS[read.count()] ?? null,
  batteryVolts: read.measured('batteryVolts'),
  batteryPercent: null,
  onBoard: null,
  cellular: read.measured('cellular'),
  odometerKm: read.measured('odometerKm'),
  engineHours: read.measured('engineHours'),
  reportIntervalSeconds: read.measured('reportIntervalSeconds'),
  statusText: read.flag() ? read.text() : null,
})
