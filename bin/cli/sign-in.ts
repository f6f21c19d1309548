import * as z from 'zod'
import { messageOf, UserError } from './user-error.ts'

/** The user pool's client, as `/config.json` names it. */
type UserPool = { userPoolClientId: string; userPoolEndpoint: string }
export type Tokens = { accessToken: string; idToken: string }

const SignedIn = z.object({
  AuthenticationResult: z.object({ AccessToken: z.string(), IdToken: z.string() }),
})
const Challenged = z.object({ ChallengeName: z.string() })
const Problem = z.object({ code: z.string().optional(), message: z.string().optional() })

/** Fetches, and says which address does not answer. */
export async function request(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    const reason = messageOf(error instanceof Error && error.cause ? error.cause : error)
    throw new UserError(`Cannot reach ${url} (${reason}). Is the server running?`)
  }
}

/** The status of a refused request, with the code or message of its body. */
export async function refusalText(response: Response): Promise<string> {
  const problem = Problem.safeParse(await response.json().catch(() => null))
  const detail = problem.success ? (problem.data.code ?? problem.data.message) : undefined
  return detail ? `${response.status}, ${detail}` : `${response.status}`
}

/** Signs in with a password. */
export async function signIn(pool: UserPool, email: string, password: string): Promise<Tokens> {
  const response = await request(pool.userPoolEndpoint, {
    method: 'POST',
    headers: {
      'X-Amz-Target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      'Content-Type': 'application/x-amz-json-1.1',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: pool.userPoolClientId,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  })
  if (!response.ok) throw new UserError(`Cannot sign in as ${email}: ${await refusalText(response)}`)
  const reply: unknown = await response.json()
  const challenged = Challenged.safeParse(reply)
  if (challenged.success)
    throw new UserError(
      `Cannot sign in as ${email} with a password alone: the account has to answer ${challenged.data.ChallengeName}.`,
    )
  const { AccessToken, IdToken } = SignedIn.parse(reply).AuthenticationResult
  return { accessToken: AccessToken, idToken: IdToken }
}
