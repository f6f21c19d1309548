import { randomInt } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const SWITCH = 'Notifications on this device'

test('GEO-5 notifications of a device are turned on in the bell, shown by the service worker, and end with the session', async ({
  page,
  context,
  request,
}) => {
  const fleet = await aFleetOf(request, [{ name: 'Sea Ray 240' }])
  await subscribeLocally(page)
  await context.grantPermissions(['notifications'])
  await openAs(fleet, page, '/dashboard')
  const saved: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/push-subscriptions')) saved.push(response.request().method())
  })
  const notifications = page.getByRole('switch', { name: SWITCH })

  await test.step('GEO-5 the switch is off until it is pressed, and on after a reload', async () => {
    await page.getByRole('button', { name: 'Events', exact: true }).click()
    await expect(notifications).toBeEnabled()
    await expect(notifications).not.toBeChecked()
    await notifications.click({ force: true })
    await expect.poll(() => page.evaluate(() => localStorage.getItem('vectra.push'))).not.toBeNull()
    expect(saved).toEqual(['PUT'])
    await page.reload()
    await page.getByRole('button', { name: 'Events', exact: true }).click()
    await expect(notifications).toBeChecked()
    await expectAccessible(page)
  })

  await test.step('GEO-5 a subscription that the browser renewed is saved, once', async () => {
    await page.evaluate(async () => {
      const renewed = await (await fetch('/_local/push-subscription.json')).text()
      localStorage.setItem('test.push', renewed)
      const message = new MessageEvent('message', { data: 'push-subscription-renewed' })
      navigator.serviceWorker.dispatchEvent(message)
    })
    await expect.poll(() => saved).toEqual(['PUT', 'PUT'])
    await page.reload()
    await page.getByRole('button', { name: 'Events', exact: true }).click()
    await expect(notifications).toBeChecked()
    expect(saved).toEqual(['PUT', 'PUT'])
  })

  await test.step('GEO-5 a sound is off until it is turned on, and stays on', async () => {
    const sound = page.getByRole('switch', { name: 'Sound for new events' })
    await expect(sound).not.toBeChecked()
    await sound.click({ force: true })
    await page.reload()
    await page.getByRole('button', { name: 'Events', exact: true }).click()
    await expect(sound).toBeChecked()
    await page.keyboard.press('Escape')
  })

  await test.step('GEO-5 a push message is shown with its text', async () => {
    const url = `${new URL(page.url()).origin}/dashboard/geofences?tab=events&event=1`
    await deliverPush(page, { title: 'Sea Ray 240', body: 'Sea Ray 240 left Marina at 2:02 PM', url })
    await expect
      .poll(() => shownIn(page))
      .toEqual([{ title: 'Sea Ray 240', body: 'Sea Ray 240 left Marina at 2:02 PM', data: url }])
  })

  await test.step('GEO-5 a sign-out deletes the subscription', async () => {
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(saved).toEqual(['PUT', 'PUT', 'DELETE'])
  })
})

test('GEO-5 where the browser blocks notifications, the switch says what to do', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [])
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await openAs(fleet, page, '/dashboard')
  await page.getByRole('button', { name: 'Events', exact: true }).click()
  await expect(page.getByText('Allow them for this site in your browser’s settings.')).toBeVisible()
  await expect(page.getByRole('switch', { name: SWITCH })).toBeDisabled()
  await expectAccessible(page)
})

