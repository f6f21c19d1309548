import type { Decoded } from '../../../shared/trackers/decoded.ts'
import type { Dialect } from '../../../shared/trackers/dialects.ts'
import { type IngestDeps, ingestReports, reportOf } from '../../ingest/actions.ts'
import type { StoredTracker } from '../../stores/devices/trackers.ts'

/** The most positions of a tracker in one request. */
const REQUEST_POSITIONS_MAX = 5_000

type HttpReport = {
  tracker: StoredTracker
  dialect: Dialect
  /** What the owner sees as the topic of an unreadable message: the address without its key. */
  topic: string
  bytes: Uint8Array
  receivedAt: number
  decoded: Decoded
}

/** Stores one tracker's part of a request as if it had arrived over MQTT. */
export async function storeReport(
  { tracker, dialect, topic, bytes, receivedAt, decoded }: HttpReport,
  ingest: IngestDeps,
): Promise<void> {
  const { trackerId } = tracker
  const message = { bytes, topic, clientId: trackerId, receivedAt }
  const report = reportOf(tracker, { dialect, trackerId }, decoded, message, REQUEST_POSITIONS_MAX)
  await ingestReports([report], ingest)
}
