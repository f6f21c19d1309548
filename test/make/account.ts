import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import * as z from 'zod'
import { totpCode } from '../../bin/local/engines/cognito/totp.ts'

export const localUrl = () => inject('localUrl')
export const apiUrl = () => `${localUrl()}/api`

const PASSWORD = 'Correct-horse-2026'

/** Calls the user pool as any client does: AWS's JSON protocol. */
async function userPool(url: string, operation: string, body: Record<string, unknown>) {
  const config = z
    .object({ userPoolClientId: z.string() })
    .parse(await (await fetch(`${url}/config.json`)).json())
  const response = await fetch(`${url}/_cognito/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: config.userPoolClientId, ...body }),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`${operation}: ${JSON.stringify(answer)}`)
  return answer
}

const Tokens = z.object({
  AuthenticationResult: z.object({ AccessToken: z.string(), IdToken: z.string(), RefreshToken: z.string() }),
})

async function signIn(url: string, email: string, password: string) {
  const answer = await userPool(url, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  })
  const { AccessToken, IdToken, RefreshToken } = Tokens.parse(answer).AuthenticationResult
  return { accessToken: AccessToken, idToken: IdToken, refreshToken: RefreshToken }
}

/** How a sign-in with the password alone ends: the name of its challenge, or `null` with tokens. */
export async function challengeAfterPassword({ email, password }: Account, url = localUrl()) {
  const answer = await userPool(url, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  })
  return z.object({ ChallengeName: z.string().nullable().default(null) }).parse(answer).ChallengeName
}

/** Adds an authenticator app to the account, which its next sign-in asks for. */
export async function addAuthenticatorApp({ accessToken: AccessToken }: Account, url = localUrl()) {
  const { SecretCode } = z
    .object({ SecretCode: z.string() })
    .parse(await userPool(url, 'AssociateSoftwareToken', { AccessToken }))
  await userPool(url, 'VerifySoftwareToken', { AccessToken, UserCode: totpCode(SecretCode, Date.now()) })
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true }
  await userPool(url, 'SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings })
}

const Inbox = z.array(z.object({ to: z.string(), text: z.string() }))

async function mailedCode(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/_local/inbox.json?to=${encodeURIComponent(email)}`)
  const [newest] = Inbox.parse(await response.json())
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
}

export type Account = Awaited<ReturnType<typeof anAccount>>

/** A new account at a local run, signed up and confirmed as its owner would, with its tokens and a way to call the API. */
export async function anAccount(url = localUrl()) {
  const email = `${randomUUID()}@example.com`
  await userPool(url, 'SignUp', {
    Username: email,
    Password: PASSWORD,
    UserAttributes: [{ Name: 'email', Value: email }],
  })
  await userPool(url, 'ConfirmSignUp', {
    Username: email,
    ConfirmationCode: await mailedCode(url, email),
  })
  const tokens = await signIn(url, email, PASSWORD)
  return { email, password: PASSWORD, ...tokens, call: caller(tokens.accessToken, url) }
}

export type Called = { status: number; headers: Headers; body: unknown; text: string }

/** Calls the API with a token; answers whatever comes. */
export function caller(accessToken: string, url = localUrl()) {
  return async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Called> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: parseOrNull(text), text }
  }
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
