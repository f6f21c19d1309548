import * as z from 'zod'

const Config = z.object({ userPoolClientId: z.string() })

/** Calls the user pool of a local run over AWS's JSON protocol, as any client does. */
export async function callUserPool(
  url: string,
  operation: string,
  body: Record<string, unknown>,
): Promise<unknown> {
  const { userPoolClientId } = Config.parse(await (await fetch(`${url}/config.json`)).json())
  const response = await fetch(`${url}/_cognito/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: userPoolClientId, ...body }),
  })
  const reply: unknown = await response.json()
  if (!response.ok) throw new Error(`${operation}: ${JSON.stringify(reply)}`)
  return reply
}

const SignInReply = z.object({
  AuthenticationResult: z.object({ AccessToken: z.string(), IdToken: z.string(), RefreshToken: z.string() }),
})

/** Signs in with a password and returns the three tokens. */
export async function signIn(url: string, email: string, password: string) {
  const reply = await callUserPool(url, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  })
  const { AccessToken, IdToken, RefreshToken } = SignInReply.parse(reply).AuthenticationResult
  return { accessToken: AccessToken, idToken: IdToken, refreshToken: RefreshToken }
}
