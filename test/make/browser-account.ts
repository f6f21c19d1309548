import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

const PASSWORD = 'Long-enough-2026'

/** A confirmed account, made as other clients would. */
export async function anAccountInBrowser(request: APIRequestContext): Promise<{ email: string }> {
  const email = `browser-${randomBytes(4).toString('hex')}@example.com`
  const UserAttributes = [{ Name: 'email', Value: email }]
  await userPool(request, 'SignUp', { Username: email, Password: PASSWORD, UserAttributes })
  const [newest] = await (await request.get(`/_local/inbox.json?to=${encodeURIComponent(email)}`)).json()
  const ConfirmationCode = /\b\d{6}\b/.exec(newest.text)?.[0] ?? ''
  await userPool(request, 'ConfirmSignUp', { Username: email, ConfirmationCode })
  return { email }
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
export async function signInAs({ email }: { email: string }, page: Page): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
