import { fetchAuthSession, signOut } from 'aws-amplify/auth'
import { ApiProblem } from '../../shared/http/client.ts'
import { SESSION_KEY } from '../../shared/site/first-script.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { accessTokens, StoredToken } from './access-tokens.ts'
import { beginSession, TOKEN_KEY } from './begin-session.ts'
import { browserStorage } from './browser-storage.ts'
import { isSessionValid, SessionRecord } from './session-record.ts'
import { watchActivity } from './watch-activity.ts'
import { withRetries } from './with-retries.ts'

const RECORD_KEY = SESSION_KEY
/** Prefix of Amplify's keys: its tokens, and the state of a pending sign-in. */
const AMPLIFY_KEYS = 'CognitoIdentityServiceProvider.'
const PENDING_SUFFIX = '.inflightOAuth'

const RENEW_RETRIES = 3
const RETRY_DELAY_MS = 5 * SECOND_MS

const record = browserStorage(RECORD_KEY, SessionRecord, localStorage)
const tokens = accessTokens({
  store: browserStorage(TOKEN_KEY, StoredToken, localStorage),
  fetchToken,
  now: Date.now,
})

/** `null` when signed out. Throws an `ApiProblem` when the token cannot be renewed without a network. */
export const accessToken = tokens.get

export const renewAccessToken = () =>
  withRetries(
    tokens.renew,
    RENEW_RETRIES,
    () => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS)),
  )

/** Called right after a sign-in. */
export function startSession(): void {
  tokens.clear()
  beginSession()
}

/** Whether this browser went to the identity provider and has not come back. Only then is a code accepted. */
export const isSignInPending = () =>
  Object.entries(localStorage).some(
    ([key, value]) => key.startsWith(AMPLIFY_KEYS) && key.endsWith(PENDING_SUFFIX) && value === 'true',
  )

/** Whether the session is neither expired nor inactive for too long. Without a record, a new session starts. */
export function hasValidSession(): boolean {
  const stored = record.read()
  if (stored === null) startSession()
  return stored === null || isSessionValid(stored, Date.now())
}

/** Revokes the refresh token and removes all tokens from this browser. Other tabs see the storage event. */
export async function endSession(): Promise<void> {
  await signOut().catch((error: unknown) => console.warn('Could not revoke the refresh token:', error))
  tokens.clear()
  for (const key of Object.keys(localStorage)) if (key.startsWith(AMPLIFY_KEYS)) localStorage.removeItem(key)
  record.clear()
}

/** Calls `onEnd` when the session ends in another tab, or here after too long without activity. */
export function watchSession(onEnd: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if ((key === RECORD_KEY || key === null) && newValue === null) onEnd()
  })
  watchActivity(window, () => {
    const stored = record.read()
    if (stored === null) return
    const now = Date.now()
    if (isSessionValid(stored, now)) record.write({ ...stored, timestamp: now })
    else void endSession().then(onEnd)
  })
}

async function fetchToken({ renew }: { renew: boolean }) {
  const session = await fetchAuthSession({ forceRefresh: renew }).catch(rethrowNetworkError)
  if (session.tokens === undefined) return null
  const { accessToken } = session.tokens
  return { accessToken: accessToken.toString(), expiresAt: (accessToken.payload.exp ?? 0) * SECOND_MS }
}

function rethrowNetworkError(error: unknown): never {
  if (error instanceof Error && error.name === 'NetworkError')
    throw new ApiProblem('network', 0, error.message)
  throw error
}
