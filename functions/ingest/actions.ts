import type { ReportedSwitches } from '../../shared/commands/command-outcome.ts'
import { groupedBy } from '../../shared/grouped-by.ts'
import { decode } from '../../shared/trackers/decode.ts'
import type { Decoded } from '../../shared/trackers/decoded.ts'
import {
  type Dialect,
  type TelemetrySource,
  telemetrySource,
  type UnreadableReason,
} from '../../shared/trackers/dialects.ts'
import { withInputs } from '../../shared/trackers/on-board/inputs.ts'
import { trackerClientIds } from '../../shared/tracking/client-ids.ts'
import { type StampedPosition, stamp } from '../../shared/tracking/judging/clock.ts'
import {
  answersTopic,
  parseBasicIngest,
  TRACKER,
  trackerIdIn,
  withoutNamespace,
} from '../../shared/tracking/topics.ts'
import type { Tracked } from '../../shared/tracking/tracked.ts'
import type { PendingTracker } from '../relay/deliver-commands.ts'
import { log, reasonOf } from '../runtime/log.ts'
import type { TelemetryMessage } from '../runtime/on-telemetry.ts'
import { lastDialectOf, ownedSince, type StoredTracker } from '../stores/devices/trackers.ts'
import type { RawMessageStore } from '../stores/trails/raw-messages.ts'
import type { TrailStore } from '../stores/trails/trails.ts'
import type { UnreadableStore } from '../stores/trails/unreadable.ts'
import type { BoatMarks, DeviceWatch, WatchedDevice } from '../watching/device-watch.ts'
import { type AnswerDeps, ingestAnswer, ingestInlineAnswer } from './ingest-answer.ts'
import type { PushPosition } from './push-position.ts'
import type { Recorded, RecordPositions } from './record-positions.ts'
import { withinUploadLimits } from './upload-limits.ts'

export type IngestDeps = MessageDeps &
  AnswerDeps & {
    topicNamespace: string
    record: RecordPositions
    /** What watches a device; `null` if nothing does. */
    watchOf: (device: WatchedDevice, marks: BoatMarks) => Promise<DeviceWatch | null>
    push: PushPosition
    /** Does what follows from the events of a message. */
    announce: (
      tracker: StoredTracker & { dialect: Dialect },
      recorded: Recorded,
      reported: ReportedSwitches,
    ) => Promise<void>
    /** Saves the dialect that a tracker uses now. */
    saveDialect: (trackerId: string, trackId: string, dialect: Dialect) => Promise<void>
    /** Sends the next pending command of a tracker that has just reported. */
    deliver: (tracker: PendingTracker, tracked: Tracked, reported: ReportedSwitches) => Promise<void>
  }
type MessageDeps = {
  trails: Pick<TrailStore, 'addCounts' | 'saveLastWill'>
  unreadable: Pick<UnreadableStore, 'create'>
  rawMessages: Pick<RawMessageStore, 'create'>
}

/** A decoded message and the tracker that sent it. */
export type Report = {
  tracker: StoredTracker
  source: TelemetrySource
  decoded: Decoded
  positions: readonly StampedPosition[]
  /** The message with its topic without the namespace, and a body that may be shown to the owner. */
  message: TelemetryMessage
}

/**
 * Stores one message of a tracker before it returns.
 * Unreadable parts are counted and stored, and block nothing.
 */
export const ingestMessage = (message: TelemetryMessage, deps: IngestDeps): Promise<void> =>
  ingestMessages([message], deps)

/** Stores messages in their order, with one write for all positions of a track. */
export async function ingestMessages(messages: readonly TelemetryMessage[], deps: IngestDeps): Promise<void> {
  const reports: Report[] = []
  for (const message of messages) {
    const report = await readMessage(message, deps)
    if (report !== null) reports.push(report)
  }
  await ingestReports(reports, deps)
}

/** Stores reports of trackers, whether they arrived over MQTT or HTTP. */
export async function ingestReports(reports: readonly Report[], deps: IngestDeps): Promise<void> {
  for (const ofTrack of groupedBy(reports, ({ tracker }) => tracker.trackId).values())
    await storeReports(ofTrack, deps)
}

