import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

const PASSWORD = 'Long-enough-2026'

/** A confirmed account, made as other clients would. */
export async function anAccountInBrowser(request: APIRequestContext): Promise<{ email: string }> {
  const email = `browser-${randomBytes(4).toString('hex')}@example.com`
  const { userPoolClientId } = await (await request.get('/config.json')).json()
  const userPool = async (operation: string, body: Record<string, unknown>) => {
    const answer = await request.post('/_cognito/', {
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      data: JSON.stringify({ ClientId: userPoolClientId, Username: email, ...body }),
    })
    expect(answer.ok(), operation).toBe(true)
  }
  await userPool('SignUp', { Password: PASSWORD, UserAttributes: [{ Name: 'email', Value: email }] })
  const [newest] = await (await request.get(`/_local/inbox.json?to=${encodeURIComponent(email)}`)).json()
  await userPool('ConfirmSignUp', { ConfirmationCode: /\b\d{6}\b/.exec(newest.text)?.[0] ?? '' })
  return { email }
}

/** Fills in the form at /login, where the page is. */
export async function signInAs({ email }: { email: string }, page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
