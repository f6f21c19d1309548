import i18next from 'i18next'
import { CODES_DAILY_LIMIT } from '../../shared/account/codes-limit.ts'
import type { signInTexts } from '../i18n/en/sign-in.ts'

export type SignInProblem = keyof typeof signInTexts.signInProblem

/** Cognito gives different errors the same name, and the Authenticator drops some names. */
const BY_MESSAGE: readonly [RegExp, SignInProblem][] = [
  [/^Invalid code received for user/, 'wrongAppCode'],
  [/^Your software token has already been used/, 'usedAppCode'],
  [/^Invalid session for the user|^An error occurred during the sign in process/, 'expiredSignIn'],
  [/^Access Token has been revoked/, 'endedSession'],
  [/attempts exceeded/, 'LimitExceededException'],
  [/^Temporary password has expired/, 'expiredTemporaryPassword'],
  [/cannot be reset in the current state/, 'notResettable'],
  [new RegExp(`failed with error ${CODES_DAILY_LIMIT}`), 'codesDailyLimit'],
  [/^User is disabled/, 'disabledAccount'],
  [/^Password (did|does) not conform/, 'InvalidPasswordException'],
  [/^A network error has occurred/, 'NetworkError'],
  [/^Your verification code has expired/, 'expiredSignIn'],
]

/** The text that says what went wrong and what to do. An unknown error is logged. */
export function signInProblem(error: unknown): SignInProblem {
  if (error instanceof Error) {
    const { name, message } = error
    const problem = BY_MESSAGE.find(([pattern]) => pattern.test(message))?.[1]
    if (problem !== undefined) return problem
    if (isSignInProblem(name)) return name
  }
  console.error('The sign-in service failed unexpectedly:', error)
  return 'other'
}

export const isSignInProblem = (key: string): key is SignInProblem => i18next.exists(`signInProblem.${key}`)

/** Cognito names neither the user nor the password; this is where the user is known. */
export const isWrongPassword = (error: unknown) =>
  error instanceof Error && error.message.startsWith('Incorrect username or password')
