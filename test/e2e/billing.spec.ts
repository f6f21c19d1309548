import { expect } from '@playwright/test'
import { entriesOf } from '../../shared/entries-of.ts'
import type { Language } from '../../shared/i18n/language.ts'
import { appTexts as en } from '../../web/i18n/en/app.ts'
import { settingsTexts as enSettings } from '../../web/i18n/en/settings.ts'
import { appTexts as es } from '../../web/i18n/es/app.ts'
import { settingsTexts as esSettings } from '../../web/i18n/es/settings.ts'
import { appTexts as fr } from '../../web/i18n/fr/app.ts'
import { settingsTexts as frSettings } from '../../web/i18n/fr/settings.ts'
import { appTexts as ja } from '../../web/i18n/ja/app.ts'
import { settingsTexts as jaSettings } from '../../web/i18n/ja/settings.ts'
import { appTexts as pt } from '../../web/i18n/pt/app.ts'
import { settingsTexts as ptSettings } from '../../web/i18n/pt/settings.ts'
import { appTexts as zh } from '../../web/i18n/zh/app.ts'
import { settingsTexts as zhSettings } from '../../web/i18n/zh/settings.ts'
import { aPurchaseBody } from '../make/subscriptions/a-purchase-body.ts'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const PHONE = { width: 390, height: 844 }
/** English comes last, so that the test goes on in it. */
const TEXTS: [Language, Pick<typeof en, 'problem'> & typeof enSettings][] = [
  ['es', { ...es, ...esSettings }],
  ['zh', { ...zh, ...zhSettings }],
  ['pt', { ...pt, ...ptSettings }],
  ['ja', { ...ja, ...jaSettings }],
  ['fr', { ...fr, ...frSettings }],
  ['en', { ...en, ...enSettings }],
]

const problem = (status: number, code: string) => ({
  status,
  json: { type: '', title: '', status, code, message: '' },
})
/** How a call fails, and what the site says in English. */
const GENERAL_FAILURES = {
  network: { reply: null, text: 'Network error. Please check your connection.' },
  forbidden: {
    reply: { status: 403, json: { message: 'Forbidden' } },
    text: 'You do not have permission to perform this action.',
  },
  'not-found': { reply: problem(404, 'not-found'), text: 'The requested resource was not found.' },
  'server-error': {
    reply: { status: 500, json: { message: 'Internal Server Error' } },
    text: 'Server error. Please try again later.',
  },
  'invalid-body': { reply: problem(400, 'invalid-body'), text: 'Please check your input and try again.' },
}
const UNKNOWN = { reply: problem(409, 'a-code-of-tomorrow'), text: 'An error occurred. Please try again.' }

// a service worker would answer in place of the routes below
test.use({ serviceWorkers: 'block' })

