import { DAY_MS, HOUR_MS, SECOND_MS } from '../../../shared/time.ts'
import { trackerClientIds } from '../../../shared/tracking/client-ids.ts'
import { TRACKER_ID } from '../../../shared/tracking/topics.ts'
import { hasSecretHash } from '../../runtime/secret-hash.ts'
import type { KnownTracker, TrackerStockStore } from '../../stores/devices/tracker-stock.ts'
import {
  type AuthorizerResponse,
  allowed,
  type Connection,
  REFRESH_SECONDS,
  REFUSED,
} from './authorizer-response.ts'
import { trackerPolicies } from './tracker-policies.ts'

const DISCONNECT_SECONDS = DAY_MS / SECOND_MS

/** A tracker that nobody owns may try every few seconds. */
const CALL_NOTED_EVERY_MS = HOUR_MS

export type TrackerDeps = {
  stock: Pick<TrackerStockStore, 'find' | 'noteCall'>
  iotArn: string
  topicNamespace: string
  now: () => number
}

/** Admits a tracker with its id and password, under one of its client ids, unless nobody owns it. */
export async function authorizeTracker(
  { username, password, clientId }: Connection,
  deps: TrackerDeps,
): Promise<AuthorizerResponse> {
  const { stock, iotArn, topicNamespace } = deps
  if (!TRACKER_ID.test(username) || !trackerClientIds(username).includes(clientId)) return REFUSED
  const tracker = await stock.find(username)
  if (tracker === null || !hasSecretHash(password, tracker.passwordHash)) return REFUSED
  if (tracker.accountId === null) {
    await noteCall(tracker, deps)
    return REFUSED
  }
  return allowed(username, trackerPolicies(iotArn, topicNamespace, username, clientId), {
    disconnectAfterInSeconds: DISCONNECT_SECONDS,
    // new credentials close this connection, so a refresh has little to find, and each one costs
    refreshAfterInSeconds: clientId === username ? REFRESH_SECONDS.hourly : REFRESH_SECONDS.frequent,
  })
}

async function noteCall({ trackerId, lastCallAt }: KnownTracker, { stock, now }: TrackerDeps): Promise<void> {
  if (lastCallAt === null || lastCallAt < now() - CALL_NOTED_EVERY_MS) await stock.noteCall(trackerId, now())
}
