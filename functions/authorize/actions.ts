import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../shared/time.ts'
import { TRACKER_ID } from '../../shared/tracking/topics.ts'
import type { TrackerStore } from '../stores/trackers.ts'
import { trackerPolicy } from './tracker-policy.ts'

/** What IoT asks of a custom authorizer when an MQTT client connects; the password comes base64. */
const AuthorizerEvent = z.object({
  protocolData: z.object({
    mqtt: z.object({
      username: z.string().default(''),
      password: z.string().default(''),
      clientId: z.string(),
    }),
  }),
})

const REFUSED = { isAuthenticated: false }
/** IoT asks again this often, so new credentials end an old connection that has another client id. */
const REFRESH_SECONDS = (5 * MINUTE_MS) / SECOND_MS
const DISCONNECT_SECONDS = DAY_MS / SECOND_MS

type Deps = { trackers: Pick<TrackerStore, 'find'>; iotArn: string }

/** Lets a tracker in by its id and password, under its own client id, with rights to its own topics only. */
export async function authorizeConnection(event: unknown, { trackers, iotArn }: Deps) {
  const parsed = AuthorizerEvent.safeParse(event)
  if (!parsed.success) return REFUSED
  const { username, password, clientId } = parsed.data.protocolData.mqtt
  if (!TRACKER_ID.test(username)) return REFUSED
  const suffix = clientId.slice(username.length)
  if (!clientId.startsWith(username) || !/^(:[A-Za-z0-9_-]{1,32})?$/.test(suffix)) return REFUSED

  const tracker = await trackers.find(username)
  const given = passwordHash(Buffer.from(password, 'base64').toString('utf8'))
  if (!tracker?.passwordHash || !sameText(given, tracker.passwordHash)) return REFUSED
  return {
    isAuthenticated: true,
    principalId: createHash('sha256').update(username).digest('hex').slice(0, 32),
    disconnectAfterInSeconds: DISCONNECT_SECONDS,
    refreshAfterInSeconds: REFRESH_SECONDS,
    policyDocuments: [trackerPolicy(iotArn, username, clientId)],
  }
}

const passwordHash = (password: string) => createHash('sha256').update(password).digest('hex')

const sameText = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