test('SET-4 SET-5 PUB-6 cards are added, made the default and removed, invoices are listed, and failures named', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [])
  const headers = { authorization: `Bearer ${fleet.accessToken}` }
  await request.post('/api/vectra/create-subscription', { headers, data: aPurchaseBody({ quantity: 2 }) })
  const loaded: string[] = []
  page.on('request', (sent) => loaded.push(new URL(sent.url()).pathname))
  await page.setViewportSize(PHONE)
  await openAs(fleet, page, '/dashboard/settings')
  await expect(page.getByRole('heading', { name: 'General' })).toBeVisible()
  expect(loaded).not.toContain('/api/vectra/billing')
  await page.getByRole('tab', { name: 'Billing' }).press('Enter')
  const cards = page.getByRole('list', { name: 'Cards' }).getByRole('listitem')
  await expect(cards).toHaveText([/Visa ending in 4242/])
  await expect(page.getByText('$19.98 a month')).toBeVisible()
  const invoice = page.getByRole('table', { name: 'Invoices' }).locator('tbody tr')
  await expect(invoice).toContainText('$19.98')
  await expect(invoice).toContainText('Paid')
  await expectAccessible(page)
  const pdf = await request.get((await invoice.getByRole('link').getAttribute('href')) ?? '')
  expect(pdf.headers()['content-type']).toContain('application/pdf')

  await test.step('SET-4 a declined card is not saved, another one is', async () => {
    await page.getByRole('button', { name: 'Add card' }).press('Enter')
    await expect(page.getByLabel('Card number')).toBeVisible()
    await page.getByRole('button', { name: 'Save card' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('Please enter your payment information')
    await page.getByRole('button', { name: 'Declined · 0002' }).press('Enter')
    await page.getByRole('button', { name: 'Save card' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('Your card was declined.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Asks the bank · 3155' }).press('Enter')
    await page.getByRole('button', { name: 'Save card' }).press('Enter')
    const bank = page.getByRole('dialog', { name: '3D Secure' })
    await bank.getByRole('button', { name: 'Complete' }).press('Enter')
    await expect(page.getByText('Card added.')).toBeVisible()
    await expect(cards).toHaveCount(2)
  })

  await test.step('SET-4 it becomes the default, and the other one is removed', async () => {
    await page.getByRole('button', { name: 'Make Visa ending in 3155 the default' }).press('Enter')
    await expect(cards.filter({ hasText: '3155' })).toContainText('Default')
    await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Remove Visa ending in 4242' }).press('Enter')
    await expect(cards).toHaveText([/Visa ending in 3155/])
    await expectAccessible(page)
  })

  await test.step('SET-4 PUB-6 a removal that fails says why, in six languages', async () => {
    const remove = '**/vectra/payment-method/*'
    const dialog = page.getByRole('dialog')
    for (const [language, { problem, settings }] of TEXTS) {
      await page.getByRole('tab').first().click()
      await page.locator('select', { has: page.locator('option[value=pt]') }).selectOption(language)
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
      await page.getByRole('tab', { name: settings.tabs.billing }).click()
      await page.getByRole('listitem').filter({ hasText: '3155' }).getByRole('button').last().click()
      for (const [reply, english, text] of [
        ...entriesOf(GENERAL_FAILURES).map(
          ([code, failure]) => [failure.reply, failure.text, problem.codes[code]] as const,
        ),
        [UNKNOWN.reply, UNKNOWN.text, problem.other] as const,
      ]) {
        expect(text === english).toBe(language === 'en')
        await page.route(remove, (route) => (reply === null ? route.abort() : route.fulfill(reply)))
        await dialog.getByRole('button').last().click()
        await expect(dialog.getByRole('alert')).toContainText(text)
      }
      if (language === 'en')
        await expect(dialog.getByRole('alert')).toContainText(
          'Failed to remove payment method. Please try again.',
        )
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })

  await test.step('SET-4 so do a card that is not added, and a page that is not loaded', async () => {
    const broken = GENERAL_FAILURES['server-error'].reply
    await page.route('**/vectra/payment-method/add', (route) => route.fulfill(broken))
    await page.getByRole('button', { name: 'Add card' }).click()
    await page.getByRole('button', { name: 'Succeeds · 4242' }).click()
    await page.getByRole('button', { name: 'Save card' }).click()
    await expect(page.getByRole('region', { name: 'Cards' }).getByRole('alert')).toContainText(
      'Failed to add payment method. Please try again.',
    )
    await page.route('**/vectra/billing', (route) => route.fulfill(broken))
    await page.reload()
    await expect(page.getByRole('alert')).toContainText(
      'Failed to load billing information. Please try again.',
    )
  })

  await test.step('PUB-6 a session that the server refuses leads to the sign-in, which says so', async () => {
    await page.route('**/vectra/billing', (route) =>
      route.fulfill({ status: 401, json: { message: 'Unauthorized' } }),
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/\/login\?/)
    await expect(page.getByRole('alert')).toContainText('Unauthorized. Please login again.')
    await expectAccessible(page)
  })
})