async function storeReports(reports: readonly Report[], deps: IngestDeps): Promise<void> {
  const newest = reports.at(-1)
  if (newest === undefined) return
  const { tracker, message } = newest
  const positions = reports.flatMap((report) => report.positions)
  const batched = reports.reduce((sum, report) => sum + Math.max(0, report.positions.length - 1), 0)
  const recorded = await record(tracker, positions, batched, message, deps)
  await Promise.all([
    recorded && deps.push(tracker, recorded.tracked),
    recorded &&
      followUp({ ...tracker, dialect: newest.source.dialect }, recorded, reportedBy(positions), deps),
    ...reports.map((report) => saveOthers(report, deps)),
  ])
}

/** Returns `null` for an answer, which it stores itself, and for a message that is dropped. */
async function readMessage(message: TelemetryMessage, deps: IngestDeps): Promise<Report | null> {
  const topic = withoutNamespace(deps.topicNamespace, parseBasicIngest(message.topic).topic)
  if (topic === null) return dropped('telemetry-topic-unknown')
  const answeringId = trackerIdIn(answersTopic(TRACKER), topic)
  if (answeringId !== null) {
    await ingestAnswer(answeringId, message, deps)
    return null
  }
  const source = telemetrySource(topic)
  if (!source) return dropped('telemetry-topic-unknown')
  const { trackerId } = source
  if (!trackerClientIds(trackerId).includes(message.clientId))
    return dropped('telemetry-client-mismatch', { trackerId })
  const tracker = await deps.getTracker(trackerId)
  if (!tracker) return dropped('telemetry-tracker-unknown', { trackerId })
  if (message.receivedAt < ownedSince(tracker)) return dropped('telemetry-before-claim', { trackerId })
  const decoded = decode(source.dialect, message.bytes, message.receivedAt)
  return reportOf(tracker, source, decoded, { ...message, topic })
}

/**
 * The part of a message that its owner may see: nothing from before the claim, and no more than the upload limits, with
 * what the inputs of the tracker say.
 */
export function reportOf(
  tracker: StoredTracker,
  source: TelemetrySource,
  decoded: Decoded,
  message: TelemetryMessage,
  positionsMax?: number,
): Report {
  const since = ownedSince(tracker)
  const within = withinUploadLimits(
    decoded.positions.map((position) => stamp(withInputs(position, tracker.inputs))),
    positionsMax,
  )
  const positions = within.kept.filter(({ shownAt }) => shownAt >= since)
  const isMixed = positions.length < within.kept.length
  if (isMixed) {
    const count = within.kept.length - positions.length
    log('warn', 'positions-before-claim', { trackerId: tracker.trackerId, count })
  }
  // the body of a mixed message has positions of the earlier owner
  const bytes = isMixed ? NO_BYTES : message.bytes
  const report = { tracker, source, positions, message: { ...message, bytes } }
  return { ...report, decoded: withDropped(decoded, within.dropped) }
}

function dropped(reason: string, details = {}): null {
  log('warn', reason, details)
  return null
}

/** Everything of a message but its positions. */
async function saveOthers({ tracker, source, decoded, message }: Report, deps: IngestDeps): Promise<void> {
  await Promise.all([
    saveNewDialect(tracker, source, deps),
    ingestInlineAnswer(tracker, decoded, message, deps),
    saveUnreadable(tracker, message, source, decoded, deps),
    keepMessage(tracker, message, decoded, deps),
    isContact(decoded) && deps.trails.addCounts(tracker.trackId, message.receivedAt, { received: 1 }),
    decoded.lastWill && deps.trails.saveLastWill(tracker.trackId, message.receivedAt),
  ])
}

const NO_BYTES = new Uint8Array()

async function record(
  { accountId, trackerId, trackId, deviceType, pendingSince, anchoredAt, floatPlanAt }: StoredTracker,
  positions: readonly StampedPosition[],
  batched: number,
  { receivedAt }: TelemetryMessage,
  deps: IngestDeps,
): Promise<Recorded | null> {
  if (positions.length === 0) return null
  const marks = { anchoredAt: anchoredAt ?? null, floatPlanAt: floatPlanAt ?? null }
  const watch = await deps.watchOf({ accountId, deviceId: trackerId, trackId }, marks)
  const isPending = pendingSince !== undefined && pendingSince !== null
  return deps.record(trackId, positions, {
    now: receivedAt,
    deviceType,
    batched,
    watch: watch !== null && isPending ? withOpenCommand(watch, reportedBy(positions)) : watch,
  })
}

