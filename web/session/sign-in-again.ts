import * as z from 'zod'
import type { SiteConfig } from '../../shared/site-config.ts'
import { callUserPool } from './user-pool-call.ts'

const Answer = z.object({
  AuthenticationResult: z.object({ AccessToken: z.string() }).optional(),
  Session: z.string().optional(),
})

type Pool = Pick<SiteConfig, 'userPoolEndpoint' | 'userPoolClientId'>
/** What is entered. `session`: that of a sign-in whose password was right, and which waits for the code. */
type Entered = { email: string; password: string; code: string; session: string | null }
type SignedIn = { token: string } | { session: string }

/**
 * Signs in beside the session of this browser, which stays as it is. Returns an access token that says when the password
 * was entered, or the session that waits for the code of an authenticator app. Throws errors as Amplify does.
 */
export async function signInAgain(
  { userPoolEndpoint, userPoolClientId: ClientId }: Pool,
  { email, password, code, session }: Entered,
): Promise<SignedIn> {
  const answer =
    session === null
      ? await callUserPool(userPoolEndpoint, 'InitiateAuth', {
          AuthFlow: 'USER_PASSWORD_AUTH',
          ClientId,
          AuthParameters: { USERNAME: email, PASSWORD: password },
        })
      : await callUserPool(userPoolEndpoint, 'RespondToAuthChallenge', {
          ChallengeName: 'SOFTWARE_TOKEN_MFA',
          ClientId,
          Session: session,
          ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code },
        })
  const { AuthenticationResult, Session } = Answer.parse(answer)
  if (AuthenticationResult !== undefined) return { token: AuthenticationResult.AccessToken }
  if (Session === undefined) throw new Error('The sign-in has neither tokens nor a challenge')
  return { session: Session }
}
