import { SESSION_KEY } from '../../shared/site/first-script.ts'
import { newSession } from './new-session.ts'
import { platformOf } from './platform.ts'

export const TOKEN_KEY = 'vectra.access-token'

/** What a sign-in stores beside Amplify's tokens. It replaces whatever an earlier session has left. */
export function beginSession(): void {
  localStorage.removeItem(TOKEN_KEY)
  localStorage.setItem(SESSION_KEY, JSON.stringify(newSession(platformOf(navigator), Date.now())))
}
