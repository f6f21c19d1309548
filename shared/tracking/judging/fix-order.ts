import { AHEAD_TOLERANCE_MS, type StampedPosition } from './clock.ts'

/** What tells one fix from another and orders them. */
export type FixPoint = Pick<StampedPosition, 'lat' | 'lng' | 'shownAt' | 'recordedAt' | 'clock'>

export const fixPointOf = ({ lat, lng, shownAt, recordedAt, clock }: FixPoint): FixPoint => ({
  lat,
  lng,
  shownAt,
  recordedAt,
  clock,
})

/**
 * Where a fix stands among others. A fix shown at its receipt counts as 2 minutes older: good fixes reach us
 * some seconds after they were made, and one with a broken clock must never block them.
 */
const orderAt = (fix: FixPoint) => (fix.clock === 'clock' ? fix.shownAt - AHEAD_TOLERANCE_MS : fix.shownAt)

/** Total order of fixes: 0 only for the same fix. Ties are broken by content, so that arrival never matters. */
function compareFixes(a: FixPoint, b: FixPoint): number {
  return orderAt(a) - orderAt(b) || a.recordedAt - b.recordedAt || a.lat - b.lat || a.lng - b.lng
}

/** The same repeat is chosen whatever came first: the one received first, then the lesser content. */
function prefers(a: StampedPosition, b: StampedPosition): boolean {
  if (a.receivedAt !== b.receivedAt) return a.receivedAt < b.receivedAt
  return contentOf(a) < contentOf(b)
}

const contentOf = (position: StampedPosition) =>
  JSON.stringify(Object.entries(position).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/**
 * The fixes in their order, each once. A fix is known by the tracker's own time; one with a broken clock by
 * its place too, because a clock that stands still gives every fix the same time.
 */
export function inFixOrder(positions: readonly StampedPosition[]): readonly StampedPosition[] {
  if (isInFixOrder(positions)) return positions
  const kept = new Map<number | string, StampedPosition>()
  for (const position of positions) {
    const identity = identityOf(position)
    const before = kept.get(identity)
    if (before === undefined || prefers(position, before)) kept.set(identity, position)
  }
  return [...kept.values()].toSorted(compareFixes)
}

/** As a trail lies in storage unless something came late or twice: by good clocks, each later than the one before. */
const isInFixOrder = (positions: readonly StampedPosition[]) =>
  positions.every(
    ({ clock, recordedAt }, index) =>
      clock === null && (index === 0 || recordedAt > (positions[index - 1]?.recordedAt ?? recordedAt)),
  )

const identityOf = ({ recordedAt, clock, lat, lng }: FixPoint) =>
  clock === 'clock' ? `${recordedAt} ${lat} ${lng}` : recordedAt

/** Is the fix after `newest`, and not `newest` again with other content? */
export const isNewer = (fix: FixPoint, newest: FixPoint) =>
  identityOf(fix) !== identityOf(newest) && compareFixes(fix, newest) > 0

/** Milliseconds between two fixes; two with a broken clock are measured by that clock, which may yet count evenly. */
export function elapsedMs(a: FixPoint, b: FixPoint): number {
  if (a.clock === 'clock' && b.clock === 'clock') return Math.abs(b.recordedAt - a.recordedAt)
  const elapsed = Math.abs(b.shownAt - a.shownAt)
  return a.clock === 'clock' || b.clock === 'clock' ? elapsed + AHEAD_TOLERANCE_MS : elapsed
}
