import { haversineMetres } from '../../geo/distance.ts'
import type { Point } from '../../geo/point.ts'
import { SECOND_MS } from '../../time.ts'
import { INTERVALS_ALLOWED } from '../../tracking/view/freshness.ts'
import { KM_PER_NAUTICAL_MILE, KMH_PER_METRE_PER_SECOND } from '../../units.ts'
import { type AnchorState, anchorStatus } from './anchor-state.ts'
import type { AnchorFinding, AnchorFix, AnchorReport, AnchorWatch } from './anchor-watch.ts'
import { nextBattery } from './battery.ts'
import { type Credible, credibilityOf } from './credible.ts'
import { addFix, watchedFrom } from './drag.ts'
import type { FixFromAnchor } from './evidence.ts'

type Step = { state: AnchorState; findings: readonly AnchorFinding[] }

/** The drift of a receiver that was never seen at rest. */
const UNKNOWN_DRIFT_M = 15
/** An accuracy that is worse says nothing of where the boat may be. */
const ACCURACY_MAX_M = 60

const NEAR_EDGE_SHARE = 0.8
/** A boat that yaws at the edge does not leave it and come back all the time. */
const OFF_EDGE_SHARE = 0.7

/** The boat is under way above this speed, on two fixes outside the circle with the engine running. */
const UNDER_WAY_ABOVE_KMH = 2 * KM_PER_NAUTICAL_MILE
const UNDER_WAY_FIXES = 2

/**
 * An anchor watch after the next position, and what it found; history is rehearsed with it as well. Decision 087 has the
 * rule of a drag.
 * - A position that is not newer than the newest one changes nothing, and neither does one from before the watch.
 * - A held fix has readings but no place. It proves nothing, and does not end a silence.
 */
export function watchAnchor(before: AnchorState, watch: AnchorWatch, report: AnchorReport): Step {
  const { shownAt, fix, batteryVolts } = report
  if (before.ended !== null || shownAt <= before.newestAt) return unchanged(before)
  const due = anchorDue(before, report.receivedAt)
  const battery = batteryVolts === null ? before.battery : nextBattery(before.battery, batteryVolts, shownAt)
  const withReadings = { ...due.state, newestAt: shownAt, battery }
  const afterFix = fix === null ? unchanged(withReadings) : withFix(withReadings, watch, report, fix)
  const findings = [...due.findings, ...lowBattery(before, battery, report), ...afterFix.findings]
  return { state: sinceOf(due.state, afterFix.state, shownAt), findings }
}

/** What is found at `now` (epoch ms) because no position arrived. */
export function anchorDue(before: AnchorState, now: number): Step {
  const dueAt = anchorDueAt(before)
  if (dueAt === null || now < dueAt) return unchanged(before)
  return {
    state: sinceOf(before, { ...before, silent: true }, dueAt),
    findings: [
      { kind: 'noPosition', at: dueAt, distanceM: before.distanceM, silentMs: dueAt - before.fixReceivedAt },
    ],
  }
}

/** When time alone changes a watch, epoch ms; null if it does not. */
export const anchorDueAt = ({ ended, silent, silentAt }: AnchorState): number | null =>
  ended !== null || silent ? null : silentAt

/** A boat whose drag is acknowledged is watched from where it is, until it is back inside. */
export const acknowledged = (state: AnchorState, { radiusM }: AnchorWatch): AnchorState =>
  state.dragging === null
    ? state
    : {
        ...state,
        dragging: { acknowledged: true },
        drag: watchedFrom(Math.max(radiusM, state.distanceM ?? 0)),
      }

const unchanged = (state: AnchorState): Step => ({ state, findings: [] })

const sinceOf = (before: AnchorState, after: AnchorState, at: number): AnchorState =>
  anchorStatus(before) === anchorStatus(after) ? after : { ...after, since: at }

function lowBattery(
  before: AnchorState,
  { isLow }: AnchorState['battery'],
  { batteryVolts, shownAt }: AnchorReport,
): AnchorFinding[] {
  const isNews = isLow && !before.battery.isLow && batteryVolts !== null
  return isNews ? [{ kind: 'lowBattery', at: shownAt, batteryVolts }] : []
}

