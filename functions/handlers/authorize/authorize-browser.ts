import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import type { VerifyToken } from '../../outside/verify-token.ts'
import { type AccountStore, hasNoSignIn } from '../../stores/accounts/accounts.ts'
import {
  type AuthorizerResponse,
  allowed,
  type Connection,
  REFRESH_SECONDS,
  REFUSED,
} from './authorizer-response.ts'
import { browserPolicy } from './browser-policy.ts'

const USERNAME = 'web'
/**
 * `web:{sub}:{random}`. A tracker's client id never has two colons, so a tracker with the id
 * `web` is still a tracker.
 */
const CLIENT_ID = /^web:([A-Za-z0-9-]{1,64}):[A-Za-z0-9_-]{1,64}$/

/** The limits of IoT for `disconnectAfterInSeconds`. */
const SHORTEST_SECONDS = (5 * MINUTE_MS) / SECOND_MS
const LONGEST_SECONDS = DAY_MS / SECOND_MS

export type BrowserDeps = {
  verifyToken: VerifyToken
  accounts: Pick<AccountStore, 'getOwnership'>
  iotArn: string
  topicNamespace: string
  now: () => number
}

export const isBrowser = ({ username, clientId }: Connection) =>
  username === USERNAME && CLIENT_ID.test(clientId)

/** Admits a browser with an access token of the account that its client id names, until the token expires. */
export async function authorizeBrowser(
  { password, clientId }: Connection,
  { verifyToken, accounts, iotArn, topicNamespace, now }: BrowserDeps,
): Promise<AuthorizerResponse> {
  const token = await verifyToken(password)
  if (token === null || token === 'not-an-access-token') return REFUSED
  const { personId } = token
  if (personId !== CLIENT_ID.exec(clientId)?.[1]) return REFUSED
  if (hasNoSignIn(personId, await accounts.getOwnership(personId))) return REFUSED
  const left = Math.floor((token.expiresAt - now()) / SECOND_MS)
  const seconds = Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, left))
  return allowed(personId, [browserPolicy(iotArn, topicNamespace, personId, clientId)], {
    disconnectAfterInSeconds: seconds,
    refreshAfterInSeconds: REFRESH_SECONDS.frequent,
  })
}
