import type { ReportedSwitches } from '../../shared/commands/command-queue.ts'
import { decode } from '../../shared/trackers/decode.ts'
import type { Decoded } from '../../shared/trackers/decoded.ts'
import { type Dialect, type TelemetrySource, telemetrySource } from '../../shared/trackers/dialects.ts'
import { type StampedPosition, stamp } from '../../shared/tracking/judging/clock.ts'
import { answersTopic, basicIngest, TRACKER, trackerIn } from '../../shared/tracking/topics.ts'
import type { Tracked } from '../../shared/tracking/tracked.ts'
import type { PendingTracker } from '../common/deliver-commands.ts'
import { log, reasonOf } from '../runtime/log.ts'
import type { TelemetryMessage } from '../runtime/on-telemetry.ts'
import { lastDialectOf, type StoredTracker } from '../stores/trackers.ts'
import type { TrailStore } from '../stores/trails/trails.ts'
import type { UnreadableStore } from '../stores/trails/unreadable.ts'
import { type AnswerDeps, ingestAnswer, keepWords } from './ingest-answer.ts'
import { mayPublishFor } from './may-publish-for.ts'
import type { PushPosition } from './push-position.ts'
import type { RecordPositions } from './record-positions.ts'

export type IngestDeps = KeepingDeps &
  AnswerDeps & {
    record: RecordPositions
    push: PushPosition
    /** Keeps what a tracker speaks now. */
    saveDialect: (trackerId: string, trackId: string, dialect: Dialect) => Promise<void>
    /** Sends what waits for a tracker that was just heard. */
    deliver: (tracker: PendingTracker, tracked: Tracked, reported: ReportedSwitches) => Promise<void>
  }
type KeepingDeps = {
  trails: Pick<TrailStore, 'addCounts' | 'saveLastWill'>
  unreadable: Pick<UnreadableStore, 'create'>
}

/** One message of a tracker: stored when this returns. What cannot be read is counted, kept, and blocks nothing. */
export async function ingestMessage(message: TelemetryMessage, deps: IngestDeps): Promise<void> {
  const { topic } = basicIngest(message.topic)
  const answering = trackerIn(answersTopic(TRACKER), topic)
  if (answering !== null) return ingestAnswer(answering, message, deps)
  const source = telemetrySource(topic)
  if (!source) return log('warn', 'telemetry-topic-unknown')
  const { trackerId } = source
  if (!mayPublishFor(message.clientId, trackerId))
    return log('warn', 'telemetry-client-mismatch', { trackerId })
  const tracker = await deps.getTracker(trackerId)
  if (!tracker) return log('warn', 'telemetry-tracker-unknown', { trackerId })

  const decoded = decode(source.dialect, message.bytes, message.receivedAt)
  const positions = decoded.positions.map(stamp)
  const watch = { now: message.receivedAt, deviceType: tracker.deviceType }
  const tracked = positions.length === 0 ? null : await deps.record(tracker.trackId, positions, watch)
  await Promise.all([
    tracked && deps.push(tracker, tracked),
    tracked && deliverPending({ ...tracker, dialect: source.dialect }, tracked, reportedBy(positions), deps),
    keepSpoken(tracker, source, deps),
    keepWords(tracker, decoded, message, deps),
    keepUnread(tracker, { ...message, topic }, source, decoded, deps),
    decoded.lastWill && deps.trails.saveLastWill(tracker.trackId, message.receivedAt),
  ])
}

/** Only a change is written. Delivery goes by the topic of the message itself, so a failure here fails nothing. */
async function keepSpoken(
  tracker: StoredTracker,
  { trackerId, dialect }: TelemetrySource,
  { saveDialect }: IngestDeps,
): Promise<void> {
  if (lastDialectOf(tracker) === dialect) return
  try {
    await saveDialect(trackerId, tracker.trackId, dialect)
  } catch (error) {
    log('error', 'dialect-not-kept', { reason: reasonOf(error) })
  }
}

/** What the newest fix of a message says of the switches. */
function reportedBy(positions: readonly StampedPosition[]): ReportedSwitches {
  const newest = positions.reduce((a, b) => (b.shownAt >= a.shownAt ? b : a))
  const { shownAt, relayCut, reportIntervalSeconds } = newest
  return { at: shownAt, relayCut, reportIntervalSeconds }
}

/** The position is stored already: a command that cannot be sent now waits for the next one, and fails nothing. */
async function deliverPending(
  tracker: StoredTracker & { dialect: Dialect },
  tracked: Tracked,
  reported: ReportedSwitches,
  { deliver }: IngestDeps,
): Promise<void> {
  const { pendingSince } = tracker
  if (pendingSince === undefined || pendingSince === null) return
  try {
    await deliver({ ...tracker, pendingSince }, tracked, reported)
  } catch (error) {
    log('error', 'delivery-failed', { reason: reasonOf(error) })
  }
}

/** What of the message was no position, or was told of another tracker than whose it is. */
async function keepUnread(
  { trackerId, trackId }: StoredTracker,
  { topic, receivedAt, bytes }: TelemetryMessage,
  { dialect }: TelemetrySource,
  { claimedTrackerId, problems }: Decoded,
  { trails, unreadable }: KeepingDeps,
): Promise<void> {
  if (claimedTrackerId !== null && claimedTrackerId !== trackerId)
    await trails.addCounts(trackId, receivedAt, { mismatched: 1 })

  const [first] = problems
  if (first === undefined) return
  const { reason, element } = first
  log('warn', 'telemetry-unreadable', { dialect, reason })
  await unreadable.create(trackId, { at: receivedAt, topic, reason, element, bytes })
  await trails.addCounts(trackId, receivedAt, { received: problems.length, unreadable: problems.length })
}
