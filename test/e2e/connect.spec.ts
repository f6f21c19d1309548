import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { connectAsync } from 'mqtt'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, connectTracker, openAs } from './fleet.ts'
import { test } from './site-test.ts'
import { textOfCode } from './text-of-code.ts'

const POSITION = { lat: 25.7745, lng: -80.1712 }
/** From publishing the first usable position to its appearance on the page. */
const SHOWN_WITHIN_MS = 2_000
const SCREENS = [
  { name: 'desktop', width: 1440, height: 900, phone: false },
  { name: 'phone', width: 390, height: 844, phone: true },
]

for (const { name, width, height, phone } of SCREENS)
  test(`DEV-3 T71 T75 on ${name}: from adding a device to its first position, with a broken message in between`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    await openAs(await aFleetOf(request, []), page, '/dashboard/live')
    const trackerId = `CONNECT-${randomBytes(4).toString('hex').toUpperCase()}`
    const settings = page.getByRole('region', { name: 'Tracker settings' })
    const status = page.getByRole('region', { name: 'Setup status' })

    await test.step('adds a device and sees how to connect it', async () => {
      await page.getByRole('button', { name: 'Add device' }).last().click()
      await page.getByLabel('Tracker ID').fill(trackerId)
      await page.getByLabel('Name', { exact: true }).fill('Connect boat')
      await page.getByRole('dialog').getByRole('button', { name: 'Add device' }).click()
      await expect(page).toHaveURL(new RegExp(`/dashboard/devices/${trackerId}/connect$`))
      await expect(page.getByRole('heading', { name: 'Connect Connect boat' })).toBeVisible()
      await expect(status).toContainText('Waiting for the first message')
      await expect(status).toContainText('No recent connection')
      await expect(settings).toContainText('127.0.0.1 is only reachable from this computer')
      await expect(settings).toContainText('npm start -- --host')
      await expectAccessible(page)
    })

    const scanned = await test.step('the QR code contains the OwnTracks configuration', async () => {
      const code = settings.getByRole('img', { name: 'OwnTracks configuration as a QR code' })
      const link = await textOfCode(page, code)
      if (phone)
        await expect(settings.getByRole('link', { name: 'Open in OwnTracks' })).toHaveAttribute('href', link)
      const configuration = JSON.parse(atob(new URL(link).searchParams.get('inline') ?? ''))
      expect(configuration).toMatchObject({
        _type: 'configuration',
        clientId: trackerId,
        deviceId: 'phone',
      })
      return configuration
    })

    await settings.getByRole('tab', { name: 'Any MQTT tracker' }).click()
    const fact = (term: string) =>
      settings.getByRole('term').getByText(term, { exact: true }).locator('xpath=../dd[1]')
    await expect(fact('Password')).toHaveText(scanned.password)
    const topic = `$aws/rules/vectra_telemetry_vectra/vectra/trackers/${trackerId}/telemetry`
    await expect(fact('Topic')).toHaveText(topic)
    expect(await storedTexts(page)).not.toContain(scanned.password)

    const tracker = await connectAsync({
      host: await fact('Host').innerText(),
      port: Number(await fact('Port').innerText()),
      protocolVersion: 4,
      clientId: trackerId,
      username: trackerId,
      password: scanned.password,
    })
    const publish = (message: string) => tracker.publishAsync(topic, message, { qos: 1 })

    await test.step('the connection shows before the first message', () =>
      expect(status).toContainText('Connected'))

    await test.step('an unreadable message is shown with a fix', async () => {
      await publish('{"time":')
      await expect(status).toContainText('A message couldn’t be read')
      await expect(status).toContainText('The message isn’t valid JSON. Check the quotes')
      await expect(status).toContainText('{"time":')
      await expectAccessible(page)
    })

    await test.step('a position without a satellite fix says so', async () => {
      await publish(JSON.stringify({ time: new Date().toISOString(), lat: 0, lng: 0 }))
      await expect(status).toContainText('No usable position yet')
      await expect(status).toContainText('no satellite fix yet')
    })

    await test.step('the first position appears without a reload', async () => {
      await publish(JSON.stringify({ time: new Date().toISOString(), ...POSITION }))
      await expect(status).toContainText('Connect boat is set up', { timeout: SHOWN_WITHIN_MS })
      await expect(status).toContainText(`${POSITION.lat.toFixed(5)}, ${POSITION.lng.toFixed(5)}`)
      await expectAccessible(page)
      await useDarkTheme(page, phone)
      await expectAccessible(page)
      await tracker.endAsync()
    })

    await test.step('after a reload the password is gone, and new credentials replace it', async () => {
      await page.reload()
      await expect(page.getByText('This disconnects the tracker immediately')).toBeVisible()
      await expect(page.getByText(scanned.password)).toBeHidden()
      await expect(status).toContainText('Connect boat is set up')
      await expect(status).toContainText('The tracker disconnected by itself')
      await page.getByRole('button', { name: 'Create new credentials' }).click()
      await settings.getByRole('tab', { name: 'Any MQTT tracker' }).click()
      await expect(fact('Password')).toHaveText(/^[0-9a-f]{32}$/)
      await expect(fact('Password')).not.toHaveText(scanned.password)
      await expect(status).toContainText('Waiting for the first message')
    })

    await test.step('the live map selects the device, and its card links back', async () => {
      await page.goto(`/dashboard/live?deviceId=${trackerId}`)
      await page.getByRole('link', { name: 'Trips, commands and diagnostics' }).click()
      await page.getByRole('link', { name: 'Connect tracker' }).click()
      await expect(page).toHaveURL(new RegExp(`/dashboard/devices/${trackerId}/connect$`))
      await status.getByRole('link', { name: 'Show on the live map' }).click()
      await expect(page).toHaveURL(new RegExp(`/dashboard/live\\?deviceId=${trackerId}`))
    })
  })

test('DEV-3 T75 lists what to check after two minutes without a message; an unknown device has no page', async ({
  page,
  request,
}) => {
  await page.clock.install()
  const fleet = await aFleetOf(request, [{ name: 'Quiet boat' }])
  const id = fleet.ids['Quiet boat'] ?? ''
  await openAs(fleet, page, `/dashboard/devices/${id}/connect`)
  const status = page.getByRole('region', { name: 'Setup status' })
  await expect(status).toContainText('Waiting for the first message')
  await page.clock.fastForward('02:05')
  await expect(status).toContainText('No messages yet')
  await expect(status).toContainText(`Client ID and username are both ${id}`)
  const tracker = await connectTracker(request, fleet.accessToken, id)
  await expect(status).toContainText('The tracker is connected')
  await expect(status).not.toContainText('Client ID and username')
  await expect(status).toContainText(`Any MQTT tracker: vectra/trackers/${id}/telemetry`)
  await tracker.endAsync()
  await page.goto('/dashboard/devices/NOT-MINE/connect')
  await expect(page.getByRole('heading', { name: 'Device not found' })).toBeVisible()
})

/** The URL, the history state and both storages of the page. */
const storedTexts = (page: Page) =>
  page.evaluate(() =>
    [
      location.href,
      JSON.stringify(history.state),
      ...Object.values({ ...localStorage }),
      ...Object.values({ ...sessionStorage }),
    ].join(),
  )

async function useDarkTheme(page: Page, phone: boolean): Promise<void> {
  if (phone) await page.getByRole('button', { name: /^Account/ }).click()
  const item = { name: 'Use dark theme' }
  await page.getByRole(phone ? 'menuitem' : 'button', item).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
}
