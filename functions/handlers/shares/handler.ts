import { randomBytes } from 'node:crypto'
import { shares } from '../../../shared/shares/shares.routes.ts'
import { shareViewer } from '../../../shared/shares/viewer.routes.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { readSigningKeys } from '../../outside/signing-keys.ts'
import { cachedFor } from '../../runtime/cached-for.ts'
import { closedAccountCheck } from '../../runtime/closed-accounts.ts'
import { addressLimit } from '../../runtime/http/address-limit.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { readUses } from '../../runtime/uses.ts'
import { preferenceStore } from '../../stores/accounts/preferences.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { shareStore } from '../../stores/shares.ts'
import { readAnchorWatches } from '../../stores/trails/anchor-watches.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { type SharesDeps, shareActions } from './actions.ts'
import { uses } from './uses.ts'

/** Fetching the keys on every view would be the slowest part of it. */
const KEYS_CACHED_MS = MINUTE_MS
/** 96 bits. */
const ID_BYTES = 12
/** Nobody mistypes a link's token: an address that tries many is guessing. */
const GUESSES = { burst: 100, perSecond: 5 }
/** One address may be a whole company whose viewers poll every 30 s: this allows 1,200 of them. */
const READS = { burst: 1_200, perSecond: 40 }

const { tables, secrets, settings } = readUses(uses)
const client = documentClient()

const deps: SharesDeps = {
  shares: shareStore(client, tables.shares),
  devices: deviceStore(client, tables.devices),
  subscriptions: subscriptionStore(client, tables.subscriptions),
  trails: trailStore(client, tables.trails),
  getAnchorWatches: (devices) => readAnchorWatches(client, tables, devices),
  preferences: preferenceStore(client, tables.accounts),
  isClosed: closedAccountCheck(),
  readKeys: cachedFor(KEYS_CACHED_MS, () => readSigningKeys(secrets.shares), Date.now),
  limits: {
    guesses: addressLimit({ ...GUESSES, now: Date.now }),
    reads: addressLimit({ ...READS, now: Date.now }),
  },
  randomId: () => randomBytes(ID_BYTES).toString('base64url'),
  siteUrl: settings.siteUrl,
  now: Date.now,
}

export const handler = serveRoutes({ ...shares, ...shareViewer }, shareActions(deps))
