import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { aGeofenceBody } from '../make/geofences/geofence.ts'
import { anAlertBody } from '../make/rules/rule.ts'
import { expectAccessible } from './accessible.ts'
import { consoleErrors } from './console-errors.ts'
import { aFleetOf, type Fleet, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const SCREENS = [
  { name: 'a desk, light', width: 1440, height: 900, dark: false },
  { name: 'a phone, dark', width: 390, height: 844, dark: true },
]
const VAN = {
  name: 'White van',
  type: 'van',
  plate: 'FL-77 X',
  tags: ['rented'],
  positions: [{ time: new Date().toISOString(), lat: 26.1, lng: -80.2, speedKmh: 50, course: 90 }],
}
const TRAILER = { name: '=Old trailer', type: 'trailer' }
/** The columns of the table, after the box that selects all. */
const COLUMNS = ['Device', 'Tags', 'Subscription', 'Status', 'Location', 'Speed', 'Last update', 'Actions']
const SUBSCRIPTIONS = '**/vectra/subscriptions'
const DEVICES = '**/vectra/devices?**'

// a service worker would answer in place of the routes below
test.use({ serviceWorkers: 'block' })

/** A request that is still open when a test ends must not fail it. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

for (const { name, width, height, dark } of SCREENS)
  test(`DEV-1 DEV-2 DEV-4 DEV-6 STA-6 at ${name}: from finding a device to deleting it`, async ({
    page,
    request,
  }) => {
    const errors = consoleErrors(page)
    const fleet = await aFleetOf(request, [VAN, TRAILER])
    await page.setViewportSize({ width, height })
    if (dark) await preferDarkTheme(page, fleet.accessToken)
    await openAs(fleet, page, '/dashboard/devices')
    const row = (of: string) => page.getByRole(dark ? 'listitem' : 'row').filter({ hasText: of })
    const trailer = row(TRAILER.name)
    const choose = async (of: string, item: string) => {
      await page.getByRole('button', { name: `Actions for ${of}` }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }

    await test.step('DEV-1 DEV-6 tiles, rows and what is unknown', async () => {
      await expect(page.getByRole('heading', { name: 'Devices', level: 1 })).toBeVisible()
      const tiles = page.getByLabel('Your devices', { exact: true })
      await expect(tiles).toContainText(/Total devices2.*Online1.*Offline1.*Slots used2\/2/s)
      await expect(row(VAN.name)).toContainText(/rented/)
      await expect(row(VAN.name)).toContainText(/Subscribed/)
      await expect(row(VAN.name)).toContainText(/31\smph/)
      await expect(trailer).toContainText('Unknown')
      await expect(trailer).toContainText('N/A')
      await expect(trailer).toContainText('Never')
      if (!dark) await expect(page.getByRole('columnheader').filter({ hasText: /\w/ })).toHaveText(COLUMNS)
      await expect(page.getByRole('button', { name: 'Limit reached (2/2)' })).toBeDisabled()
      await expect(page.getByRole('link', { name: 'Add subscription' })).toHaveAttribute(
        'href',
        '/dashboard/subscription?tab=purchase',
      )
      await expectAccessible(page)
    })

    await test.step('DEV-1 search by plate and tag, filter and order are in the address', async () => {
      const search = page.getByRole('searchbox')
      for (const [text, found] of [
        ['fl-77', VAN.name],
        ['RENTED', VAN.name],
        ['trailer', TRAILER.name],
        [fleet.ids[TRAILER.name] ?? '', TRAILER.name],
      ] as const) {
        await search.fill(text)
        await expect(page.locator('[data-device-row]')).toHaveText([found])
      }
      await search.fill('submarine')
      await expect(page.getByText('No devices match “submarine”.')).toBeVisible()
      await search.fill('')
      await page.getByRole('button', { name: 'Offline only' }).click()
      await expect(page.locator('[data-device-row]')).toHaveText([TRAILER.name])
      await expect(page).toHaveURL(/show=offline/)
      await page.getByRole('button', { name: 'Online only' }).click()
      await expect(page.locator('[data-device-row]')).toHaveText([VAN.name])
      await page.getByRole('button', { name: 'All', exact: true }).click()
      await expect(page.locator('[data-device-row]')).toHaveCount(2)
    })

    if (!dark)
      await test.step('DEV-1 a heading sorts, and hidden columns stay hidden', async () => {
        await page.getByRole('button', { name: 'Speed' }).click()
        await expect(page.locator('[data-device-row]')).toHaveText([VAN.name, TRAILER.name])
        await page.getByRole('button', { name: 'Speed' }).click()
        await expect(page.locator('[data-device-row]')).toHaveText([TRAILER.name, VAN.name])
        await page.getByRole('button', { name: 'Choose columns' }).click()
        await page.getByRole('menuitemcheckbox', { name: 'Tags' }).click()
        await page.keyboard.press('Escape')
        await page.reload()
        await expect(page.getByRole('columnheader', { name: 'Speed' })).toHaveAttribute(
          'aria-sort',
          'descending',
        )
        await expect(page.getByRole('columnheader', { name: 'Tags' })).toBeHidden()
        await page.getByRole('button', { name: 'Choose columns' }).click()
        await page.getByRole('menuitemcheckbox', { name: 'Tags' }).click()
        await page.keyboard.press('Escape')
      })

    await test.step('DEV-2 SUB-2 a subscription leaves a device, comes back, and cannot leave again', async () => {
      await choose(TRAILER.name, 'Unassign subscription')
      await expect(page.getByRole('dialog')).toContainText('can leave a device once in 30 days')
      await expectAccessible(page)
      // the subscriptions are loaded again before the devices
      await page.route(DEVICES, (route) => setTimeout(1_000).then(() => route.fallback()))
      await page.getByRole('button', { name: `Unassign ${TRAILER.name}` }).click()
      await expect(page.getByText('Subscription unassigned successfully!')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 })
      await expect(trailer).toContainText('No subscription')
      await page.unroute(DEVICES)
      await expect(page.getByText('1 unassigned subscription')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Manage assignments' })).toHaveAttribute(
        'href',
        '/dashboard/subscription',
      )
      await expect(page.getByRole('button', { name: 'Add device (1/2)' })).toBeEnabled()
      await choose(TRAILER.name, 'Assign subscription')
      const assign = page.getByRole('button', { name: 'Assign', exact: true })
      await assign.click()
      await expect(page.getByText('Please select a subscription')).toBeVisible()
      await expectAccessible(page)
      await expect(page.getByRole('dialog').getByRole('option')).toHaveText([
        'Choose a subscription',
        /^[0-9A-Z]{8} \(test\)$/,
      ])
      await page.getByRole('dialog').getByRole('combobox').selectOption({ index: 1 })
      await assign.click()
      await expect(page.getByText('Subscription assigned successfully!')).toBeVisible()
      await choose(TRAILER.name, 'Unassign subscription Limit reached')
      await expect(page.getByRole('dialog')).toContainText(
        'This subscription has already been moved this month. You cannot make any more changes until next month.',
      )
      await page.keyboard.press('Escape')
    })

    await test.step('DEV-4 edits name, type and tags', async () => {
      await choose(VAN.name, 'Edit device')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('Device ID')).toHaveAttribute('readonly', '')
      await expect(dialog.getByLabel('Original plate')).toHaveValue('FL-77 X')
      await expect(dialog.getByLabel('Original plate')).toHaveAttribute('readonly', '')
      await dialog.getByRole('button', { name: 'Type Van' }).click()
      await expectAccessible(page)
      await expect(dialog.getByRole('button', { name: 'Heavy equipment' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Custom type' }).click()
      await expect(dialog.getByRole('button', { name: 'Use this type' })).toBeDisabled()
      await expect(dialog.getByRole('group', { name: 'Icon' }).getByRole('button')).toHaveCount(15)
      await dialog.getByLabel('Custom type name').fill('Fishing Cart')
      await dialog.getByRole('button', { name: 'Train' }).click()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Use this type' }).click()
      for (const tag of [' north ', 'rented']) {
        await dialog.getByLabel('Tags').fill(tag)
        await dialog.getByLabel('Tags').press('Enter')
      }
      await expect(dialog.getByRole('listitem')).toHaveText(['rented', 'north'])
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Device updated successfully')).toBeVisible()
      const headers = { authorization: `Bearer ${fleet.accessToken}` }
      const { devices } = await (await request.get('/api/vectra/devices', { headers })).json()
      const van = devices.find((one: { deviceName: string }) => one.deviceName === VAN.name)
      expect(van).toMatchObject({
        deviceType: 'fishing_cart',
        customIcon: 'Train',
        tags: ['rented', 'north'],
      })
    })

    await test.step('DEV-1 DEV-4 selected devices get a tag, and a file without formulas', async () => {
      await page.getByRole('checkbox', { name: `Select ${VAN.name}` }).check()
      await page.getByRole('checkbox', { name: `Select ${TRAILER.name}` }).check()
      const bar = page.getByRole('region', { name: 'Selected devices' })
      await expect(bar).toContainText('2 selected')
      await expectAccessible(page)
      await bar.getByRole('button', { name: 'Tags' }).click()
      await page.getByLabel('Add tags').fill('sold')
      await page.getByRole('checkbox', { name: 'rented' }).check()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Save tags' }).click()
      await expect(page.getByText('Tags of 2 devices saved.')).toBeVisible()
      await expect(row(VAN.name)).toContainText(/north.*sold/s)
      await page.getByRole('checkbox', { name: `Select ${TRAILER.name}` }).check()
      const download = page.waitForEvent('download')
      await bar.getByRole('button', { name: 'Export' }).click()
      const csv = await readFile(await (await download).path(), 'utf8')
      expect(csv.split('\r\n')[1]).toMatch(/^'=Old trailer,FLEET-/)
      await bar.getByRole('button', { name: 'Clear selection' }).click()
      await expect(bar).toBeHidden()
    })

    await test.step('DEV-2 deleting says beforehand what happens', async () => {
      await nameEverywhere(fleet, request, VAN.name)
      await choose(VAN.name, 'Delete device')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('Its positions, trips and events are deleted for good.')
      await expect(dialog).toContainText('its password stops working')
      await expect(dialog).toContainText('Its subscription becomes free for another device.')
      for (const consequence of [
        '1 share link ends',
        '1 geofence is switched off',
        '1 alert rule is switched off',
        '1 pending command is dropped',
      ])
        await expect(dialog).toContainText(consequence)
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: `Delete ${VAN.name}` }).click()
      await expect(page.getByText('Device deleted successfully')).toBeVisible()
      await expect(row(VAN.name)).toBeHidden()
      await expect(page.getByText('Device deleted successfully')).toBeHidden({ timeout: 6_000 })
    })
    expect(errors).toEqual([])
  })

test('DEV-3 DEV-5 a device needs a slot, an id and a name, and is confirmed for 1.5 s', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [])
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(fleet, page, '/dashboard/devices')

  await test.step('DEV-2 an empty account is asked to get a subscription', async () => {
    await expect(page.getByRole('heading', { name: 'No devices found' })).toBeVisible()
    await expect(page.getByText('No subscriptions', { exact: true })).toBeVisible()
    await expect(page.getByText('Testing mode', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create test subscription' }).click()
    await expect(page.getByText('Test subscription created successfully!')).toBeVisible()
  })

  const dialog = page.getByRole('dialog')
  await test.step('DEV-3 the form, its refusals and its success', async () => {
    await page.getByRole('button', { name: 'Add device (0/1)' }).first().click()
    const submit = dialog.getByRole('button', { name: 'Add device' })
    await expect(submit).toBeDisabled()
    await dialog.getByLabel('Tracker ID').fill('not an id')
    await expect(submit).toBeDisabled()
    await dialog.getByLabel('Name', { exact: true }).fill('Sea Ray 240')
    await submit.click()
    await expect(dialog.getByText('starting with a letter or digit')).toBeVisible()
    await expect(dialog.getByLabel('Tracker ID')).toBeFocused()
    await expectAccessible(page)
    await dialog.getByLabel('Tracker ID').fill(`DEV-${Date.now()}`)
    await page.route('**/vectra/devices', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { message: 'Service Unavailable' } })
        : route.fallback(),
    )
    await submit.click()
    await expect(dialog.getByRole('alert')).toContainText('Failed to add device')
    await page.unroute('**/vectra/devices')
    await submit.click()
    await expect(dialog.getByText('Device added successfully!')).toBeVisible()
    const shownAt = Date.now()
    await expect(dialog).toBeHidden()
    expect(Date.now() - shownAt).toBeGreaterThan(1_000)
    await expect(page.locator('[data-device-row]')).toHaveText(['Sea Ray 240'])
    await expect(page.getByText('Sea Ray 240 is added.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Limit reached (1/1)' }).first()).toBeDisabled()
  })

  await test.step('DEV-3 a refusal for want of a subscription becomes a prompt', async () => {
    await page.route('**/config.json', async (route) => {
      const config = await (await route.fetch()).json()
      await route.fulfill({ json: { ...config, testingMode: false } })
    })
    await page.route(DEVICES, async (route) => {
      const reply = await (await route.fetch()).json()
      await route.fulfill({ json: { ...reply, availableDevices: 1 } })
    })
    const needed = { code: 'subscription-required', status: 402, title: '', message: '', type: 'about:blank' }
    await page.route('**/vectra/devices', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 402, json: { ...needed, needsSubscription: true } })
        : route.continue(),
    )
    await page.reload()
    await expect(page.getByText('Testing mode')).toBeHidden()
    await page.getByRole('button', { name: 'Add device (1/2)' }).click()
    await dialog.getByLabel('Tracker ID').fill('ANOTHER1')
    await dialog.getByLabel('Name', { exact: true }).fill('Another')
    await dialog.getByRole('button', { name: 'Add device' }).click()
    await expect(dialog.getByText('Subscription required')).toBeVisible()
    await expectAccessible(page)
    await expect(dialog.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute(
      'href',
      '/dashboard/subscription?tab=purchase',
    )
  })
})

