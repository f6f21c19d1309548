import { decode } from '../../shared/trackers/decode.ts'
import { stamp } from '../../shared/tracking/clock.ts'
import { telemetrySource } from '../../shared/tracking/topics.ts'
import { log } from '../runtime/log.ts'
import type { TelemetryMessage } from '../runtime/on-telemetry.ts'
import type { StoredTracker } from '../stores/trackers.ts'
import type { TrailStore } from '../stores/trails.ts'
import type { UnreadableStore } from '../stores/unreadable.ts'
import type { RecordPositions } from './record-positions.ts'

type Deps = {
  findTracker: (trackerId: string) => Promise<StoredTracker | null>
  record: RecordPositions
  trails: Pick<TrailStore, 'count'>
  unreadable: Pick<UnreadableStore, 'put'>
}

/** Basic Ingest leaves its rule's name in front of the topic. */
const BASIC_INGEST = /^\$aws\/rules\/[A-Za-z0-9_]+\//

/** A client id is the tracker's id, or that and a suffix: a unit that opens a second connection. */
const speaksFor = (clientId: string, trackerId: string) =>
  clientId === trackerId || clientId.startsWith(`${trackerId}:`)

/** One message of a tracker: stored when this returns. What cannot be read is counted, kept, and blocks nothing. */
export async function ingestMessage(message: TelemetryMessage, deps: Deps): Promise<void> {
  const topic = message.topic.replace(BASIC_INGEST, '')
  const source = telemetrySource(topic)
  if (!source) return log('warn', 'telemetry-topic-unknown')
  if (!speaksFor(message.clientId, source.trackerId)) return log('warn', 'telemetry-client-mismatch')
  const tracker = await deps.findTracker(source.trackerId)
  if (!tracker) return log('warn', 'telemetry-tracker-unknown')

  const decoded = decode(source.dialect, message.bytes, message.receivedAt)
  const positions = decoded.positions.map(stamp)
  if (positions.length > 0)
    await deps.record(tracker.trackId, positions, { now: message.receivedAt, deviceType: tracker.deviceType })

  const { claimedTrackerId } = decoded
  if (claimedTrackerId !== null && claimedTrackerId !== source.trackerId)
    await deps.trails.count(tracker.trackId, message.receivedAt, { mismatched: 1 })

  const [reason] = decoded.problems
  if (reason === undefined) return
  log('warn', 'telemetry-unreadable', { dialect: source.dialect, reason })
  await deps.unreadable.put(tracker.trackId, { at: message.receivedAt, topic, reason, bytes: message.bytes })
  await deps.trails.count(tracker.trackId, message.receivedAt, {
    received: decoded.problems.length,
    unreadable: decoded.problems.length,
  })
}
