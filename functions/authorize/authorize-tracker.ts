import { createHash, timingSafeEqual } from 'node:crypto'
import { DAY_MS, SECOND_MS } from '../../shared/time.ts'
import { TRACKER_ID } from '../../shared/tracking/topics.ts'
import type { TrackerStore } from '../stores/trackers.ts'
import { type AuthorizerResponse, allowed, type Connection, REFUSED } from './authorizer-response.ts'
import { trackerPolicy } from './tracker-policy.ts'

const DISCONNECT_SECONDS = DAY_MS / SECOND_MS

export type TrackerDeps = { trackers: Pick<TrackerStore, 'get'>; iotArn: string }

/** Admits a tracker with its id and password, under its own client id with an optional suffix. */
export async function authorizeTracker(
  { username, password, clientId }: Connection,
  { trackers, iotArn }: TrackerDeps,
): Promise<AuthorizerResponse> {
  if (!TRACKER_ID.test(username)) return REFUSED
  const suffix = clientId.slice(username.length)
  if (!clientId.startsWith(username) || !/^(:[A-Za-z0-9_-]{1,32})?$/.test(suffix)) return REFUSED

  const tracker = await trackers.get(username)
  if (!tracker?.passwordHash || !isEqual(passwordHash(password), tracker.passwordHash)) return REFUSED
  return allowed(username, trackerPolicy(iotArn, username, clientId), DISCONNECT_SECONDS)
}

const passwordHash = (password: string) => createHash('sha256').update(password).digest('hex')

const isEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
