import type { Page } from '@playwright/test'
import { DEMO_ACCOUNT } from '../../shared/account/demo-account.ts'
import { DEMO_OPERATOR } from '../../shared/account/demo-operator.ts'
import { totpCode } from '../local/engines/cognito/totp.ts'

/** The pages of the console that docs/operate.md shows, by the names of their pictures, and how each is reached. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  async today(page) {
    await page.getByRole('link', { name: 'Today' }).click()
    await page.getByRole('table', { name: 'Failed payments' }).waitFor()
  },
  async customer(page) {
    await page.getByRole('link', { name: 'Customers' }).click()
    await page.getByRole('searchbox').fill(DEMO_ACCOUNT.email)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: DEMO_ACCOUNT.email }).click()
    await page.getByRole('heading', { name: 'Subscriptions' }).waitFor()
  },
  async 'dead-letters'(page) {
    await page.getByRole('link', { name: 'Dead letters', exact: true }).click()
    await page.getByRole('button', { name: 'Try all again' }).first().waitFor()
  },
  async cost(page) {
    await page.getByRole('link', { name: 'Cost' }).click()
    await page.getByRole('table', { name: 'Cost by month' }).waitFor()
  },
}

/** Signs in as the operator of the demo, and takes a picture of each page, as PNG. */
export async function consolePictures(page: Page): Promise<[name: string, png: Buffer][]> {
  await page.goto('/operator')
  await page.getByLabel('Email').fill(DEMO_OPERATOR.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_OPERATOR.password)
  await page.keyboard.press('Enter')
  await page.getByLabel('Code').fill(totpCode(DEMO_OPERATOR.authenticatorKey, Date.now()))
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Console' }).waitFor()
  const pictures: [string, Buffer][] = []
  for (const [name, open] of Object.entries(PAGES)) {
    await open(page)
    pictures.push([name, await page.screenshot()])
  }
  return pictures
}