/** While one of the account's commands is open, a change of the relay is taken for its doing. */
const withOpenCommand = (watch: DeviceWatch, { relayCut }: ReportedSwitches): DeviceWatch => ({
  ...watch,
  reported: { ...watch.reported, relayRequested: relayCut },
})

/** Commands that were waiting before come before those of the new events. */
async function followUp(
  tracker: StoredTracker & { dialect: Dialect },
  recorded: Recorded,
  reported: ReportedSwitches,
  deps: IngestDeps,
): Promise<void> {
  await deliverPending(tracker, recorded.tracked, reported, deps)
  if (recorded.events.length > 0) await deps.announce(tracker, recorded, reported)
}

/** The positions above the limits count as unreadable, each for itself. */
const withDropped = (decoded: Decoded, dropped: number): Decoded =>
  dropped === 0
    ? decoded
    : {
        ...decoded,
        problems: [...decoded.problems, ...Array.from({ length: dropped }, () => TOO_MANY_POSITIONS)],
      }

const TOO_MANY_POSITIONS: Decoded<UnreadableReason>['problems'][number] = {
  reason: 'too-many-positions',
  element: null,
}

/** Writes only a change. Delivery uses the dialect of the message itself, so a failure here is only logged. */
async function saveNewDialect(
  tracker: StoredTracker,
  { trackerId, dialect }: TelemetrySource,
  { saveDialect }: IngestDeps,
): Promise<void> {
  if (lastDialectOf(tracker) === dialect) return
  try {
    await saveDialect(trackerId, tracker.trackId, dialect)
  } catch (error) {
    log('error', 'dialect-not-saved', { reason: reasonOf(error) })
  }
}

/** The switches that the newest fix of a message reports. */
function reportedBy(positions: readonly StampedPosition[]): ReportedSwitches {
  const newest = positions.reduce((a, b) => (b.shownAt >= a.shownAt ? b : a))
  const { shownAt, relayCut, reportIntervalSeconds } = newest
  return { at: shownAt, relayCut, reportIntervalSeconds }
}

/**
 * The position is already stored.
 * A command that cannot be sent now waits for the next one, so a failure is only logged.
 */
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

/** Whether a message is contact with the tracker and nothing else. */
const isContact = ({ ignored, positions }: Decoded) => ignored !== null && positions.length === 0

/** Keeps a message as it was sent, where that is switched on. Nothing depends on it, so a failure is only logged. */
async function keepMessage(
  { trackId, messagesKeptUntil }: StoredTracker,
  { topic, receivedAt, bytes }: TelemetryMessage,
  { positions, problems }: Decoded,
  { rawMessages }: MessageDeps,
): Promise<void> {
  if (messagesKeptUntil === undefined || receivedAt >= messagesKeptUntil) return
  const problem = problems[0]?.reason ?? null
  try {
    await rawMessages.create(trackId, { at: receivedAt, topic, bytes, positions: positions.length, problem })
  } catch (error) {
    log('error', 'message-not-kept', { reason: reasonOf(error) })
  }
}

/** Counts a body that names another tracker than its topic, and saves a message with unreadable parts. */
async function saveUnreadable(
  { trackerId, trackId }: StoredTracker,
  { topic, receivedAt, bytes }: TelemetryMessage,
  { dialect }: TelemetrySource,
  { claimedTrackerId, positions, problems }: Decoded,
  { trails, unreadable }: MessageDeps,
): Promise<void> {
  if (claimedTrackerId !== null && claimedTrackerId !== trackerId)
    await trails.addCounts(trackId, receivedAt, { mismatched: 1 })

  const [first] = problems
  if (first === undefined) return
  const { reason, element } = first
  log('warn', 'telemetry-unreadable', { dialect, reason })
  await unreadable.create(trackId, { at: receivedAt, topic, reason, element, bytes })
  const batched = positions.length === 0 ? problems.length - 1 : problems.length
  await trails.addCounts(trackId, receivedAt, {
    received: problems.length,
    unreadable: problems.length,
    ...(batched > 0 && { batched }),
  })
}
