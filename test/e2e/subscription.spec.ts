import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { aPurchaseBody } from '../make/subscriptions/a-purchase-body.ts'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, type Fleet, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
const SUBSCRIPTION = '/dashboard/subscription'
const PURCHASE = `${SUBSCRIPTION}?tab=purchase`
const QUANTITIES = Array.from({ length: 10 }, (_, index) => String(index + 1))
const UNAVAILABLE = { status: 503, json: { message: 'Service Unavailable' } }
const VAN = { name: 'White van', type: 'van' }
const BOAT = { name: 'Sea Ray 240' }

// a service worker would answer in place of the routes below
test.use({ serviceWorkers: 'block' })

test('SUB-5 a visitor is asked to sign in, and returns here afterwards', async ({ page }) => {
  await page.goto(PURCHASE)
  await expect(page.getByRole('heading', { name: 'Sign in to manage your subscriptions' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`/login?to=${encodeURIComponent(SUBSCRIPTION)}`)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

/** A request that is still open when a test ends must not fail it. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('SUB-1 SUB-2 SUB-3 SUB-6 SUB-8 three are bought, assigned, moved once and canceled', async ({
  page,
  request,
}) => {
  const fleet = await aFleetWithout(request, [BOAT, VAN])
  await page.setViewportSize(DESK)
  await openAs(fleet, page, SUBSCRIPTION)

  await test.step('SUB-3 SUB-8 what is missing is said beside its field, and the total is exact', async () => {
    await page.getByRole('link', { name: 'Buy a subscription' }).click()
    const summary = page.getByRole('complementary', { name: 'Order summary' })
    await expect(summary.getByRole('button', { name: 'Pay $9.99' })).toBeVisible()
    await page.getByRole('radio', { name: /^Annual/ }).check()
    await page.getByLabel('GPS unit').check()
    await page.getByLabel('Marine support').check()
    await expect(page.getByLabel('Quantity').locator('option')).toHaveText(QUANTITIES)
    await page.getByLabel('Quantity').selectOption('2')
    await expect(summary.getByRole('button', { name: 'Pay $497.86' })).toBeVisible()
    await expect(page.getByLabel('Country')).toHaveValue('US')
    await summary.getByRole('button').click()
    await expect(page.getByText('Enter your first name.')).toBeVisible()
    await expect(page.getByLabel('First name')).toBeFocused()
    await expect(page.getByText('Enter the street and number.')).toBeVisible()
    await page.getByRole('radio', { name: /^Monthly/ }).check()
    await page.getByLabel('GPS unit').uncheck()
    await page.getByLabel('Quantity').selectOption('3')
    await expect(page.getByLabel('Country')).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('SUB-3 SUB-6 a declined card is explained, and another one pays for the same order', async () => {
    await fillPerson(page)
    const failure = page.getByRole('alert')
    await page.getByRole('button', { name: 'Pay $29.97' }).click()
    await expect(failure).toHaveText('Please enter your payment information')
    await page.getByRole('button', { name: 'Declined · 0002' }).click()
    await page.route('**/_local/stripe/payment-methods', (route) => route.abort())
    await page.getByRole('button', { name: 'Pay $29.97' }).click()
    await expect(failure).toHaveText('Payment method creation failed')
    await page.unroute('**/_local/stripe/payment-methods')
    await page.getByRole('button', { name: 'Pay $29.97' }).click()
    await expect(failure).toContainText('Subscription purchase failed')
    await expect(failure).toContainText('Your card was declined.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Succeeds · 4242' }).click()
    await page.getByRole('button', { name: 'Pay $29.97' }).click()
    await expect(page.getByRole('heading', { name: 'Your 3 subscriptions are ready' })).toBeFocused()
    await expect(page.getByText('We charged $29.97 to your card.')).toBeVisible()
    await expectAccessible(page)
    expect(await orderedBy(fleet, request)).toHaveLength(3)
  })

  const rows = page.getByRole('table', { name: 'Subscriptions' }).locator('tbody tr')
  const canceled = rows.filter({ hasText: 'Canceled' })
  await test.step('SUB-2 a free one is assigned', async () => {
    await page.getByRole('link', { name: 'Go to my subscriptions' }).click()
    await expect(figure(page, 'Available slots')).toContainText('3')
    await expect(figure(page, 'Monthly total')).toContainText('$29.97')
    await expect(page.getByText('3 subscriptions aren’t assigned to a device')).toBeVisible()
    for (const id of await orderedBy(fleet, request))
      await expect(rows.filter({ hasText: id.slice(-8).toUpperCase() })).toHaveCount(1)
    await expectAccessible(page)
    await openMenu(rows.first(), 'Assign device')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Assign' })).toBeDisabled()
    await dialog.getByLabel('Device').selectOption('Sea Ray 240')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Assign to Sea Ray 240' }).click()
    await expect(page.getByText('Subscription assigned successfully!')).toBeVisible()
    await expect(rows.first()).toContainText('Sea Ray 240')
    await expect(figure(page, 'Available slots')).toContainText('2')
    await expect(figure(page, 'Assigned')).toContainText('1')
  })

  await test.step('SUB-2 it is moved, and not a second time', async () => {
    await openMenu(rows.first(), 'Change device')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('option')).toHaveText(['Choose a device', 'White van'])
    await expect(dialog.getByText(/^Tracking of Sea Ray 240 stops now\./)).toBeVisible()
    await dialog.getByLabel('Device').selectOption('White van')
    await dialog.getByRole('button', { name: 'Move to White van' }).click()
    await expect(rows.first()).toContainText('White van')
    await expect(rows.first()).toContainText('Limit reached')
    await rows
      .first()
      .getByRole('button', { name: /^Actions/ })
      .click()
    await expect(
      page.getByText(
        /^This subscription has already been moved this month\. You cannot make any more changes until next month\. Possible again from/,
      ),
    ).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Change device' })).toBeDisabled()
    await expect(page.getByRole('menuitem', { name: 'Unassign device' })).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'Update payment method' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'coming soon' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('SUB-2 one is canceled at once, one for the end of the period', async () => {
    await openMenu(rows.first(), 'Cancel subscription')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio', { name: /^On/ })).toBeChecked()
    await dialog.getByRole('radio', { name: /^Now/ }).check()
    await expect(dialog.getByText('There is no refund for the rest of the period.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel subscription now' }).click()
    await expect(dialog).toBeHidden()
    await expect(canceled).toHaveCount(3)
    await expect(canceled.getByRole('button')).toHaveCount(0)
    await expect(rows.nth(2)).toContainText('Canceled')
    for (const column of ['Next billing', 'Transfers this month'])
      await expect(canceled.first().locator(`td[data-label="${column}"]`)).toHaveText('–')
    await expect(canceled.first().locator('th span').first()).toHaveCSS(
      'text-decoration-line',
      'line-through',
    )
    await openMenu(rows.first(), 'Cancel subscription')
    await dialog.getByRole('button', { name: /^Cancel on/ }).click()
    await expect(rows.first()).toContainText(/Ends \d\d\/\d\d\/\d{4}/)
    await expect(figure(page, 'Active')).toContainText('2')
  })

  await test.step('SUB-1 the certificate is saved as a PDF', async () => {
    await openMenu(rows.nth(1), 'Assign device')
    await page.getByRole('dialog').getByLabel('Device').selectOption('Sea Ray 240')
    await page.getByRole('dialog').getByRole('button', { name: 'Assign to Sea Ray 240' }).click()
    await expect(rows.nth(1)).toContainText('Sea Ray 240')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Insurance Certificate' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^insurance-certificate-\d{4}-\d\d-\d\d\.pdf$/)
  })
})

