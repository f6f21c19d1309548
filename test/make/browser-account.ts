import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { totpCode } from '../../bin/local/engines/cognito/totp.ts'

export const PASSWORD = 'Long-enough-2026'

/** A confirmed account, made as other clients would. */
export async function anAccountInBrowser(request: APIRequestContext): Promise<{ email: string }> {
  const email = `browser-${randomBytes(4).toString('hex')}@example.com`
  const UserAttributes = [{ Name: 'email', Value: email }]
  await userPool(request, 'SignUp', { Username: email, Password: PASSWORD, UserAttributes })
  const ConfirmationCode = await mailedCode(email, request)
  await userPool(request, 'ConfirmSignUp', { Username: email, ConfirmationCode })
  return { email }
}

/** The code in the newest e-mail to this address. */
export async function mailedCode(email: string, request: APIRequestContext): Promise<string> {
  return /\b\d{6}\b/.exec(await newestEmail(email, request))?.[0] ?? ''
}

export async function newestEmail(email: string, request: APIRequestContext): Promise<string> {
  const [newest] = await (await request.get(`/_local/inbox.json?to=${encodeURIComponent(email)}`)).json()
  return newest.text
}

/** Adds an authenticator app to the account. Returns its secret. */
export async function addAuthenticatorApp(accessToken: string, request: APIRequestContext): Promise<string> {
  const call = async (operation: string, body: Record<string, unknown>) =>
    (await userPool(request, operation, { AccessToken: accessToken, ...body })).answer
  const { SecretCode } = await call('AssociateSoftwareToken', {})
  await call('VerifySoftwareToken', { UserCode: totpCode(SecretCode, Date.now()) })
  await call('SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } })
  return SecretCode
}

/** What a browser keeps of somebody who has signed in. */
export type Kept = Record<string, string>

/** The account's access token, and what a browser keeps once its owner has signed in there. */
export async function signedIn(
  { email }: { email: string },
  request: APIRequestContext,
): Promise<{ accessToken: string; kept: Kept }> {
  const { ClientId, answer } = await userPool(request, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD },
  })
  const { AccessToken, IdToken, RefreshToken } = answer.AuthenticationResult
  const { username } = JSON.parse(Buffer.from(AccessToken.split('.')[1], 'base64url').toString())
  const client = `CognitoIdentityServiceProvider.${ClientId}`
  return {
    accessToken: AccessToken,
    kept: {
      [`${client}.LastAuthUser`]: username,
      [`${client}.${username}.accessToken`]: AccessToken,
      [`${client}.${username}.idToken`]: IdToken,
      [`${client}.${username}.refreshToken`]: RefreshToken,
      [`${client}.${username}.clockDrift`]: '0',
    },
  }
}

async function userPool(request: APIRequestContext, operation: string, body: Record<string, unknown>) {
  const { userPoolClientId: ClientId } = await (await request.get('/config.json')).json()
  const answer = await request.post('/_cognito/', {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    data: JSON.stringify({ ClientId, ...body }),
  })
  expect(answer.ok(), operation).toBe(true)
  return { ClientId, answer: await answer.json() }
}

/** Fills in the form at /login, where the page is. */
export async function signInAs({ email }: { email: string }, page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
