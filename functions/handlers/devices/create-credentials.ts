import { randomBytes } from 'node:crypto'
import { basicIngestTopic } from '../../../shared/trackers/dialects.ts'
import type { HttpDialect } from '../../../shared/trackers/http-dialects.ts'
import { trackerClientIds } from '../../../shared/tracking/client-ids.ts'
import { answersTopic, commandsTopic, inNamespace, telemetryTopic } from '../../../shared/tracking/topics.ts'
import type { TrackerConnections } from '../../outside/tracker-connections.ts'
import { secretHash } from '../../runtime/secret-hash.ts'
import type { TrackerStore } from '../../stores/devices/trackers.ts'

const PASSWORD_BYTES = 16
const KEY_BYTES = 16

export type CreateCredentialsDeps = {
  trackers: Pick<TrackerStore, 'setCredentials'>
  connections: Pick<TrackerConnections, 'close'>
  trackerEndpoint: { host: string; port: number; tls: boolean }
  topicNamespace: string
  siteUrl: string
}

/**
 * Sets a new password for a tracker, and a new key for HTTP, and closes its connections. Only their hashes are stored,
 * so they are shown once. `null` if the tracker is not the account's. Positions go through Basic Ingest, which costs a
 * fifth less for each device; the plain topic works too.
 */
export async function createCredentials(
  accountId: string,
  trackerId: string,
  dialect: HttpDialect,
  deps: CreateCredentialsDeps,
) {
  const password = randomBytes(PASSWORD_BYTES).toString('hex')
  const key = randomBytes(KEY_BYTES).toString('base64url')
  const hashes = { passwordHash: secretHash(password), httpKeyHash: secretHash(key) }
  if (!(await deps.trackers.setCredentials(accountId, trackerId, hashes))) return null
  await Promise.all(trackerClientIds(trackerId).map(deps.connections.close))
  return {
    trackerId,
    username: trackerId,
    password,
    ...deps.trackerEndpoint,
    topics: {
      telemetry: basicIngestTopic(deps.topicNamespace, 'vectra', telemetryTopic(trackerId)),
      commands: inNamespace(deps.topicNamespace, commandsTopic(trackerId)),
      answers: inNamespace(deps.topicNamespace, answersTopic(trackerId)),
    },
    http: { url: `${deps.siteUrl}/ingest/${dialect}/${trackerId}/${key}` },
  }
}

/** The parts of `mqtts://host:8883`, or of `mqtt://host:1883` where trackers connect without TLS. */
export function trackerEndpointOf(address: string): CreateCredentialsDeps['trackerEndpoint'] {
  const { hostname, port, protocol } = new URL(address)
  return { host: hostname, port: Number(port), tls: protocol === 'mqtts:' }
}
