import type { JudgedFix } from '../judged-fixes.ts'
import { missing, raised, uncontradicted } from './event-findings.ts'
import type { Explanation } from './explanation.ts'
import { minutesOf, sideOf } from './figures.ts'
import { dwellFinding } from './findings.ts'
import { nearest } from './nearest.ts'
import { EXPLAINED_MS, type Question } from './question.ts'
import { heldBack, walk } from './walk.ts'

/**
 * Why a geofence raised nothing for a device at a time: what happened nearest to that time, by the rules that raise
 * events. Where nothing happened, which side of the edge the device was on.
 */
export function explain(question: Question): Explanation {
  const { at, fixes, subscribed } = question
  if (!subscribed) return { fired: false, because: 'noSubscription', checks: [] }
  const { proved, findings, visitSince } = walk(question)
  const events = raised(question, proved)
  const all = [...events, ...uncontradicted(question, findings), ...missing(question, proved)]
  const near = fixes.filter(({ fix }) => isNear(fix.shownAt, at))
  const unwatched = notWatched(question, near)
  if (unwatched !== null) return nearest(at, events, EXPLAINED_MS) ?? unwatched
  const answer = nearest(at, all, EXPLAINED_MS)
  if (answer !== null) return answer
  return near.length === 0 ? noPositions(question) : whereItWas(question, near, visitSince)
}

const isNear = (shownAt: number, at: number) => Math.abs(shownAt - at) <= EXPLAINED_MS

/** Why the geofence did not watch the device at all. What it was like before its last change is not stored. */
function notWatched({ at, geofence, covered }: Question, near: readonly JudgedFix[]): Explanation | null {
  const { definedAt, active } = geofence
  const checks = [minutesOf('changed', definedAt, null, null)]
  const isSeen = near.some(({ fix }) => fix.receivedAt >= definedAt)
  if (!isSeen && near.length > 0) return { fired: false, because: 'changedSince', checks }
  if (active && covered) return null
  if (!isSeen && definedAt > at) return { fired: false, because: 'changedSince', checks }
  return { fired: false, because: active ? 'notCovered' : 'inactive', checks }
}

function noPositions({ at, fixes }: Question): Explanation {
  const last = fixes.findLast(({ fix }) => fix.shownAt < at)?.fix
  const checks =
    last === undefined ? [] : [minutesOf('lastPosition', last.shownAt, at - last.shownAt, EXPLAINED_MS)]
  return { fired: false, because: 'noPositions', checks }
}

/** Nothing happened: what the fix nearest to the time shows, of those that the geofence saw. */
function whereItWas(question: Question, near: readonly JudgedFix[], visitSince: number | null): Explanation {
  const { at, geofence } = question
  const byTime = near
    .filter(({ fix }) => fix.receivedAt >= geofence.definedAt)
    .toSorted((a, b) => Math.abs(a.fix.shownAt - at) - Math.abs(b.fix.shownAt - at))
  const counted = byTime.find(({ heldBy }) => heldBy === null)
  const [first] = byTime
  if (counted === undefined)
    return first?.heldBy ? heldBack(first.fix, first.heldBy, geofence) : noPositions(question)
  const [visit] = visitSince === null ? [] : dwellFinding(geofence, visitSince, at)
  return (
    visit?.explanation ?? {
      fired: false,
      because: 'notAcross',
      checks: [sideOf(geofence.boundary, counted.fix)],
    }
  )
}
