import { beforeAll, expect, it } from 'vitest'
import { startTexts } from '../i18n/i18n.ts'
import { signInProblem } from './sign-in-problem.ts'

beforeAll(() => startTexts('en', 'signIn'))

const anError = (name: string, message: string) => Object.assign(new Error(message), { name })

it.each([
  ['NotAuthorizedException', 'Incorrect username or password.', 'NotAuthorizedException'],
  ['NotAuthorizedException', 'Password attempts exceeded', 'LimitExceededException'],
  ['NotAuthorizedException', 'User is disabled.', 'disabledAccount'],
  ['NotAuthorizedException', 'Access Token has been revoked', 'endedSession'],
  ['NotAuthorizedException', 'Invalid session for the user, session is expired.', 'expiredSignIn'],
  ['CodeMismatchException', 'Invalid verification code provided, please try again.', 'CodeMismatchException'],
  ['CodeMismatchException', 'Invalid code received for user', 'wrongAppCode'],
  ['ExpiredCodeException', 'Your software token has already been used once.', 'usedAppCode'],
] as const)('APP-2 %s, "%s" is the problem %s', (name, message, problem) => {
  expect(signInProblem(anError(name, message))).toBe(problem)
})
