import { fetchAuthSession, signOut } from 'aws-amplify/auth'
import { ApiProblem } from '../../shared/http/client.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { accessTokens, StoredToken } from './access-tokens.ts'
import { browserStorage } from './browser-storage.ts'
import { platformOf } from './platform.ts'
import { isSessionValid, newSession, SessionRecord } from './session-record.ts'
import { watchActivity } from './watch-activity.ts'
import { withRetries } from './with-retries.ts'

const RECORD_KEY = 'vectra.session'
const TOKEN_KEY = 'vectra.access-token'
/** Amplify's keys: tokens, and what it remembers of a sign-in that is under way. */
const AMPLIFY_KEYS = 'CognitoIdentityServiceProvider.'
const UNDER_WAY = '.inflightOAuth'

const RENEW_RETRIES = 3
const RETRY_PAUSE_MS = 5 * SECOND_MS

const record = browserStorage(RECORD_KEY, SessionRecord, localStorage)
const tokens = accessTokens({
  store: browserStorage(TOKEN_KEY, StoredToken, localStorage),
  fetchToken: ask,
  now: Date.now,
})

/** `null`: nobody is signed in. Renewing a token without a network is a failed call like any other. */
export const accessToken = tokens.get

/** After this the next call asks the sign-in service again. */
export const clearAccessToken = tokens.forget

export const renewAccessToken = () =>
  withRetries(
    tokens.renew,
    RENEW_RETRIES,
    () => new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS)),
  )

/** Somebody has just signed in. */
export function startSession(): void {
  tokens.forget()
  record.write(newSession(platformOf(navigator), Date.now()))
}

/** Whether this browser has gone to the identity provider's page and is expected back: no other code is taken. */
export const isSignInPending = () =>
  Object.entries(localStorage).some(
    ([key, value]) => key.startsWith(AMPLIFY_KEYS) && key.endsWith(UNDER_WAY) && value === 'true',
  )

/** Whether whoever is signed in here still is: not 90 days old, nor left alone for 30. */
export function hasValidSession(): boolean {
  const kept = record.read()
  if (kept === null) startSession()
  return kept === null || isSessionValid(kept, Date.now())
}

/** Revokes the refresh token and leaves no token in this browser; the other tabs hear of it. */
export async function endSession(): Promise<void> {
  await signOut().catch((error: unknown) => console.warn('The sign-in service was not told:', error))
  tokens.forget()
  for (const key of Object.keys(localStorage)) if (key.startsWith(AMPLIFY_KEYS)) localStorage.removeItem(key)
  record.clear()
}

/** Calls when the session has ended in another tab, or here by having been left alone too long. */
export function watchSession(ended: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if ((key === RECORD_KEY || key === null) && newValue === null) ended()
  })
  watchActivity(window, () => {
    const kept = record.read()
    if (kept === null) return
    const now = Date.now()
    if (isSessionValid(kept, now)) record.write({ ...kept, timestamp: now })
    else void endSession().then(ended)
  })
}

async function ask({ renew }: { renew: boolean }) {
  const session = await fetchAuthSession({ forceRefresh: renew }).catch(networkProblem)
  if (session.tokens === undefined) return null
  const { accessToken } = session.tokens
  return { accessToken: accessToken.toString(), expiresAt: (accessToken.payload.exp ?? 0) * SECOND_MS }
}

function networkProblem(error: unknown): never {
  if (error instanceof Error && error.name === 'NetworkError')
    throw new ApiProblem('network', 0, error.message)
  throw error
}
