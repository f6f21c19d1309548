import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { aBrowserAccount, signIn, temporaryPassword } from '../make/accounts/browser-account.ts'
import { expectAccessible } from './accessible.ts'
import { fillAddress, fillPerson, goOn, openPayment } from './order-form.ts'
import { test } from './site-test.ts'

const SCRIPT_MAX_KB = 130
const KB = 1_000

/** A refusal that this site does not know. */
const OF_TOMORROW = { type: '', title: '', status: 409, code: 'a-code-of-tomorrow', message: '' }

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const aMailbox = () => `order-${randomBytes(4).toString('hex')}@example.com`

/** Bytes of all scripts that the page has loaded, compressed. */
const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? entry : []))
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0),
  )

// The server takes five orders of one address in ten minutes, so only these tests pay.
test('ORD-1 ORD-2 on a phone a visitor orders the marine plan with 3D Secure, after a declined card', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const email = aMailbox()

  await test.step('chooses a plan', async () => {
    await page.goto('/onboarding?plan=monthly')
    await expect(page).toHaveTitle('Order · Vectra')
    await expect(step(page, 'Choose Your Plan')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Progress' })).toContainText('Step 1 of 4')
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
    await expect(button(page, 'Back')).toBeHidden()
    await page.getByRole('radio', { name: 'marine' }).check()
    await button(page, 'One device more').click()
    await expect(page.getByRole('complementary')).toContainText('$497.86')
    await expectAccessible(page)
    await goOn(page)
  })

  await test.step('keeps what is typed over a reload', async () => {
    await fillPerson(page, email)
    await goOn(page)
    await fillAddress(page)
    const bytes = await scriptBytes(page)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(SCRIPT_MAX_KB * KB)
    await page.reload()
    await expect(page.getByLabel('ZIP')).toHaveValue('33139')
    await expect(page.getByLabel('ZIP')).toHaveAttribute('inputmode', 'numeric')
    await expect(page.getByLabel('Street address')).toHaveAttribute('autocomplete', /street-address/)
    await expectAccessible(page)
    await goOn(page)
  })

  await test.step('pays: the card is asked for, declined, and confirmed at the bank', async () => {
    const pay = button(page, 'Pay $497.86')
    await pay.click()
    await expect(page.getByRole('alert')).toHaveText('Please enter your payment information')
    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await page.getByLabel('Expiry').fill('soon')
    await page.getByLabel('CVC').fill('123')
    await pay.click()
    await expect(page.getByRole('alert')).toHaveText('Invalid card details')
    await button(page, 'Use dark theme').click()
    await expectAccessible(page)
    await button(page, /Declined/).click()
    await pay.click()
    await expect(page.getByRole('alert')).toContainText('Your card was declined.')
    await button(page, /Asks the bank/).click()
    await pay.click()
    await expect(page.getByRole('dialog', { name: '3D Secure' })).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Complete').click()
  })

  await test.step('learns what happens next, and gets the mail', async () => {
    await expect(page.getByRole('heading', { name: 'Your order is complete' })).toBeFocused()
    await expect(page.getByRole('main')).toContainText(`sign-in details to ${email}`)
    await expect(page.getByRole('main')).toContainText('We’ve charged $497.86')
    await expectAccessible(page)
    expect(await temporaryPassword(email, request)).not.toBeNull()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  await test.step('starts a new order afresh', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Get started' }).click()
    await expect(step(page, 'Choose Your Plan')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Annual', exact: true })).toBeChecked()
    await expect(page.getByLabel('Number of devices')).toHaveValue('1')
  })
})

test('ORD-1 on a desktop, by keyboard, the form says what is missing, and going back loses nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const press = async (name: string) => {
    await button(page, name).focus()
    await page.keyboard.press('Enter')
  }
  await page.goto('/onboarding')
  const steps = page.getByRole('navigation', { name: 'Progress' }).getByRole('listitem')
  await expect(steps).toHaveText([
    /Choose Your Plan$/,
    /Personal Information$/,
    /Shipping Address$/,
    /Payment$/,
  ])
  await press('Continue')
  await expect(step(page, 'Personal Information')).toBeFocused()
  await expect(steps.nth(0)).toContainText('done')
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await press('Continue')
  await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields')
  await expect(page.getByLabel('First name')).toBeFocused()
  await expectAccessible(page)
  await fillPerson(page, 'mia@example.com')
  await page.getByLabel('Phone').fill('phone')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByLabel('Phone').fill('305 555 0100')
  await page.keyboard.press('Enter')
  await expect(step(page, 'Shipping Address')).toBeFocused()
  await press('Continue')
  await expect(page.getByRole('alert')).toHaveText('Please fill in all address fields')
  await button(page, 'Use dark theme').click()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.goForward()
  await press('Back')
  await expect(page.getByLabel('Email')).toHaveValue('mia@example.com')
  await page.goBack()
  await expect(step(page, 'Shipping Address')).toBeFocused()
})

test('ORD-1 T86 T87 an order whose answer is lost is finished after a reload, charged once, and waits for its account', async ({
  page,
  request,
}) => {
  const account = await aBrowserAccount(request)
  await openPayment(page, account.email)
  const bodies: string[] = []
  await page.route('**/vectra/signup-subscription', async (route) => {
    bodies.push(route.request().postData() ?? '')
    if (bodies.length > 2) return route.continue()
    if (bodies.length === 2) return route.fulfill({ status: 409, json: OF_TOMORROW })
    await route.fetch()
    await route.abort()
  })
  await button(page, /Succeeds/).click()
  await button(page, /^Pay/).click()
  await expect(page.getByText('Your last attempt didn’t finish')).toBeVisible()
  await page.reload()
  await button(page, 'Check and finish the order').click()
  await expect(page.getByRole('alert')).toContainText('Payment failed. Please try again.')
  await button(page, 'Check and finish the order').click()
  await expect(page.getByRole('main')).toContainText('sign in, and your new subscriptions are there')
  const ids = bodies.map((body) => JSON.parse(body).purchaseId)
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(1)
  expect(await temporaryPassword(account.email, request)).toBeNull()
  const { accessToken } = await signIn(account, request)
  const headers = { authorization: `Bearer ${accessToken}` }
  const { subscriptions } = await (await request.get('/api/vectra/subscriptions', { headers })).json()
  expect(subscriptions).toHaveLength(1)
})

test('ORD-1 without a key in the cloud the payment is not ready, and no card is asked for', async ({
  page,
}) => {
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, testingMode: false } })
  })
  await openPayment(page, aMailbox())
  const notReady = 'Payment system not ready. Please refresh and try again.'
  await expect(page.getByRole('alert').filter({ hasText: notReady })).toBeVisible()
  await expect(page.getByText('TEST', { exact: true })).toBeHidden()
})