test('DEV-1 DEV-2 DEV-5 by keyboard; failures and a failed payment say what happened', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [VAN, TRAILER])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route(SUBSCRIPTIONS, async (route) => {
    const { subscriptions } = await (await route.fetch()).json()
    const failed = subscriptions.map((one: { assignedDeviceId: string }) =>
      one.assignedDeviceId === fleet.ids[VAN.name]
        ? { ...one, status: 'past_due', trackedUntil: '2030-05-24T12:00:00.000Z' }
        : one,
    )
    await route.fulfill({ json: { subscriptions: failed } })
  })
  await openAs(fleet, page, '/dashboard/devices')

  await test.step('DEV-2 a device whose payment failed shows until when it is tracked', async () => {
    const van = page.getByRole('row').filter({ hasText: VAN.name })
    await expect(van).toContainText('Payment failed')
    await expect(van).toContainText('Tracked until May 24')
    await expectAccessible(page)
  })

  await test.step('DEV-1 keys search, walk, select and edit, and the focus comes back', async () => {
    const first = page.locator('[data-device-row]').first()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(first).toBeFocused()
    await page.keyboard.press('x')
    await expect(page.getByText('1 selected')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: VAN.name })).toBeFocused()
    await page.keyboard.press('e')
    await expect(page.getByRole('dialog', { name: `Edit ${VAN.name}` })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: VAN.name })).toBeFocused()
    const actions = page.getByRole('button', { name: `Actions for ${VAN.name}` })
    await page.keyboard.press('Tab')
    await expect(actions).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Edit device' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(actions).toBeFocused()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('DEV-5 what fails is named, and why', async () => {
    const unavailable = { status: 503, json: { message: 'Service Unavailable' } }
    const changes = '**/vectra/device/**'
    await page.route(changes, (route) => route.fulfill(unavailable))
    await page.route('**/unassign', (route) => route.fulfill(unavailable))
    const actions = page.getByRole('button', { name: `Actions for ${TRAILER.name}` })
    const dialog = page.getByRole('dialog')
    await actions.click()
    await page.getByRole('menuitem', { name: 'Edit device' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Failed to update device')
    await page.keyboard.press('Escape')
    await actions.click()
    await page.getByRole('menuitem', { name: 'Unassign subscription' }).click()
    await dialog.getByRole('button', { name: /^Unassign/ }).click()
    await expect(dialog.getByRole('alert')).toContainText('Failed to unassign subscription')
    await page.keyboard.press('Escape')
    await actions.click()
    await page.getByRole('menuitem', { name: 'Delete device' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Couldn’t check what depends on this device')
    await expect(dialog.getByRole('button', { name: /^Delete/ })).toBeDisabled()
    await page.keyboard.press('Escape')
    await page.route(changes, (route) =>
      route.request().method() === 'DELETE' ? route.fulfill(unavailable) : route.continue(),
    )
    await actions.click()
    await page.getByRole('menuitem', { name: 'Delete device' }).click()
    await dialog.getByRole('button', { name: /^Delete/ }).click()
    await expect(dialog.getByRole('alert')).toContainText('Failed to delete device')
    await page.keyboard.press('Escape')
  })

  await test.step('DEV-2 DEV-5 a device without a subscription is led to a purchase, or says why none is assigned', async () => {
    await page.unroute('**/unassign')
    await page.unroute(SUBSCRIPTIONS)
    const actions = page.getByRole('button', { name: `Actions for ${TRAILER.name}` })
    const dialog = page.getByRole('dialog')
    await actions.click()
    await page.getByRole('menuitem', { name: 'Unassign subscription' }).click()
    await dialog.getByRole('button', { name: /^Unassign/ }).click()
    await expect(page.getByText('Subscription unassigned successfully!')).toBeVisible()
    await actions.click()
    await page.getByRole('menuitem', { name: 'Assign subscription' }).click()
    const assign = dialog.getByRole('button', { name: 'Assign', exact: true })
    await dialog.getByRole('combobox').selectOption({ index: 1 })
    for (const [status, text] of [
      [409, 'Failed to assign device. Please try again.'],
      [503, 'An error occurred while assigning the device.'],
    ] as const) {
      await page.route('**/assign', (route) => route.fulfill({ status, json: { message: 'Refused' } }))
      await assign.click()
      await expect(dialog.getByRole('alert')).toContainText(text)
      await expect(page.getByText('Failed to assign subscription').first()).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await page.route(DEVICES, async (route) => {
      const reply = await (await route.fetch()).json()
      await route.fulfill({ json: { ...reply, availableDevices: 0 } })
    })
    await page.reload()
    await actions.click()
    await expect(page.getByRole('menuitem', { name: 'Purchase subscription' })).toHaveAttribute(
      'href',
      '/dashboard/subscription?tab=purchase',
    )
    await page.keyboard.press('Escape')
    await page.unroute(DEVICES)
  })

  await test.step('DEV-1 a list that fails to load can be loaded again', async () => {
    await page.routeWebSocket('**/mqtt', (socket) => socket.close())
    await page.route(DEVICES, (route) => route.fulfill({ status: 503, json: { message: 'Unavailable' } }))
    await page.evaluate(() =>
      indexedDB.databases().then((all) => all.map(({ name }) => indexedDB.deleteDatabase(name ?? ''))),
    )
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('Couldn’t load your devices')
    await expectAccessible(page)
    await page.unroute(DEVICES)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('[data-device-row]')).toHaveText([TRAILER.name, VAN.name])
  })
})

/** A share link, a geofence, a rule and a command that depend on a device alone. */
async function nameEverywhere(
  { ids, accessToken }: Fleet,
  request: APIRequestContext,
  name: string,
): Promise<void> {
  const id = ids[name] ?? ''
  const headers = { authorization: `Bearer ${accessToken}` }
  for (const [path, data] of [
    [`vectra/devices/${id}/share`, { name: 'Yard', trailDurationHours: 24, expiresAt: null }],
    ['geofences', { ...aGeofenceBody(), deviceIds: [id] }],
    ['vectra/alerts', { ...anAlertBody(), deviceId: id }],
    ['vectra/SetCommand/SendTextCmd', { DeviceID: id, TextCommand: 'STATUS#' }],
  ] as const)
    expect((await request.post(`/api/${path}`, { headers, data })).ok(), path).toBe(true)
}

/** Sets the account's preference, which the page follows. */
async function preferDarkTheme(page: Page, accessToken: string): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const data = { theme: 'dark' }
  expect((await page.request.put('/api/vectra/preferences', { headers, data })).status()).toBe(200)
}
