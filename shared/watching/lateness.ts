import { LATE_AFTER_MS } from './event.ts'

/**
 * Why a message about an event comes late. `tracker`: the tracker could not report it before. `order`: the positions
 * arrived in another order. `us`: we found it late. `delivery`: no attempt to send it succeeded before.
 */
type LateBecause = 'tracker' | 'order' | 'us' | 'delivery'

/** `foundAt` is set where an event was found late. Times are ISO. */
type LateEvent = { timestamp: string; reportedAt?: string | undefined; foundAt?: string | undefined }

/** When events happened and were known, and why that was late. */
type Lateness = { from: string; to: string; knownAt: string; because: LateBecause }

/** The lateness of a message about one event, or about several in the order of their times. */
export function latenessOf(first: LateEvent, others: readonly LateEvent[] = []): Lateness {
  const all = [first, ...others]
  const reason = reasonOf(first)
  // no single reason is true of all
  const because = all.every((event) => reasonOf(event) === reason) ? reason : 'order'
  const known = all.map((event) => knownAt(event, because)).toSorted()
  const to = others.at(-1)?.timestamp ?? first.timestamp
  return { from: first.timestamp, to, knownAt: known.at(-1) ?? to, because }
}

function reasonOf({ timestamp, reportedAt, foundAt }: LateEvent): LateBecause {
  if (foundAt === undefined) return 'delivery'
  if (reportedAt === undefined || msBetween(reportedAt, foundAt) > LATE_AFTER_MS) return 'us'
  return msBetween(timestamp, reportedAt) > LATE_AFTER_MS ? 'tracker' : 'order'
}

const knownAt = ({ timestamp, reportedAt, foundAt }: LateEvent, because: LateBecause) =>
  (because === 'us' ? foundAt : (reportedAt ?? foundAt)) ?? timestamp

const msBetween = (from: string, to: string) => Date.parse(to) - Date.parse(from)
