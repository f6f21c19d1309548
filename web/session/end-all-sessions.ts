import { fetchAuthSession } from 'aws-amplify/auth'
import { endSession } from './session.ts'
import { callUserPool, signInError } from './user-pool-call.ts'

/**
 * Revokes all refresh tokens of the account, then removes the tokens of this browser. Amplify's own global sign-out
 * hides its failures, after which the others would stay signed in unnoticed.
 */
export async function endAllSessions(userPoolEndpoint: string): Promise<void> {
  const { tokens } = await fetchAuthSession()
  if (tokens === undefined) throw signInError('NotAuthorizedException', 'Access Token has been revoked')
  const AccessToken = tokens.accessToken.toString()
  await callUserPool(userPoolEndpoint, 'GlobalSignOut', { AccessToken })
  await endSession()
}
