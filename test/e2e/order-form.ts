import { expect, type Page } from '@playwright/test'

const PERSON = { 'First name': 'Mia', 'Last name': 'Ray', Phone: '305 555 0100' }
const ADDRESS = { 'Street address': '1 Ocean Drive', City: 'Miami', 'State or province': 'FL', ZIP: '33139' }

/** Continues with the order page, whatever step it shows. */
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

export async function fillPerson(page: Page, email: string): Promise<void> {
  for (const [label, value] of Object.entries({ ...PERSON, Email: email }))
    await page.getByLabel(label).fill(value)
}

export async function fillAddress(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(ADDRESS)) await page.getByLabel(label).fill(value)
}

/** To the payment of the annual plan for one device. */
export async function openPayment(page: Page, email: string): Promise<void> {
  await page.goto('/onboarding')
  await goOn(page)
  await fillPerson(page, email)
  await goOn(page)
  await fillAddress(page)
  await goOn(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Payment' })).toBeVisible()
}
