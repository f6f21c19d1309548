import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { totpCode } from '../../../bin/local/engines/cognito/totp.ts'

export const PASSWORD = 'Long-enough-2026'

/** A confirmed account, created through the user pool's API. */
export async function aBrowserAccount(request: APIRequestContext): Promise<{ email: string }> {
  const email = `browser-${randomBytes(4).toString('hex')}@example.com`
  const UserAttributes = [{ Name: 'email', Value: email }]
  await callUserPool(request, 'SignUp', { Username: email, Password: PASSWORD, UserAttributes })
  const ConfirmationCode = await mailedCode(email, request)
  await callUserPool(request, 'ConfirmSignUp', { Username: email, ConfirmationCode })
  return { email }
}

/** The newest code in an email to this address. */
export async function mailedCode(email: string, request: APIRequestContext): Promise<string> {
  return (await findEmail(email, request, /\b\d{6}\b/))?.[0] ?? ''
}

/** The newest temporary password in an English email to this address; `null` if there is none. */
export async function temporaryPassword(email: string, request: APIRequestContext): Promise<string | null> {
  return (await findEmail(email, request, /temporary password is (\S+)/))?.[1] ?? null
}

/**
 * The match in the newest email to this address that matches; `input` is its text. The newest of all may be one that
 * the tick has just sent.
 */
export async function findEmail(
  email: string,
  request: APIRequestContext,
  pattern: RegExp,
): Promise<RegExpExecArray | null> {
  const matches = (await emailsTo(email, request)).map((text) => pattern.exec(text))
  return matches.find((match) => match !== null) ?? null
}

/** The texts of the emails to this address, newest first. */
export async function emailsTo(email: string, request: APIRequestContext): Promise<string[]> {
  const inbox = await request.get(`/_local/inbox.json?to=${encodeURIComponent(email)}`)
  const emails: { text: string }[] = await inbox.json()
  return emails.map(({ text }) => text)
}

/** Adds an authenticator app to the account. Returns its secret. */
export async function addAuthenticatorApp(accessToken: string, request: APIRequestContext): Promise<string> {
  const call = async (operation: string, body: Record<string, unknown>) =>
    (await callUserPool(request, operation, { AccessToken: accessToken, ...body })).reply
  const { SecretCode } = await call('AssociateSoftwareToken', {})
  await call('VerifySoftwareToken', { UserCode: totpCode(SecretCode, Date.now()) })
  await call('SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } })
  return SecretCode
}

/** The local storage of a browser whose user has signed in, as Amplify writes it. */
export type BrowserStorage = Record<string, string>

/** Signs in, and returns the access token with the local storage that a signed-in browser has. */
export async function signIn(
  { email }: { email: string },
  request: APIRequestContext,
  password = PASSWORD,
): Promise<{ accessToken: string; storage: BrowserStorage }> {
  const { ClientId, reply } = await callUserPool(request, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  })
  const { AccessToken, IdToken, RefreshToken } = reply.AuthenticationResult
  const { username } = JSON.parse(Buffer.from(AccessToken.split('.')[1], 'base64url').toString())
  const client = `CognitoIdentityServiceProvider.${ClientId}`
  return {
    accessToken: AccessToken,
    storage: {
      [`${client}.LastAuthUser`]: username,
      [`${client}.${username}.accessToken`]: AccessToken,
      [`${client}.${username}.idToken`]: IdToken,
      [`${client}.${username}.refreshToken`]: RefreshToken,
      [`${client}.${username}.clockDrift`]: '0',
    },
  }
}

async function callUserPool(request: APIRequestContext, operation: string, body: Record<string, unknown>) {
  const { userPoolClientId: ClientId } = await (await request.get('/config.json')).json()
  const response = await request.post('/_cognito/', {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    data: JSON.stringify({ ClientId, ...body }),
  })
  expect(response.ok(), operation).toBe(true)
  return { ClientId, reply: await response.json() }
}

/** Fills in and submits the form at /login. The page must be there already. */
export async function signInAs({ email }: { email: string }, page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
