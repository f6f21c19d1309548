import { randomBytes } from 'node:crypto'
import { shares } from '../../../shared/shares/shares.routes.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { readSigningKeys } from '../../outside/signing-keys.ts'
import { cachedFor } from '../../runtime/cached-for.ts'
import { closedAccountCheck } from '../../runtime/closed-accounts.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { addressLimit } from '../../runtime/http/address-limit.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { preferenceStore } from '../../stores/accounts/preferences.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { shareStore } from '../../stores/shares.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { type SharesDeps, shareActions } from './actions.ts'
import { SessionEnvironment, SharesEnvironment } from './environment.ts'

/** Fetching the keys on every view would be the slowest part of it. */
const KEYS_CACHED_MS = MINUTE_MS
/** 96 bits. */
const ID_BYTES = 12
/** Nobody mistypes a link's token: an address that tries many is guessing. */
const GUESSES = { burst: 100, perSecond: 5 }
/** One address may be a whole company whose viewers poll every 30 s: this allows 1,200 of them. */
const READS = { burst: 1_200, perSecond: 40 }

const environment = readEnvironment(SharesEnvironment)
const { AWS_SESSION_TOKEN } = readEnvironment(SessionEnvironment)
const client = documentClient()

const readKeys = () =>
  readSigningKeys({
    endpoint: environment.SECRETS_ENDPOINT,
    secretId: environment.SHARE_SECRET_ID,
    sessionToken: AWS_SESSION_TOKEN,
  })

const deps: SharesDeps = {
  shares: shareStore(client, {
    table: environment.SHARES_TABLE,
    linkIndex: environment.SHARES_LINK_INDEX,
  }),
  devices: deviceStore(client, environment.DEVICES_TABLE),
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  trails: trailStore(client, environment.TRAILS_TABLE),
  preferences: preferenceStore(client, environment.ACCOUNTS_TABLE),
  isClosed: closedAccountCheck(),
  readKeys: cachedFor(KEYS_CACHED_MS, readKeys, Date.now),
  limits: {
    guesses: addressLimit({ ...GUESSES, now: Date.now }),
    reads: addressLimit({ ...READS, now: Date.now }),
  },
  randomId: () => randomBytes(ID_BYTES).toString('base64url'),
  siteUrl: environment.SITE_URL,
  now: Date.now,
}

export const handler = serveRoutes(shares, shareActions(deps))
