import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import * as z from 'zod'
import { totpCode } from '../../../bin/local/engines/cognito/totp.ts'
import { callUserPool, signIn } from './user-pool.ts'

export const localUrl = () => inject('localUrl')
export const apiUrl = () => `${localUrl()}/api`

const PASSWORD = 'Correct-horse-2026'

/** How a sign-in with the password alone ends: the name of its challenge, or `null` with tokens. */
export async function challengeAfterPassword(
  { email, password }: Pick<Account, 'email' | 'password'>,
  url = localUrl(),
) {
  const answer = await callUserPool(url, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  })
  return z.object({ ChallengeName: z.string().nullable().default(null) }).parse(answer).ChallengeName
}

/** Adds an authenticator app to the account, which its next sign-in asks for. Returns its key. */
export async function addAuthenticatorApp({ accessToken: AccessToken }: Account, url = localUrl()) {
  const { SecretCode } = z
    .object({ SecretCode: z.string() })
    .parse(await callUserPool(url, 'AssociateSoftwareToken', { AccessToken }))
  await callUserPool(url, 'VerifySoftwareToken', { AccessToken, UserCode: totpCode(SecretCode, Date.now()) })
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true }
  await callUserPool(url, 'SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings })
  return SecretCode
}

const Inbox = z.array(z.object({ to: z.string(), text: z.string() }))

async function mailedCode(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/_local/inbox.json?to=${encodeURIComponent(email)}`)
  const [newest] = Inbox.parse(await response.json())
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
}

export type Account = Awaited<ReturnType<typeof anAccount>>

/** A new account at a local run: signed up, confirmed by mail and signed in. `call` calls the API as its owner. */
export const anAccount = (url = localUrl()) => signUp(`${randomUUID()}@example.com`, url)

/** As `anAccount`, for an address. */
export async function signUp(email: string, url = localUrl()) {
  await callUserPool(url, 'SignUp', {
    Username: email,
    Password: PASSWORD,
    UserAttributes: [{ Name: 'email', Value: email }],
  })
  await callUserPool(url, 'ConfirmSignUp', {
    Username: email,
    ConfirmationCode: await mailedCode(url, email),
  })
  const tokens = await signIn(url, email, PASSWORD)
  return { email, password: PASSWORD, ...tokens, call: callAs(tokens.accessToken, url) }
}

export type ApiResponse = { status: number; headers: Headers; body: unknown; text: string }

/** Calls the API with a token and returns the response whatever its status. A string body is sent unchanged. */
export function callAs(accessToken: string, url = localUrl()) {
  return async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse> => {
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
