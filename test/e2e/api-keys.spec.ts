import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const BOAT = { name: 'Catalina 34', tags: ['sea'] }
const VAN = { name: 'Sprinter', type: 'van', tags: ['road'] }
/** The longest that a revoked key works, and some time for the browser. */
const REVOKED_WITHIN_MS = 12_000
const SCREENS = [
  { name: 'a desktop in the dark', width: 1440, height: 900, theme: 'dark' },
  { name: 'a phone in the light', width: 390, height: 844, theme: 'light' },
] as const

for (const { name, width, height, theme } of SCREENS) {
  test(`T16 on ${name}: a key is created, shown once, calls the API, and is revoked`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    const owner = await aFleetOf(request, [BOAT, VAN])
    const headers = { authorization: `Bearer ${owner.accessToken}` }
    await request.put('/api/vectra/preferences', { headers, data: { theme } })
    await openAs(owner, page, '/dashboard/settings?tab=api')
    await expect(page.getByText('No program has a key yet.')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Create API key' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await page.keyboard.type('Harbour screen')
    await dialog.getByLabel('Role').selectOption('Viewer')
    await dialog.getByRole('combobox', { name: 'Limit to devices with these tags' }).fill('sea')
    await page.keyboard.press('Enter')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Create API key' }).press('Enter')
    await expect(dialog.getByText('Copy the key now. It is shown only once.')).toBeVisible()
    await expectAccessible(page)
    const token = /vk_\S+/.exec(await dialog.innerText())?.[0] ?? ''
    await dialog.getByRole('button', { name: 'Done' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Create API key' })).toBeFocused()

    const devices = () =>
      request.get('/api/vectra/devices', { headers: { authorization: `Bearer ${token}` } })
    const text = await (await devices()).text()
    expect(text).toContain(BOAT.name)
    expect(text).not.toContain(VAN.name)
    await page.reload()
    await expect(page.getByText(/Viewer · Devices tagged sea · Created .* · Last used/)).toBeVisible()
    await expect(page.getByText(token)).toHaveCount(0)
    const document = await request.get('/openapi.json')
    expect((await document.json()).openapi).toBe('3.1.0')

    await page.goto(`/dashboard/devices/${owner.ids[BOAT.name]}`)
    await page.getByRole('link', { name: 'API key “Harbour screen”' }).press('Enter')
    await page.getByRole('button', { name: 'Revoke' }).press('Enter')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Revoke' }).press('Enter')
    await expect(page.getByText('No program has a key yet.')).toBeVisible()
    await expect.poll(async () => (await devices()).status(), { timeout: REVOKED_WITHIN_MS }).toBe(401)
  })
}