function withFix(before: AnchorState, watch: AnchorWatch, report: AnchorReport, fix: AnchorFix): Step {
  const { shownAt: at } = report
  const { credible } = before
  const distanceM = haversineMetres(watch.anchor, fix)
  const outsideM = distanceM - watch.radiusM
  const noiseM = noiseOf(watch, fix)
  const received = {
    ...before,
    silent: false,
    silentAt: silentAt(watch, report),
    fixReceivedAt: report.receivedAt,
  }
  const credibility = credibilityOf(credible, { ...fix, at, noiseM, outsideM })
  if (credibility === 'impossible') {
    const doubtedSince = credible.doubtedSince ?? at
    return unchanged({ ...received, credible: { ...credible, doubtedSince } })
  }

  const place = { lat: fix.lat, lng: fix.lng }
  const leaves = outsideM > 0 && isUnderWay(report, fix, credible)
  const leavingFixes = leaves ? before.leavingFixes + 1 : 0
  const located = { ...received, distanceM, leavingFixes, credible: { place, at, doubtedSince: null } }
  if (leavingFixes === UNDER_WAY_FIXES)
    return {
      state: { ...located, ended: 'underWay' },
      findings: [{ kind: 'ended', at, because: 'underWay' }],
    }
  const doubtful = credibility === 'doubtful'
  const seen = { at, distanceM, noiseM, sinceLastMs: at - credible.at, doubtful }
  const { findings, nearEdge, dragging, drag } = withDrag(before, watch, place, seen)
  return { state: { ...located, nearEdge, dragging, drag }, findings }
}

const noiseOf = ({ restDriftM }: AnchorWatch, { accuracyM }: AnchorFix) =>
  Math.max(restDriftM ?? UNKNOWN_DRIFT_M, Math.min(accuracyM ?? 0, ACCURACY_MAX_M))

type Found = Pick<AnchorState, 'nearEdge' | 'dragging' | 'drag'> & Pick<Step, 'findings'>

/** Whether the boat drags, is back after it did, or is near the edge. */
function withDrag(before: AnchorState, watch: AnchorWatch, place: Point, fix: FixFromAnchor): Found {
  const { at, distanceM } = fix
  const { radiusM } = watch
  const { after: drag, reason } = addFix(before.drag, watch, place, fix)
  const nearEdge = distanceM >= radiusM * (before.nearEdge ? OFF_EDGE_SHARE : NEAR_EDGE_SHARE)
  if (reason !== null && before.dragging?.acknowledged !== false) {
    const findings: AnchorFinding[] = [{ kind: 'dragging', at, distanceM, reason }]
    return { nearEdge, drag, dragging: { acknowledged: false }, findings }
  }
  const isBack = before.dragging?.acknowledged === true && distanceM <= radiusM
  const dragging = isBack ? null : before.dragging
  const isNews = nearEdge && !before.nearEdge && dragging === null
  return {
    nearEdge,
    dragging,
    drag: isBack ? watchedFrom(radiusM) : drag,
    findings: isNews ? [{ kind: 'nearEdge', at, distanceM }] : [],
  }
}

/** A contact may be late by one whole interval. */
const silentAt = ({ silentAfterMs }: AnchorWatch, { receivedAt, intervalMs }: AnchorReport) =>
  receivedAt + Math.max(silentAfterMs, INTERVALS_ALLOWED * (intervalMs ?? 0))

/** Whether the boat is under way, by the reported speed or else by that from the last place. */
function isUnderWay({ ignition, shownAt }: AnchorReport, fix: AnchorFix, { place, at }: Credible): boolean {
  if (ignition !== true) return false
  if (fix.speedKmh !== null) return fix.speedKmh > UNDER_WAY_ABOVE_KMH
  if (place === null) return false
  const metresPerSecond = haversineMetres(place, fix) / ((shownAt - at) / SECOND_MS)
  return metresPerSecond * KMH_PER_METRE_PER_SECOND > UNDER_WAY_ABOVE_KMH
}
