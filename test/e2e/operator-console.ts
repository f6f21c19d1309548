import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { totpCode } from '../../bin/local/engines/cognito/totp.ts'
import { localDeployment } from '../../bin/operator/local-deployment.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { aBrowserAccount, addAuthenticatorApp, signIn, signInAs } from '../make/accounts/browser-account.ts'
import { AN_ADDRESS, aPurchaseBody } from '../make/subscriptions/a-purchase-body.ts'
import { expectAccessible } from './accessible.ts'

export const SCREENS = [
  { name: 'a desktop in the dark', width: 1440, height: 900, colorScheme: 'dark' },
  { name: 'a phone in the light', width: 390, height: 844, colorScheme: 'light' },
] as const
/** A code is accepted once, and that of the next step is accepted too. */
const STEP_MS = 30 * SECOND_MS

type Operator = Awaited<ReturnType<typeof anOperator>>

/** Opens a page of the console, and signs in with a password and a code. */
export async function openConsole(operator: Operator, page: Page, path = '/operator'): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL(/\/login/)
  await signInAs(operator, page)
  await page.getByLabel('Code').fill(totpCode(operator.key, Date.now() + STEP_MS))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible()
}

/** Nothing is wider than the screen, and axe finds nothing. */
export async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  await expectAccessible(page)
}

export async function anOperator(request: APIRequestContext) {
  const account = await aBrowserAccount(request)
  const { accessToken } = await signIn(account, request)
  const key = await addAuthenticatorApp(accessToken, request)
  await (await localDeployment(process.env.VECTRA_E2E_DATA ?? '')).accounts.addOperator(account.email)
  return { ...account, key }
}

/** A customer who has ordered a unit. `fields` override the purchase. */
export async function aBuyer(request: APIRequestContext, fields: object = {}) {
  const account = await aBrowserAccount(request)
  const session = await signIn(account, request)
  const headers = { authorization: `Bearer ${session.accessToken}` }
  const data = aPurchaseBody({
    planType: 'annual',
    orderDevice: true,
    shippingAddress: AN_ADDRESS,
    ...fields,
  })
  expect((await request.post('/api/vectra/create-subscription', { headers, data })).status()).toBe(200)
  const { orders } = await (await request.get('/api/vectra/orders', { headers })).json()
  return {
    ...account,
    ...session,
    ids: {},
    browserStorage: session.storage,
    orderId: String(orders[0].orderId),
  }
}
