import type { JudgeState } from '../judging/judge.ts'
import type { Motion } from '../motion/motion.ts'
import type { Pace } from '../motion/pace.ts'
import type { AcceptedFix } from '../tracked.ts'
import { fromSteps, toSteps } from './resolution.ts'
import { readFixPoint, type TrackedReader, type TrackedWriter, writeFixPoint } from './tracked-bytes.ts'

export function writeJudge(write: TrackedWriter, { slowSteps, first, pending }: JudgeState) {
  write.count(slowSteps)
  write.flag(first)
  write.flag(pending !== null)
  if (pending === null) return
  write.flag(pending.reason === 'frozen')
  write.count(pending.count)
  write.flag(pending.newest !== null)
  if (pending.newest !== null) writeFixPoint(write, pending.newest)
}

export function readJudge(read: TrackedReader): JudgeState {
  const [slowSteps, first] = [read.count(), read.flag()]
  if (!read.flag()) return { slowSteps, first, pending: null }
  const reason = read.flag() ? 'frozen' : 'jump'
  const count = read.count()
  return { slowSteps, first, pending: { reason, count, newest: read.flag() ? readFixPoint(read) : null } }
}

export function writeMotion(write: TrackedWriter, motion: Motion) {
  const { anchor, standing } = motion
  write.flag(motion.moving)
  write.whole(motion.newestAt)
  write.whole(motion.since - motion.newestAt)
  write.whole(motion.anchorAt - motion.newestAt)
  write.wholeOrNull(motion.outsideAt === null ? null : motion.outsideAt - motion.newestAt)
  write.whole(toSteps(anchor.lat, 'lat'))
  write.whole(toSteps(anchor.lng, 'lng'))
  write.measured(anchor.accuracyM, 'accuracyM')
  write.flag(standing !== null)
  if (standing === null) return
  write.count(standing.fixes)
  write.whole(toSteps(standing.centre.lat, 'lat'))
  write.whole(toSteps(standing.centre.lng, 'lng'))
}

export function readMotion(read: TrackedReader): Motion {
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
    standing: fixes === null ? null : { fixes, centre: point() },
    outsideAt: outsideAfter === null ? null : newestAt + outsideAfter,
    newestAt,
  }
}

/** Relative to the newest accepted fix, which is at most 30 m away. */
export function writePace(write: TrackedWriter, { reportsSpeed, moving, from }: Pace, last: AcceptedFix) {
  write.flag(reportsSpeed)
  write.flag(moving)
  write.flag(from !== null)
  if (from === null) return
  write.whole(last.shownAt - from.at)
  for (const field of ['lat', 'lng'] as const)
    write.whole(toSteps(from[field], field) - toSteps(last[field], field))
}

export function readPace(read: TrackedReader, last: AcceptedFix): Pace {
  const [reportsSpeed, moving] = [read.flag(), read.flag()]
  if (!read.flag()) return { reportsSpeed, moving, from: null }
  const at = last.shownAt - read.whole()
  const coordinate = (field: 'lat' | 'lng') => fromSteps(toSteps(last[field], field) + read.whole(), field)
  return { reportsSpeed, moving, from: { lat: coordinate('lat'), lng: coordinate('lng'), at } }
}
