import type { StoredDevice } from '../../../functions/stores/devices/devices.ts'
import { trailStore } from '../../../functions/stores/trails/trails.ts'
import { unreadableStore } from '../../../functions/stores/trails/unreadable.ts'
import { HOUR_MS } from '../../../shared/time.ts'
import { decode } from '../../../shared/trackers/decode.ts'
import { telemetryTopic } from '../../../shared/tracking/topics.ts'
import type { DemoDeps } from '../payments/payments.ts'

/** A tracker whose firmware writes the time as its people do. */
export const UNREADABLE_TRACKER = 'TRLR05'
export const UNREADABLE_BODY = '{"lat": 25.7921, "lng": -80.3402, "time": "28/11/2026 06:10", "speed": 0}'
const RECEIVED_BEFORE_MS = 3 * HOUR_MS

/** Stores a message that nobody can read, as if it had been received three hours before `now`. */
export async function storeUnreadable(
  { deviceId, trackId }: StoredDevice,
  now: number,
  { client, tables }: DemoDeps,
): Promise<void> {
  const at = now - RECEIVED_BEFORE_MS
  const bytes = new TextEncoder().encode(UNREADABLE_BODY)
  const [problem] = decode('vectra', bytes, at).problems
  if (problem === undefined) throw new Error('The message of the demo can be read')
  const topic = telemetryTopic(deviceId)
  await unreadableStore(client, tables.trails).create(trackId, { at, topic, ...problem, bytes })
  await trailStore(client, tables.trails).addCounts(trackId, at, { received: 1, unreadable: 1 })
}