test('SET-2 a phone is confirmed, a test goes where the switches say, and quiet hours are kept', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [])
  await openAs(fleet, page, '/dashboard/settings')
  await page.getByRole('tab', { name: 'General' }).press('ArrowRight')
  await expect(page).toHaveURL(/tab=notifications/)
  const sms = page.getByRole('switch', { name: 'SMS' })
  const email = page.getByRole('switch', { name: 'Email' })
  const dialog = page.getByRole('dialog', { name: 'Your phone' })
  const phone = aPhone()

  await test.step('SET-2 SMS needs a phone that was confirmed by a code', async () => {
    for (const name of ['Email', 'Alerts', 'Geofences', 'Speed', 'Maintenance'])
      await expect(page.getByRole('switch', { name, exact: true })).toBeEnabled()
    await expect(sms).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add phone' }).press('Enter')
    await expect(dialog.getByLabel('Phone number')).toBeFocused()
    await page.keyboard.type('call me')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Please enter a valid phone number')).toBeVisible()
    await dialog.getByLabel('Phone number').fill(phone)
    await page.keyboard.press('Enter')
    const sendCode = dialog.getByRole('button', { name: 'Send code' })
    await sendCode.click()
    await expect(dialog.getByText(/only to accounts that have had a subscription/)).toBeVisible()
    const headers = { authorization: `Bearer ${fleet.accessToken}` }
    const data = { quantity: 1, isTestingMode: true }
    await request.post('/api/vectra/subscription/purchase', { headers, data })
    await sendCode.click()
    await expect(dialog.getByLabel('Code')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type(await codeSentTo(phone, request))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await sms.click({ force: true })
    await expect(sms).toBeChecked()
  })

  await test.step('SET-2 a test says where it went, or what is missing', async () => {
    const send = page.getByRole('button', { name: 'Send test' })
    await send.click()
    await expect(page.getByText(`Test notification sent to ${fleet.email} and ${phone}.`)).toBeVisible()
    await page.route('**/notifications/test', (route) => route.fulfill({ status: 404, json: NOT_THERE }))
    await send.click()
    await expect(page.getByText(`Test notification sent to ${fleet.email}.`)).toBeVisible()
    await page.route('**/geofences/test-alert', (route) => route.fulfill({ status: 404, json: NOT_THERE }))
    await send.click()
    await expect(page.getByText('Notification testing is not yet available on this server.')).toBeVisible()
    await page.route('**/notifications/test', (route) => route.fulfill({ status: 503, json: NOT_THERE }))
    await send.click()
    await expect(page.getByText('Failed to send test notification. Please try again later.')).toBeVisible()
    await email.click({ force: true })
    await sms.click({ force: true })
    await send.click()
    await expect(
      page.getByText('Please enable at least one notification channel (Email or SMS) before testing'),
    ).toBeVisible()
  })

  await test.step('SET-2 switches and quiet hours are kept, in the dark theme on a phone too', async () => {
    await page.getByRole('switch', { name: 'Maintenance' }).click({ force: true })
    await page.getByRole('switch', { name: 'Hold notifications at night' }).click({ force: true })
    await page.getByLabel('From').fill('23:30')
    await page.getByLabel('To').focus()
    const headers = { authorization: `Bearer ${fleet.accessToken}` }
    const saved = async () =>
      (await (await request.get('/api/vectra/preferences', { headers })).json()).preferences
    await expect
      .poll(async () => (await saved()).notifications)
      .toMatchObject({ email: false, sms: false, maintenance: true, quietFrom: '23:30', quietTo: '07:00' })
    await request.put('/api/vectra/preferences', { headers, data: { theme: 'dark' } })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect(page.getByLabel('From')).toHaveValue('23:30')
    await expectAccessible(page)
  })
})

const NOT_THERE = { message: 'Not Found' }

/** A number of its own, as tests share the inbox of texts. */
const aPhone = () => `+1202555${String(randomInt(10_000)).padStart(4, '0')}`

async function codeSentTo(phone: string, request: APIRequestContext): Promise<string> {
  const { texts }: { texts: { to: string; text: string }[] } = await (
    await request.get('/_local/messages')
  ).json()
  return /\d{6}/.exec(texts.find(({ to }) => to === phone)?.text ?? '')?.[0] ?? ''
}

/** Subscribes at the local run's push service: that of the browser cannot be reached from here. */
const subscribeLocally = (page: Page) =>
  page.addInitScript(() => {
    const KEY = 'test.push'
    const restored = () => {
      const text = localStorage.getItem(KEY)
      if (text === null) return null
      const subscription = JSON.parse(text)
      return {
        ...subscription,
        toJSON: () => subscription,
        unsubscribe: async () => localStorage.removeItem(KEY),
      }
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => restored(),
      async subscribe() {
        localStorage.setItem(KEY, await (await fetch('/_local/push-subscription.json')).text())
        return restored()
      },
    })
  })

/** Hands the page a message as the browser does once it has decrypted it. */
async function deliverPush(page: Page, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  const data = JSON.stringify(message)
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

const shownIn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, data }) => ({ title, body, data }))
  })
