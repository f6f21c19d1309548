import { expect, type Locator, type Page, test } from '@playwright/test'
import jsQR from 'jsqr'
import { connectAsync } from 'mqtt'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, connectTracker, openAs } from './fleet.ts'

const PLACE = { lat: 25.7745, lng: -80.1712 }
/** Between the first publish that has a place and that place on the page. */
const SHOWN_WITHIN_MS = 2_000
const SCREENS = [
  { name: 'a desk', width: 1440, height: 900, phone: false },
  { name: 'a phone', width: 390, height: 844, phone: true },
]

for (const { name, width, height, phone } of SCREENS)
  test(`DEV-3 T71 T75 at ${name}: from adding a device to its first position, by way of a broken message`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    await openAs(await aFleetOf(request, []), page, '/dashboard/live')
    const trackerId = `CONNECT-${width}`
    const settings = page.getByRole('region', { name: 'Settings for the tracker' })
    const watch = page.getByRole('region', { name: 'What has come from the tracker' })

    await test.step('adds a device and is shown how to connect it', async () => {
      await page.getByRole('button', { name: 'Add device' }).last().click()
      await page.getByLabel('Tracker id').fill(trackerId)
      await page.getByLabel('Name', { exact: true }).fill('Connect boat')
      await page.getByRole('dialog').getByRole('button', { name: 'Add device' }).click()
      await expect(page).toHaveURL(new RegExp(`/dashboard/devices/${trackerId}/connect$`))
      await expect(page.getByRole('heading', { name: 'Connect Connect boat' })).toBeVisible()
      await expect(watch).toContainText('Waiting for the first message')
      await expect(watch).toContainText('none in the last half hour')
      await expect(settings).toContainText('Only this machine reaches 127.0.0.1')
      await expect(settings).toContainText('npm start -- --host')
      await expectAccessible(page)
    })

    const scanned =
      await test.step('the code holds what a camera reads as OwnTracks’ configuration', async () => {
        const code = settings.getByRole('img', { name: 'The configuration of OwnTracks as a QR code' })
        const link = await textOfCode(page, code)
        if (phone)
          await expect(settings.getByRole('link', { name: 'Open in OwnTracks' })).toHaveAttribute(
            'href',
            link,
          )
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
    await expect(fact('Topic')).toHaveText(`vectra/trackers/${trackerId}/telemetry`)
    expect(await textsInBrowser(page)).not.toContain(scanned.password)

    const tracker = await connectAsync({
      host: await fact('Host').innerText(),
      port: Number(await fact('Port').innerText()),
      protocolVersion: 4,
      clientId: trackerId,
      username: trackerId,
      password: scanned.password,
    })
    const publish = (message: string) =>
      tracker.publishAsync(`vectra/trackers/${trackerId}/telemetry`, message, { qos: 1 })

    await test.step('its connection is told before it says anything', () =>
      expect(watch).toContainText('open, made'))

    await test.step('a message that cannot be read is shown, with what to change', async () => {
      await publish('{"time":')
      await expect(watch).toContainText('A message came that cannot be read')
      await expect(watch).toContainText('The message is not JSON. Check its quotes')
      await expect(watch).toContainText('{"time":')
      await expectAccessible(page)
    })

    await test.step('a first fix without satellites says so', async () => {
      await publish(JSON.stringify({ time: new Date().toISOString(), lat: 0, lng: 0 }))
      await expect(watch).toContainText('Heard, without a usable position')
      await expect(watch).toContainText('no satellite fix yet')
    })

    await test.step('the first position shows by itself', async () => {
      await publish(JSON.stringify({ time: new Date().toISOString(), ...PLACE }))
      await expect(watch).toContainText('Connect boat is set up', { timeout: SHOWN_WITHIN_MS })
      await expect(watch).toContainText(`${PLACE.lat.toFixed(5)}, ${PLACE.lng.toFixed(5)}`)
      await expectAccessible(page)
      await useDarkTheme(page, phone)
      await expectAccessible(page)
      await tracker.endAsync()
    })

    await test.step('later the password is gone, and new credentials say what they do', async () => {
      await page.reload()
      await expect(page.getByText('The tracker is cut off at once')).toBeVisible()
      await expect(page.getByText(scanned.password)).toBeHidden()
      await expect(watch).toContainText('Connect boat is set up')
      await expect(watch).toContainText('The tracker said goodbye')
      await page.getByRole('button', { name: 'Make new credentials' }).click()
      await settings.getByRole('tab', { name: 'Any MQTT tracker' }).click()
      await expect(fact('Password')).toHaveText(/^[0-9a-f]{32}$/)
      await expect(fact('Password')).not.toHaveText(scanned.password)
      await expect(watch).toContainText('Waiting for the first message')
    })

    await test.step('leads to the live map with the device selected, whose card leads back', async () => {
      await page.goto(`/dashboard/live?deviceId=${trackerId}`)
      await page.getByRole('link', { name: 'Connect tracker' }).click()
      await expect(page).toHaveURL(new RegExp(`/dashboard/devices/${trackerId}/connect$`))
      await watch.getByRole('link', { name: 'Show on the live map' }).click()
      await expect(page).toHaveURL(new RegExp(`/dashboard/live\\?deviceId=${trackerId}`))
    })
  })

test('DEV-3 T75 what to check is listed when nothing has come for two minutes; a device of nobody is unknown', async ({
  page,
  request,
}) => {
  await page.clock.install()
  const fleet = await aFleetOf(request, [{ name: 'Quiet boat' }])
  const id = fleet.ids['Quiet boat'] ?? ''
  await openAs(fleet, page, `/dashboard/devices/${id}/connect`)
  const watch = page.getByRole('region', { name: 'What has come from the tracker' })
  await expect(watch).toContainText('Waiting for the first message')
  await page.clock.fastForward('02:05')
  await expect(watch).toContainText('Nothing has come yet')
  await expect(watch).toContainText(`Client id and user name are both ${id}`)
  const tracker = await connectTracker(request, fleet.accessToken, id)
  await expect(watch).toContainText('Its connection is open')
  await expect(watch).not.toContainText('Client id and user name')
  await expect(watch).toContainText(`The topic is vectra/trackers/${id}/telemetry`)
  await tracker.endAsync()
  await page.goto('/dashboard/devices/NOT-MINE/connect')
  await expect(page.getByRole('heading', { name: 'Device not found' })).toBeVisible()
})

/** Reads the code from the picture of it, as a camera would. */
async function textOfCode(page: Page, code: Locator): Promise<string> {
  const picture = (await code.screenshot({ scale: 'css' })).toString('base64')
  const { width, height, pixels } = await page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? []
    return { width: image.width, height: image.height, pixels: [...data] }
  }, picture)
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data ?? 'no code was found'
}

/** All that the page keeps: its address and both storages. */
const textsInBrowser = (page: Page) =>
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
  const item = { name: 'Use the dark theme' }
  await page.getByRole(phone ? 'menuitem' : 'button', item).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
}