test('SUB-3 SUB-4 SUB-8 on a phone and by keyboard, the bank is answered and the order is followed', async ({
  page,
  request,
}) => {
  const fleet = await aFleetWithout(request, [BOAT])
  await turnDark(fleet, request)
  await page.setViewportSize(PHONE)
  await openAs(fleet, page, `${SUBSCRIPTION}?tab=pricing`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const text of ['$9.99', '$59.94', '$89.99', 'In every plan', 'Route history', 'How it works'])
    await expect(page.getByRole('main')).toContainText(text)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Choose marine support' }).press('Enter')
  await expect(page.getByLabel('Marine support')).toBeChecked()
  await page.getByLabel('GPS unit').focus()
  await page.keyboard.press('Space')
  await fillPerson(page)
  for (const [label, value] of [
    ['Street', '1 Harbor Drive'],
    ['City', 'Miami'],
    ['State or region', 'FL'],
    ['ZIP or postal code', '33132'],
  ] as const) {
    await page.getByLabel(label).focus()
    await page.keyboard.type(value)
  }
  await expectAccessible(page)

  await test.step('SUB-3 a payment that the bank refuses can be tried again', async () => {
    await page.getByRole('button', { name: 'Asks the bank · 3155' }).press('Enter')
    await page.getByRole('button', { name: 'Pay $248.93' }).press('Enter')
    const bank = page.getByRole('dialog', { name: '3D Secure' })
    await expect(bank).toBeVisible()
    await expectAccessible(page)
    await bank.getByRole('button', { name: 'Fail' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('We are unable to authenticate your payment method.')
    await page.getByRole('button', { name: 'Pay $248.93' }).press('Enter')
    await bank.getByRole('button', { name: 'Complete' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Your subscription is ready' })).toBeFocused()
    await expectAccessible(page)
    expect((await orderedBy(fleet, request)).length).toBe(1)
  })

  await test.step('SUB-4 the order says how far it is', async () => {
    await page.getByRole('link', { name: 'Follow the order' }).press('Enter')
    const progress = page.getByRole('progressbar')
    await expect(progress).toHaveAttribute('aria-valuetext', 'Processing')
    await expect(progress.getByRole('listitem')).toHaveCount(5)
    await expect(page.getByText('Ships to: 1 Harbor Drive, Miami, FL 33132, US')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Setup guide/ })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Track Sea Ray 240' })).toBeDisabled()
    for (const [label, count] of [
      ['Total units', '1'],
      ['Online', '0'],
      ['Tracking', '0'],
      ['Inactive', '1'],
    ] as const)
      await expect(figure(page, label)).toContainText(count)
    await expectAccessible(page)
    await expectNoOverflow(page)
  })

  await test.step('SUB-4 SUB-8 a delivered order has a guide, an unknown state leads to support, and a tracked unit to the map', async () => {
    const [id] = await orderedBy(fleet, request)
    const deviceId = fleet.ids[BOAT.name] ?? ''
    await callAs(fleet, request)('POST', `/vectra/subscription/${id}/assign`, { deviceId })
    let status = 4
    await page.route('**/vectra/orders', async (route) => {
      const { orders } = await (await route.fetch()).json()
      await route.fulfill({ json: { orders: orders.map((order: object) => ({ ...order, status })) } })
    })
    await page.reload()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Delivered')
    const guide = page.getByRole('link', { name: /^Setup guide/ })
    await expect(guide).toHaveAttribute('href', '/installation')
    await expect(guide).toHaveAttribute('target', '_blank')
    await expect(page.getByRole('link', { name: 'Track Sea Ray 240' })).toHaveAttribute(
      'href',
      `/dashboard/live?deviceId=${deviceId}`,
    )
    await expect(figure(page, 'Tracking')).toContainText('1')
    status = 9
    await page.reload()
    await expect(page.getByText('Unknown (contact support)')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible()
  })
  await page.goto(PURCHASE)
  await expect(page.getByRole('radio', { name: /^Visa ending in 3155/ })).toBeChecked()
  await expect(page.getByLabel('First name')).toHaveValue('Mia')
  await expectNoOverflow(page)
})

test('SUB-3 T87 two tabs and a silent Stripe charge once', async ({ page, context, request }) => {
  const fleet = await aFleetWithout(request, [])
  await openAs(fleet, page, PURCHASE)
  const other = await context.newPage()
  await other.goto(PURCHASE)
  await expect(other.getByLabel('First name')).toBeVisible()
  await fillPerson(page)
  await page.getByRole('button', { name: 'Succeeds · 4242' }).click()

  await test.step('T87 while Stripe is down, nobody is asked to pay again', async () => {
    await setFault(request, { kind: '500' })
    await page.getByRole('button', { name: 'Pay $9.99' }).click()
    await expect(page.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeFocused()
    await expect(page.getByText('Don’t pay again.')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your last purchase isn’t finished' })).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Your last purchase isn’t finished' })).toBeVisible()
  })

  await test.step('SUB-3 checking it goes on with the same order, and the other tab learns of it', async () => {
    await setFault(request, { kind: 'none' })
    await page.getByRole('button', { name: 'Check now' }).click()
    await expect(page.getByRole('heading', { name: 'Your subscription is ready' })).toBeVisible()
    await expect(
      other.getByRole('heading', { name: 'You’ve just finished a purchase in another tab' }),
    ).toBeVisible()
    await expectAccessible(other)
    expect((await orderedBy(fleet, request)).length).toBe(1)
  })
})

test('SUB-1 SUB-5 SUB-6 an empty page explains subscriptions, test subscriptions are marked, and failures named', async ({
  page,
  request,
}) => {
  const fleet = await aFleetWithout(request, [])
  await openAs(fleet, page, SUBSCRIPTION)
  await expect(page.getByRole('heading', { name: 'No subscriptions yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Insurance Certificate' })).toBeHidden()
  await expectAccessible(page)
  await page.getByLabel('Quantity').selectOption('2')
  await page.getByRole('button', { name: 'Create test subscription' }).click()
  await expect(page.getByText('Test subscription created successfully!')).toBeVisible()
  const rows = page.getByRole('table', { name: 'Subscriptions' }).locator('tbody tr')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('TEST')
  await expect(figure(page, 'Monthly total')).toContainText('$0.00')

  await test.step('SUB-6 what fails is named', async () => {
    const device = { vectraDeviceId: `SUB-${Date.now()}`, deviceName: 'Sea Ray 240' }
    expect((await callAs(fleet, request)('POST', '/vectra/devices', device)).status()).toBe(201)
    await page.reload()
    const dialog = page.getByRole('dialog')
    const submit = (name: RegExp) => dialog.getByRole('button', { name }).click()
    const expectFailure = async (path: string, button: RegExp, text: string) => {
      await page.route(path, (route) => route.fulfill(UNAVAILABLE))
      await submit(button)
      await expect(dialog.getByRole('alert')).toContainText(text)
      await page.unroute(path)
    }
    const row = rows.filter({ hasText: 'Sea Ray 240' })
    await openMenu(row, 'Unassign device')
    await expectFailure('**/unassign', /^Unassign/, 'Failed to unassign device')
    await submit(/^Unassign/)
    await expect(row).toBeHidden()
    await openMenu(rows.first(), 'Assign device')
    await dialog.getByLabel('Device').selectOption('Sea Ray 240')
    await expectFailure('**/assign', /^Assign to/, 'Failed to assign device: The server is')
    await page.keyboard.press('Escape')
    await openMenu(rows.first(), 'Cancel subscription')
    await expectFailure('**/cancel', /now$/, 'Failed to cancel subscription. Please try again.')
  })
})

test('SUB-1 SET-4 a failed renewal is paid with another card', async ({ page, request }) => {
  const fleet = await aFleetWithout(request, [])
  const call = callAs(fleet, request)
  const bought = await call('POST', '/vectra/create-subscription', aPurchaseBody())
  expect(bought.status()).toBe(200)
  const failing = await request.post('/_local/stripe/payment-methods', {
    data: { number: '4000000000000341', expMonth: 12, expYear: 2040, cvc: '123' },
  })
  const { id } = await failing.json()
  await call('POST', '/vectra/payment-method/add', { paymentMethodId: id })
  await call('PUT', `/vectra/payment-method/${id}/default`)
  await request.post('/_local/stripe/clock', { data: { to: 'renewal' } })
  await openAs(fleet, page, SUBSCRIPTION)
  const failed = page.getByText(/^Payment failed on .+\. Tracking continues until .+\./)
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(failed).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pay now: $9.99' }).click()
  await expect(page.getByText('Couldn’t pay the invoice')).toBeVisible()
  await page.getByRole('button', { name: 'Update card' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update card' })
  await dialog.getByRole('button', { name: 'Asks the bank · 3155' }).click()
  await dialog.getByRole('button', { name: 'Save card' }).click()
  await page.getByRole('dialog', { name: '3D Secure' }).getByRole('button', { name: 'Complete' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Pay now: $9.99' }).click()
  await expect(page.getByText('Payment received. Thank you.')).toBeVisible()
  await expect(failed).toBeHidden()
})

/** Devices whose test subscriptions are canceled again, so that nothing is tracked. */
async function aFleetWithout(request: APIRequestContext, devices: Parameters<typeof aFleetOf>[1]) {
  const fleet = await aFleetOf(request, devices)
  const call = callAs(fleet, request)
  const { subscriptions } = await (await call('GET', '/vectra/subscriptions')).json()
  for (const { id } of subscriptions) await call('POST', `/vectra/subscription/${id}/unassign`)
  for (const { id } of subscriptions) await call('POST', `/vectra/subscription/${id}/cancel`)
  return fleet
}

const callAs =
  ({ accessToken }: Fleet, request: APIRequestContext) =>
  (method: string, path: string, data?: object) =>
    request.fetch(`/api${path}`, { method, headers: { authorization: `Bearer ${accessToken}` }, data })

/** The ids of the subscriptions that were paid for. */
async function orderedBy(fleet: Fleet, request: APIRequestContext): Promise<string[]> {
  const { subscriptions } = await (await callAs(fleet, request)('GET', '/vectra/subscriptions')).json()
  return subscriptions.flatMap((one: { id: string; planType: string }) =>
    one.planType === 'test' ? [] : one.id,
  )
}

async function turnDark(fleet: Fleet, request: APIRequestContext): Promise<void> {
  const saved = await callAs(fleet, request)('PUT', '/vectra/preferences', { theme: 'dark' })
  expect(saved.status()).toBe(200)
}

async function setFault(request: APIRequestContext, fault: { kind: string }): Promise<void> {
  const answer = await request.post('/_local/stripe/fault', { data: fault })
  expect(answer.status()).toBe(200)
}

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Mia')
  await page.getByLabel('Last name').fill('Reyes')
  await page.getByLabel('Phone').fill('+1 305 555 0100')
}

/** A figure above the list, by its label. */
const figure = (page: Page, label: string): Locator =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })

async function openMenu(row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: /^Actions/ }).click()
  await row.page().getByRole('menuitem', { name: action }).click()
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(overflow).toBe(false)
}
