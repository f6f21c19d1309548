import { haversineMetres } from '../../geo/distance.ts'
import { MINUTE_MS } from '../../time.ts'
import { type AnchorState, anchorStatus, newAnchorState } from './anchor-state.ts'
import type { AnchorFinding, AnchorReport, AnchorWatch } from './anchor-watch.ts'
import { watchedFrom } from './drag.ts'
import { acknowledged, anchorDue, anchorDueAt, watchAnchor } from './watch-anchor.ts'

/** What is repeated until somebody acknowledges it. */
type AlarmFinding = Extract<AnchorFinding, { kind: 'dragging' | 'noPosition' }>
type AlarmKind = AlarmFinding['kind']
type Acknowledgement = { at: number; by: string }
type Alarm<Kind extends AlarmKind> = {
  finding: Extract<AnchorFinding, { kind: Kind }>
  acknowledged: Acknowledgement | null
}

/** An anchor watch that is set, with all that is known of it. Times in epoch ms. */
export type Anchored = {
  watch: AnchorWatch
  /** The id of the person or the program that set it. */
  setBy: string
  /** What is called at each alarm, besides those who are notified. */
  webhookUrl: string | null
  state: AnchorState
  alarms: { dragging: Alarm<'dragging'> | null; noPosition: Alarm<'noPosition'> | null }
  /** When an alarm that nobody has acknowledged is raised again. */
  repeatAt: number | null
  /** When due work looks at it next. */
  checkAt: number | null
}

/** A watch, and what to raise. */
type Step = { anchored: Anchored; raised: readonly AnchorFinding[] }

const REPEATED_AFTER_MS = 3 * MINUTE_MS

/** A new watch; positions after `newestAt` count. */
export const newAnchored = (watch: AnchorWatch, setBy: string, newestAt?: number): Anchored => ({
  watch,
  setBy,
  webhookUrl: null,
  state: newAnchorState(watch, newestAt),
  alarms: { dragging: null, noPosition: null },
  repeatAt: null,
  checkAt: null,
})

/**
 * A watch with another anchor, radius or length of a silence. Where the boat is and how long it is silent stays known, and
 * how it swings around the same anchor. A drag is looked for anew.
 */
export function adjusted(
  before: Anchored,
  { anchor, radiusM, silentAfterMs }: Pick<AnchorWatch, 'anchor' | 'radiusM' | 'silentAfterMs'>,
  now: number,
): Anchored {
  const { watch, state, alarms } = before
  const isSameAnchor = anchor.lat === watch.anchor.lat && anchor.lng === watch.anchor.lng
  const { place } = state.credible
  const drag = watchedFrom(radiusM)
  return withRepeat({
    ...before,
    watch: { ...watch, anchor, radiusM, silentAfterMs },
    state: {
      ...state,
      since: now,
      silentAt: state.silentAt + silentAfterMs - watch.silentAfterMs,
      distanceM: place === null ? null : haversineMetres(anchor, place),
      nearEdge: false,
      dragging: null,
      drag: isSameAnchor ? { ...drag, swing: state.drag.swing } : drag,
    },
    alarms: { ...alarms, dragging: null },
  })
}

/** The watch after the next position, in fix order, and what to raise. */
export function nextAnchored(before: Anchored, report: AnchorReport): Step {
  const { state, findings } = watchAnchor(before.state, before.watch, report)
  return afterStep(before, state, findings, report.receivedAt)
}

/** The watch at `now` (epoch ms) if no position arrives: silence, or an alarm again. */
export function dueAnchored(before: Anchored, now: number): Step {
  const { state, findings } = anchorDue(before.state, now)
  const step = afterStep(before, state, findings, now)
  const { repeatAt } = step.anchored
  const alarm = unacknowledged(step.anchored)
  if (repeatAt === null || now < repeatAt || alarm === null) return step
  return {
    anchored: { ...step.anchored, repeatAt: now + REPEATED_AFTER_MS },
    raised: [...step.raised, again(alarm.finding, step.anchored, now)],
  }
}

/** When time alone changes a watch, epoch ms; null if it does not. */
export function anchoredDueAt({ state, repeatAt }: Anchored): number | null {
  const silentAt = anchorDueAt(state)
  if (silentAt === null || repeatAt === null) return silentAt ?? repeatAt
  return Math.min(silentAt, repeatAt)
}

/** The watch whose alarms somebody has acknowledged; the same object if none waits for that. */
export function withAcknowledgement(before: Anchored, by: Acknowledgement): Anchored {
  if (unacknowledged(before) === null) return before
  const { dragging, noPosition } = before.alarms
  return {
    ...before,
    state: acknowledged(before.state, before.watch),
    alarms: {
      dragging: dragging && { ...dragging, acknowledged: dragging.acknowledged ?? by },
      noPosition: noPosition && { ...noPosition, acknowledged: noPosition.acknowledged ?? by },
    },
    repeatAt: null,
  }
}

/** Who has acknowledged the alarm that the status of a watch is about; null if nobody has or there is none. */
export function acknowledgementOf({ state, alarms }: Anchored): Acknowledgement | null {
  const status = anchorStatus(state)
  if (status !== 'dragging' && status !== 'noPosition') return null
  return alarms[status]?.acknowledged ?? null
}

function unacknowledged({ alarms: { dragging, noPosition } }: Anchored) {
  const alarms = [dragging, noPosition]
  return alarms.find((alarm) => alarm !== null && alarm.acknowledged === null) ?? null
}

function afterStep(
  before: Anchored,
  state: AnchorState,
  findings: readonly AnchorFinding[],
  now: number,
): Step {
  if (state === before.state) return { anchored: before, raised: [] }
  const alarms = {
    dragging: isOn(state, 'dragging') ? (found(findings, 'dragging') ?? before.alarms.dragging) : null,
    noPosition: isOn(state, 'noPosition')
      ? (found(findings, 'noPosition') ?? before.alarms.noPosition)
      : null,
  }
  const isNew = findings.some(({ kind }) => kind === 'dragging' || kind === 'noPosition')
  const repeatAt = isNew ? now + REPEATED_AFTER_MS : before.repeatAt
  return { anchored: withRepeat({ ...before, state, alarms, repeatAt }), raised: findings }
}

/** Nothing is repeated that is over or acknowledged. */
const withRepeat = (anchored: Anchored): Anchored =>
  unacknowledged(anchored) === null ? { ...anchored, repeatAt: null } : anchored

function isOn({ ended, dragging, silent }: AnchorState, kind: AlarmKind): boolean {
  if (ended !== null) return false
  return kind === 'dragging' ? dragging !== null : silent
}

function found<Kind extends AlarmKind>(findings: readonly AnchorFinding[], kind: Kind): Alarm<Kind> | null {
  const isOfKind = (one: AnchorFinding): one is Extract<AnchorFinding, { kind: Kind }> => one.kind === kind
  const finding = findings.findLast(isOfKind)
  return finding === undefined ? null : { finding, acknowledged: null }
}

/** An alarm as it is now. */
function again(finding: AlarmFinding, { state }: Anchored, now: number): AlarmFinding {
  if (finding.kind === 'noPosition') return { ...finding, at: now, silentMs: now - state.fixReceivedAt }
  return { ...finding, at: now, distanceM: state.distanceM ?? finding.distanceM }
}
