import { DAY_MS, SECOND_MS } from '../../../shared/time.ts'
import { trackerClientIds } from '../../../shared/tracking/client-ids.ts'
import { TRACKER_ID } from '../../../shared/tracking/topics.ts'
import { hasSecretHash } from '../../runtime/secret-hash.ts'
import type { TrackerStore } from '../../stores/devices/trackers.ts'
import {
  type AuthorizerResponse,
  allowed,
  type Connection,
  REFRESH_SECONDS,
  REFUSED,
} from './authorizer-response.ts'
import { trackerPolicies } from './tracker-policies.ts'

const DISCONNECT_SECONDS = DAY_MS / SECOND_MS

export type TrackerDeps = { trackers: Pick<TrackerStore, 'get'>; iotArn: string; topicNamespace: string }

/** Admits a tracker with its id and password, under one of its client ids. */
export async function authorizeTracker(
  { username, password, clientId }: Connection,
  { trackers, iotArn, topicNamespace }: TrackerDeps,
): Promise<AuthorizerResponse> {
  if (!TRACKER_ID.test(username) || !trackerClientIds(username).includes(clientId)) return REFUSED
  const tracker = await trackers.get(username)
  if (!hasSecretHash(password, tracker?.passwordHash)) return REFUSED
  return allowed(username, trackerPolicies(iotArn, topicNamespace, username, clientId), {
    disconnectAfterInSeconds: DISCONNECT_SECONDS,
    // new credentials close this connection, so a refresh has little to find, and each one costs
    refreshAfterInSeconds: clientId === username ? REFRESH_SECONDS.hourly : REFRESH_SECONDS.frequent,
  })
}
