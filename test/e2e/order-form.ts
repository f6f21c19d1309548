import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, type Page } from '@playwright/test'
import { subscriptions } from '../../shared/subscriptions/subscriptions.routes.ts'

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

/** The second loopback address, which only Linux has without being asked. */
const ELSEWHERE = process.platform === 'linux' ? '127.0.0.2' : undefined

/** Orders from another address: together, the tests order more often than one address may. */
export const orderFromElsewhere = (page: Page) =>
  page.route(`**${subscriptions.signupSubscription.path}`, async (route) => {
    const sent = route.request()
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      request(
        sent.url(),
        { method: sent.method(), headers: sent.headers(), localAddress: ELSEWHERE },
        resolve,
      )
        .on('error', reject)
        .end(sent.postData())
    })
    await route.fulfill({
      status: reply.statusCode ?? 0,
      contentType: reply.headers['content-type'] ?? '',
      body: await text(reply),
    })
  })
