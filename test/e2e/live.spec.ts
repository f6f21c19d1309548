import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { connectAsync } from 'mqtt'
import { mailedCode, PASSWORD } from '../make/accounts/browser-account.ts'
import { expectAccessible } from './accessible.ts'
import { consoleErrors, TILE_HOST } from './console-errors.ts'
import { test } from './site-test.ts'

const PLACE = { lat: 25.7745, lng: -80.1712 }

const SCREENS = [
  { name: 'a desktop', width: 1440, height: 900, phone: false },
  { name: 'a phone', width: 390, height: 844, phone: true },
]

test.use({ timezoneId: 'Europe/Berlin' })

for (const { name, width, height, phone } of SCREENS)
  test(`LIV-3 LIV-7 on ${name}: from signing up to a position on the map`, async ({ page, request }) => {
    const errors = consoleErrors(page)
    await page.setViewportSize({ width, height })
    await page.route(`${TILE_HOST}**`, (route) => route.abort())
    const suffix = randomBytes(4).toString('hex')
    const email = `journey-${suffix}@example.com`
    const trackerId = `JOURNEY-${suffix.toUpperCase()}`

    await test.step('a signed-out visitor is sent to sign in', async () => {
      await page.goto('/dashboard/live?trail=180')
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('signs up with the code from the email', async () => {
      await page.getByRole('button', { name: 'Create an account' }).click()
      await page.getByLabel('Email').fill(email)
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
      await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
      await page.getByLabel('Code').fill(await mailedCode(email, request))
      const saved = page.waitForResponse(
        (answer) => answer.url().endsWith('/vectra/preferences') && answer.request().method() === 'PUT',
      )
      await page.getByRole('button', { name: 'Confirm' }).click()
      // a new page follows, after which the body of the answer is gone
      const answer = await saved
      expect(answer.status()).toBe(200)
      expect(answer.request().postDataJSON()).toMatchObject({ timezone: 'Europe/Berlin' })
      await expect(page).toHaveURL(/\/dashboard\/live\?trail=180$/)
    })

    await test.step('adds a device', async () => {
      await expect(page.getByRole('heading', { name: 'No devices yet' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Add device' }).last().click()
      await expect(page.getByLabel('Tracker ID')).toBeFocused()
      await page.getByLabel('Tracker ID').fill(trackerId)
      await page.getByLabel('Name', { exact: true }).fill('Journey boat')
      await page.getByRole('dialog').getByRole('button', { name: 'Add device' }).click()
    })

    await test.step('copies the credentials, and the tracker sends a position', async () => {
      await expect(page).toHaveURL(new RegExp(`/dashboard/devices/${trackerId}/connect$`))
      await page.getByRole('tab', { name: 'Any MQTT tracker' }).click()
      await expectAccessible(page)
      const fact = (term: string) =>
        page
          .locator('dl > div', { has: page.getByText(term, { exact: true }) })
          .locator('dd')
          .first()
          .innerText()
      await publish({
        host: await fact('Host'),
        port: Number(await fact('Port')),
        trackerId: await fact('Username'),
        password: await fact('Password'),
        topic: await fact('Topic'),
      })
      await page.getByRole('link', { name: 'Show on the live map' }).click()
    })

    await test.step('sees the position in the card and in the list', async () => {
      const card = page.getByRole('region', { name: 'Journey boat' })
      if (phone) await card.getByRole('button', { name: 'All devices' }).click()
      await page.getByRole('button', { name: 'Refresh now' }).click()
      const row = page.getByRole('button', { name: /Journey boat/ }).and(page.locator('[data-device-row]'))
      await expect(row).toContainText('Live')
      if (phone) await row.click()
      await expect(card).toContainText(`${PLACE.lat.toFixed(5)}, ${PLACE.lng.toFixed(5)}`)
      await expect(card).toContainText('20\u202fmph')
      await expect(card).toContainText('12.7')
      await expectAccessible(page)
    })

    await test.step('the same in the dark theme', async () => {
      await changeTheme(page, phone)
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
      await expectAccessible(page)
    })

    await test.step('signs out', async () => {
      await page.getByRole('button', { name: 'Account' }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await expectAccessible(page)
      await page.goto('/dashboard/live')
      await expect(page).toHaveURL(/\/login/)
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    })

    expect(errors).toEqual([])
  })

type Credentials = { host: string; port: number; trackerId: string; password: string; topic: string }

async function publish({ host, port, trackerId, password, topic }: Credentials): Promise<void> {
  const tracker = await connectAsync({
    host,
    port,
    protocolVersion: 4,
    clientId: trackerId,
    username: trackerId,
    password,
  })
  const position = {
    time: new Date().toISOString(),
    ...PLACE,
    speedKmh: 32,
    course: 120,
    batteryVolts: 12.7,
    ignition: true,
  }
  await tracker.publishAsync(topic, JSON.stringify(position), { qos: 1 })
  await tracker.endAsync()
}

async function changeTheme(page: Page, phone: boolean): Promise<void> {
  if (!phone) return page.getByRole('button', { name: 'Use dark theme' }).click()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Use dark theme' }).click()
}
