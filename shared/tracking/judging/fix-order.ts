import { AHEAD_TOLERANCE_MS, type StampedPosition } from './clock.ts'

/** The part of a fix that identifies and orders it. */
export type FixPoint = Pick<StampedPosition, 'lat' | 'lng' | 'shownAt' | 'recordedAt' | 'clock'>

export const fixPointOf = ({ lat, lng, shownAt, recordedAt, clock }: FixPoint): FixPoint => ({
  lat,
  lng,
  shownAt,
  recordedAt,
  clock,
})

/**
 * The time that a fix is ordered by. One that is shown at its receipt counts as 2 minutes older: good fixes arrive some
 * seconds after they were recorded, and a fix with a broken clock must never come after them.
 */
const orderAt = (fix: FixPoint) => (fix.clock === 'clock' ? fix.shownAt - AHEAD_TOLERANCE_MS : fix.shownAt)

/** Total order of fixes: 0 for the same fix only. Content breaks ties, so that the order of arrival never matters. */
function compareFixes(a: FixPoint, b: FixPoint): number {
  return orderAt(a) - orderAt(b) || a.recordedAt - b.recordedAt || a.lat - b.lat || a.lng - b.lng
}

/**
 * Which of two repeats is used, in any order of arrival: the one received first, else the one whose JSON sorts first.
 */
function isPreferred(a: StampedPosition, b: StampedPosition): boolean {
  if (a.receivedAt !== b.receivedAt) return a.receivedAt < b.receivedAt
  return contentOf(a) < contentOf(b)
}

const contentOf = (position: StampedPosition) =>
  JSON.stringify(Object.entries(position).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/**
 * The fixes in their order, each once. The tracker's own time identifies a fix; with a broken clock the coordinates do
 * so too, because a stopped clock gives every fix the same time. Returns `positions` itself where it is in order.
 */
export function inFixOrder(positions: readonly StampedPosition[]): readonly StampedPosition[] {
  if (isInFixOrder(positions)) return positions
  const unique = new Map<number | string, StampedPosition>()
  for (const position of positions) {
    const identity = identityOf(position)
    const before = unique.get(identity)
    if (before === undefined || isPreferred(position, before)) unique.set(identity, position)
  }
  return [...unique.values()].toSorted(compareFixes)
}

/** The usual case of a stored trail: good clocks, and each fix later than the one before. */
const isInFixOrder = (positions: readonly StampedPosition[]) =>
  positions.every(
    ({ clock, recordedAt }, index) =>
      clock === null && (index === 0 || recordedAt > (positions[index - 1]?.recordedAt ?? recordedAt)),
  )

const identityOf = ({ recordedAt, clock, lat, lng }: FixPoint) =>
  clock === 'clock' ? `${recordedAt} ${lat} ${lng}` : recordedAt

/** Whether the fix is after `newest` in fix order, and not a repeat of it with other content. */
export const isNewer = (fix: FixPoint, newest: FixPoint) =>
  identityOf(fix) !== identityOf(newest) && compareFixes(fix, newest) > 0

/** The fixes that are not repeats of others. */
export function withoutRepeats<Fix extends FixPoint>(
  fixes: readonly Fix[],
  others: readonly FixPoint[],
): Fix[] {
  const known = new Set(others.map(identityOf))
  return fixes.filter((fix) => !known.has(identityOf(fix)))
}

/**
 * Milliseconds between two fixes. Two with a broken clock are measured by that clock, which may be wrong and still run
 * evenly; one with and one without are taken to be 2 minutes further apart.
 */
export function elapsedMs(a: FixPoint, b: FixPoint): number {
  if (a.clock === 'clock' && b.clock === 'clock') return Math.abs(b.recordedAt - a.recordedAt)
  const elapsed = Math.abs(b.shownAt - a.shownAt)
  return a.clock === 'clock' || b.clock === 'clock' ? elapsed + AHEAD_TOLERANCE_MS : elapsed
}
