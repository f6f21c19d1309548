import { fetchAuthSession } from 'aws-amplify/auth'
import * as z from 'zod'
import { endSession } from './session.ts'

const Refusal = z.object({ __type: z.string(), message: z.string() })

/**
 * Revokes all refresh tokens of the account, then removes the tokens of this browser. Amplify's own global sign-out
 * hides its failures, after which the others would stay signed in unnoticed.
 */
export async function endAllSessions(userPoolEndpoint: string): Promise<void> {
  const { tokens } = await fetchAuthSession()
  if (tokens === undefined) throw signInError('NotAuthorizedException', 'Access Token has been revoked')
  await globalSignOut(userPoolEndpoint, tokens.accessToken.toString())
  await endSession()
}

async function globalSignOut(endpoint: string, AccessToken: string): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
    },
    body: JSON.stringify({ AccessToken }),
  }).catch((cause: unknown) => {
    throw signInError('NetworkError', 'A network error has occurred', cause)
  })
  if (response.ok) return
  const refusal = Refusal.safeParse(await response.json().catch(() => null))
  throw refusal.success
    ? signInError(refusal.data.__type, refusal.data.message)
    : signInError('UnknownError', `GlobalSignOut answered ${response.status}`)
}

/** An error like Amplify's own, so that it gets the same text. */
const signInError = (name: string, message: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { name })
