import { expect } from '@playwright/test'
import { toIso } from '../../shared/time.ts'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'
import { textOfCode } from './text-of-code.ts'

const PLACE = { latitude: 52.3702, longitude: 4.8952 }
const SHOWN_WITHIN_MS = 15_000
const SCREENS = [
  { name: 'a desktop in the dark', width: 1440, height: 900, theme: 'dark' },
  { name: 'a phone in the light', width: 390, height: 844, theme: 'light' },
] as const

for (const { name, width, height, theme } of SCREENS) {
  test(`SET-1 LIV-1 on ${name}: a Traccar server becomes a gateway, and its unit a device on the map`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    const account = await aFleetOf(request, [])
    const headers = { authorization: `Bearer ${account.accessToken}` }
    await request.put('/api/vectra/preferences', { headers, data: { theme } })
    await openAs(account, page, '/dashboard/settings?tab=gateways')
    await expect(page.getByText('You have no gateways yet.')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Add gateway' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('What sends the positions?')).toHaveValue('traccar')
    await dialog.getByLabel('Name').fill('Office server')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Create gateway' }).press('Enter')
    await expect(dialog).toContainText('Office server is ready')
    await expectAccessible(page)
    const lines = await dialog.locator('pre').first().innerText()
    expect(lines).toContain("<entry key='forward.retry.enable'>true</entry>")
    const url = /'forward.url'>([^<]+)</.exec(lines)?.[1] ?? ''
    const authorization = /'forward.header'>Authorization: ([^<]+)</.exec(lines)?.[1] ?? ''
    await dialog.getByRole('button', { name: 'Done' }).press('Enter')
    await expect(page.getByText('Nothing received yet')).toBeVisible()

    await page.getByRole('button', { name: 'Rename' }).press('Enter')
    await expectAccessible(page)
    await dialog.getByLabel('Name').fill('Depot server')
    await dialog.getByRole('button', { name: 'Rename' }).press('Enter')
    await expect(page.getByText('Depot server', { exact: true })).toBeVisible()

    const forwarded = {
      position: { fixTime: toIso(Date.now()), valid: true, ...PLACE, speed: 10, attributes: {} },
      device: { uniqueId: '352093081234567', name: 'Van 7', model: 'FMB920' },
    }
    const answer = await request.post(url, { headers: { authorization }, data: forwarded })
    expect(answer.status()).toBe(200)
    const found = page.getByRole('region', { name: 'Found by your gateways: Depot server' })
    await expect(found).toContainText('352093081234567', { timeout: SHOWN_WITHIN_MS })
    await expect(found).toContainText('FMB920')
    await expect(found.getByRole('region', { name: 'Map of the units found' })).toBeVisible()
    await found.getByRole('button', { name: 'Show on map' }).press('Enter')
    await expect(found.getByRole('button', { name: 'Show on map', pressed: true })).toBeVisible()
    await expectAccessible(page)
    await found.getByRole('button', { name: 'Add device' }).press('Enter')
    await expect(dialog.getByLabel('Name')).toHaveValue('Van 7')
    await expectAccessible(page)
    await dialog.getByLabel('Name').fill('Van seven')
    await dialog.getByRole('button', { name: 'Add device' }).press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Devices added: 1' })).toBeVisible()
    await expect(found).toContainText('Every unit that has reported is already a device.', {
      timeout: SHOWN_WITHIN_MS,
    })
    await request.post(url, { headers: { authorization }, data: { ...forwarded, device: { uniqueId: '8' } } })
    await expect(found.getByText('8', { exact: true })).toBeVisible({ timeout: SHOWN_WITHIN_MS })
    await found.getByRole('button', { name: 'Add from a list' }).press('Enter')
    await dialog.getByLabel('Units').fill('8, Van eight, van\n9\n, nobody')
    await expect(dialog.getByText('Not a valid unit in line 3.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add 2 devices' }).press('Enter')
    await expect(dialog.getByRole('alert').last()).toContainText('Added: 1. Not added: 1.')
    await expectAccessible(page)
    await page.goto('/dashboard/devices')
    await expect(page.getByRole('main')).toContainText('Van eight')
    await expect(page.getByRole('main')).toContainText('Van seven')
  })

  test(`DEV-3 on ${name}: a phone with Traccar Client is set up by one code, and shows itself`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    const account = await aFleetOf(request, [{ name: 'My phone', type: 'car' }])
    const headers = { authorization: `Bearer ${account.accessToken}` }
    await request.put('/api/vectra/preferences', { headers, data: { theme } })
    const id = account.ids['My phone'] ?? ''
    await openAs(account, page, `/dashboard/devices/${id}/connect`)
    await page.getByRole('button', { name: 'Create credentials' }).click()
    const settings = page.getByRole('region', { name: 'Tracker settings' })
    await settings.getByRole('tab', { name: 'Phone with Traccar Client' }).click()
    await expectAccessible(page)
    const code = settings.getByRole('img', { name: 'Traccar Client configuration as a QR code' })
    const link = new URL(await textOfCode(page, code))
    expect(Object.fromEntries(link.searchParams)).toEqual({ id, interval: '60', heartbeat: '900' })

    const form = {
      id,
      lat: String(PLACE.latitude),
      lon: String(PLACE.longitude),
      timestamp: String(Date.now()),
    }
    expect((await request.post(`${link.origin}${link.pathname}`, { form })).status()).toBe(200)
    const status = page.getByRole('region', { name: 'Setup status' })
    await expect(status).toContainText('My phone is set up', { timeout: SHOWN_WITHIN_MS })

    await settings.getByRole('tab', { name: /^Over HTTP/ }).click()
    await expectAccessible(page)
    await expect(settings.getByText(/\/ingest\/overland\//)).toBeVisible()
    await expect(settings.getByText(/\/ingest\/gpslogger\/.*speedMs=%SPD/)).toBeVisible()

    await settings.getByRole('tab', { name: /^Boat with Signal K/ }).click()
    await expect(settings.getByText(`topic delta out 1 signalk/ signalk/${id}/`)).toBeVisible()
    const copy = await settings.getByRole('button', { name: 'Copy Lines for mosquitto.conf' }).boundingBox()
    const panel = await settings.boundingBox()
    expect((copy?.x ?? width) + (copy?.width ?? 0)).toBeLessThan((panel?.x ?? 0) + (panel?.width ?? 0))
    await expectAccessible(page)
    await settings.getByRole('tab', { name: /^Unit on another server/ }).click()
    await expectAccessible(page)
    await settings.getByRole('link', { name: 'Open gateways' }).click()
    await expect(page.getByRole('heading', { name: 'Gateways' })).toBeVisible()
  })
}
