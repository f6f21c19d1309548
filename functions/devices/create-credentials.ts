import { randomBytes } from 'node:crypto'
import type { devices } from '../../shared/devices/devices.routes.ts'
import type { RouteReply } from '../../shared/http/route.ts'
import { basicIngestTopic } from '../../shared/trackers/dialects.ts'
import type { HttpDialect } from '../../shared/trackers/http-dialects.ts'
import { trackerClientIds } from '../../shared/tracking/client-ids.ts'
import { answersTopic, commandsTopic, inNamespace, telemetryTopic } from '../../shared/tracking/topics.ts'
import type { TrackerConnections } from '../outside/tracker-connections.ts'
import { secretHash } from '../runtime/secret-hash.ts'
import type { TrackerStockStore } from '../stores/devices/tracker-stock.ts'
import type { TrackerStore } from '../stores/devices/trackers.ts'

const PASSWORD_BYTES = 16
const KEY_BYTES = 16
/** The dialect of the HTTP address if nobody has chosen one. */
const OWN_DIALECT: HttpDialect = 'vectra'

type Credentials = RouteReply<typeof devices.createCredentials>
type Endpoint = { host: string; port: number; tls: boolean }

export type CreateCredentialsDeps = {
  trackers: Pick<TrackerStore, 'setCredentials'>
  connections: Pick<TrackerConnections, 'close'>
  trackerEndpoint: Endpoint
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
  const { credentials, hashes } = newCredentials(trackerId, dialect, deps)
  if (!(await deps.trackers.setCredentials(accountId, trackerId, hashes))) return null
  await Promise.all(trackerClientIds(trackerId).map(deps.connections.close))
  return credentials
}

export type RenewCredentialsDeps = CreateCredentialsDeps & {
  stock: Pick<TrackerStockStore, 'find' | 'setStockCredentials'>
}

/**
 * The same for whoever runs the deployment: for a tracker of any account, or one in stock. `not-in-use`: it was returned
 * or removed by its owner.
 */
export async function renewCredentials(
  trackerId: string,
  deps: RenewCredentialsDeps,
): Promise<{ credentials: Credentials } | { refused: 'not-found' | 'not-in-use' }> {
  const tracker = await deps.stock.find(trackerId)
  if (tracker === null) return { refused: 'not-found' }
  const credentials =
    tracker.accountId === null
      ? await createInStock(trackerId, deps)
      : await createCredentials(tracker.accountId, trackerId, OWN_DIALECT, deps)
  return credentials === null ? { refused: 'not-in-use' } : { credentials }
}

async function createInStock(trackerId: string, deps: RenewCredentialsDeps) {
  const { credentials, hashes } = newCredentials(trackerId, OWN_DIALECT, deps)
  return (await deps.stock.setStockCredentials(trackerId, hashes)) ? credentials : null
}

/** A password and a key, and the hashes that are stored of them. */
function newCredentials(
  trackerId: string,
  dialect: HttpDialect,
  deps: Pick<CreateCredentialsDeps, 'trackerEndpoint' | 'topicNamespace' | 'siteUrl'>,
) {
  const password = randomBytes(PASSWORD_BYTES).toString('hex')
  const key = randomBytes(KEY_BYTES).toString('base64url')
  const credentials = {
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
  return { credentials, hashes: { passwordHash: secretHash(password), httpKeyHash: secretHash(key) } }
}

/** The parts of `mqtts://host:8883`, or of `mqtt://host:1883` where trackers connect without TLS. */
export function trackerEndpointOf(address: string): Endpoint {
  const { hostname, port, protocol } = new URL(address)
  return { host: hostname, port: Number(port), tls: protocol === 'mqtts:' }
}
