import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

const PASSWORD = 'Long-enough-2026'

/** A confirmed account, created through the user pool's API. */
export async function aBrowserAccount(request: APIRequestContext): Promise<{ email: string }> {
  const email = `browser-${randomBytes(4).toString('hex')}@example.com`
  const UserAttributes = [{ Name: 'email', Value: email }]
  await callUserPool(request, 'SignUp', { Username: email, Password: PASSWORD, UserAttributes })
  const [newest] = await (await request.get(`/_local/inbox.json?to=${encodeURIComponent(email)}`)).json()
  const ConfirmationCode = /\b\d{6}\b/.exec(newest.text)?.[0] ?? ''
  await callUserPool(request, 'ConfirmSignUp', { Username: email, ConfirmationCode })
  return { email }
}

/** The local storage of a browser whose user has signed in, as Amplify writes it. */
export type BrowserStorage = Record<string, string>

/** Signs in, and returns the access token with the local storage that a signed-in browser has. */
export async function signIn(
  { email }: { email: string },
  request: APIRequestContext,
): Promise<{ accessToken: string; storage: BrowserStorage }> {
  const { ClientId, reply } = await callUserPool(request, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD },
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
export async function signInAs({ email }: { email: string }, page: Page): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
