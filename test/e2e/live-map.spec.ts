import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { countDrawnVertices } from './drawn-vertices.ts'
import { loadedBeforeMarker } from './first-load.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const PLACE = { lat: 25.7745, lng: -80.1712 }
/** About 100 pixels to the west at zoom 16. */
const WEST_OF_PLACE = { lat: 25.7745, lng: -80.172_276 }
const MINUTE_MS = 60_000
/** The map's scale at this latitude, for at most 100 pixels, in miles as in a new account. */
const SCALE_AT = { zoom1: '2000 mi', zoom14: '1000 ft', zoom15: '500 ft', zoom16: '300 ft' }
const PANEL_PX = 420 + 2 * 12
/** Fewer are not the whole map; more take seconds for each frame on a slow processor. */
const COAST_VERTICES_MIN = 50_000
const FRAME_VERTICES_MAX = 500_000
const FIRST_LOAD_MAX = { requests: 25, bytes: 1_000_000 }

const FLEET = () => [
  {
    name: 'Sea Ray 240',
    tags: ['north'],
    positions: [
      { ...at(2 * MINUTE_MS), ...WEST_OF_PLACE, speedKmh: 47 },
      {
        ...at(0),
        ...PLACE,
        speedKmh: 32,
        course: 90,
        batteryVolts: 11.5,
        ignition: true,
        odometerKm: 1204.6,
        engineHours: 88.2,
        altitudeM: 3,
        satellites: 11,
        cellular: 24,
        statusText: 'ACC_ON,Power save mode',
      },
    ],
  },
  {
    name: 'White van',
    type: 'van',
    positions: [{ ...at(3 * MINUTE_MS), lat: 25.9, lng: -80.3, speedKmh: 0 }],
  },
  { name: 'New boat' },
]
const at = (agoMs: number) => ({ time: new Date(Date.now() - agoMs).toISOString() })

test('LIV-1 the first device takes few requests', async ({ page, request }) => {
  const fleet = await aFleetOf(request, FLEET())
  await openAs(fleet, page, '/dashboard/live')
  const { urls, bytes } = await loadedBeforeMarker(page)
  expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(FIRST_LOAD_MAX.requests)
  expect(bytes).toBeLessThan(FIRST_LOAD_MAX.bytes)
})

test('LIV-2 LIV-8 positions are pushed for an only device that a link has selected, once it is drawn', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, FLEET().slice(0, 1))
  await openAs(fleet, page, `/dashboard/live?deviceId=${fleet.ids['Sea Ray 240']}`)
  await loadedBeforeMarker(page)
  await expect(page.locator('[data-updates]')).toHaveText('Live updates')
})

test('LIV-1 LIV-3 LIV-5 LIV-9 the map and its list on a desktop', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const fleet = await aFleetOf(request, FLEET())
  const scale = page.locator('.maplibregl-ctrl-scale')
  const row = (name: string) => page.locator('[data-device-row]', { hasText: name })

  await test.step('LIV-1 opens at zoom 1 and fits all devices once', async () => {
    await openAs(fleet, page, '/dashboard/live')
    await expect(scale).toHaveText(SCALE_AT.zoom1)
    await expect(row('New boat')).toContainText('No position yet')
    await expect(scale).not.toHaveText(SCALE_AT.zoom1)
  })

  await test.step('LIV-1 cycles dark, satellite, streets; satellite without a key shows a notice', async () => {
    const style = (name: string) => page.getByRole('button', { name: `Map: ${name}` })
    await style('streets').click()
    await style('dark').click()
    await expect(page.getByText('Satellite needs a map key')).toBeVisible()
    await expect(page).toHaveURL(/style=satellite/)
    await style('satellite').click()
    await expect(style('streets')).toBeVisible()
    await expect(page.getByText('Satellite needs a map key')).toBeHidden()
  })

  await test.step('LIV-5 disabled tools can be focused and say why they are disabled', async () => {
    for (const name of [
      'Restore relay',
      'Cut relay',
      'Send text command',
      'Storage mode',
      'Share location',
    ]) {
      const tool = page.getByRole('button', { name: `${name}: select a device first` })
      await expect(tool).toHaveAttribute('aria-disabled', 'true')
      await tool.focus()
      await expect(tool).toBeFocused()
    }
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tooltip')).toHaveText('Storage mode: select a device first')
  })

  await test.step('LIV-5 hides and shows the panel through the URL without losing the focus', async () => {
    await page.getByRole('region', { name: 'Devices' }).getByRole('button', { name: 'Hide devices' }).click()
    await expect(page).toHaveURL(/panel=hidden/)
    await expect(page.getByRole('button', { name: 'Show devices' })).toBeFocused()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await expect(page).not.toHaveURL(/panel=/)
  })

  await test.step('LIV-3 searches, filters and sorts through the URL', async () => {
    await page.keyboard.type('submarine')
    await expect(page.getByText('No devices found.')).toBeVisible()
    await expect(page).toHaveURL(/q=submarine/)
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await page.getByRole('button', { name: /^Offline/ }).click()
    await expect(page).toHaveURL(/show=offline/)
    await expect(page.locator('[data-device-row]')).toHaveText([/New boat/])
    await page.getByRole('button', { name: /^Offline/ }).click()
    await page.getByLabel('Tag', { exact: true }).selectOption('north')
    await expect(page.locator('[data-device-row]')).toHaveText([/Sea Ray 240/])
    await page.getByLabel('Tag', { exact: true }).selectOption('All tags')
    await page.getByLabel('Sort', { exact: true }).selectOption('Last contact')
    await page.reload()
    await expect(page.locator('[data-device-row]').last()).toContainText('New boat')
    await expect(page).toHaveURL(/sort=lastContact/)
  })

  await test.step('LIV-3 LIV-9 the map follows the search, and says what it hides while the list is hidden', async () => {
    await page.goto('/dashboard/live?q=van')
    await expect(scale).toHaveText(SCALE_AT.zoom16)
    await page.goto('/dashboard/live?q=submarine&panel=hidden')
    const notice = page.getByRole('status').filter({ hasText: 'No devices match “submarine”.' })
    await notice.getByRole('button', { name: 'Clear search and filters' }).click()
    await expect(notice).toBeHidden()
    await expect(page).not.toHaveURL(/q=/)
  })

  await test.step('LIV-5 a blocked location comes with instructions', async () => {
    await page.getByRole('button', { name: 'Show my location' }).click()
    await expect(page.getByText('Location access is blocked. Allow it for this site')).toBeVisible()
  })
})

test('LIV-6 LIV-7 STA-1 STA-2 STA-3 STA-5 DEV-4 a device on the map on a desktop', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const fleet = await aFleetOf(request, FLEET())
  const card = page.getByRole('region', { name: 'Sea Ray 240' })
  const row = (name: string) => page.locator('[data-device-row]', { hasText: name })

  await test.step('LIV-6 pressing a row flies to zoom 16', async () => {
    await openAs(fleet, page, '/dashboard/live')
    await row('Sea Ray 240').click()
    await expect(page.locator('.maplibregl-ctrl-scale')).toHaveText(SCALE_AT.zoom16)
  })

  await test.step('LIV-6 Escape closes the dialog first, then the device', async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(card).toBeVisible()
    await expect(page).toHaveURL(/deviceId=/)
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(page).not.toHaveURL(/deviceId=/)
    await row('Sea Ray 240').click()
    await expect(card).toBeVisible()
  })

  await test.step('STA-1 STA-5 a row says the motion and the age', async () => {
    await expect(row('White van')).toContainText('Stopped')
    await expect(row('White van')).toContainText(/\d minutes ago/)
  })

  await test.step('LIV-7 STA-1 STA-2 STA-3 the card', async () => {
    await expect(card).toContainText('Moving')
    for (const text of [
      '20\u202fmph',
      '748.5\u202fmi',
      '88.2',
      '11.5',
      'CRITICAL',
      'Excellent',
      'Good',
      'Power save',
      'north',
    ])
      await expect(card).toContainText(text)
    for (const text of ['Altitude', 'Last update', 'near Miami']) await expect(card).toContainText(text)
    await expect(card.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=25\.774500&mlon=-80\.171200/,
    )
    await expectAccessible(page)
  })

  await test.step('LIV-6 hovering the marker and the trail', async () => {
    const popup = page.locator('.map-popup')
    const centre = await centreOfMap(page)
    // On a slow machine they may not be drawn yet, so the mouse moves until the popup opens.
    const hovered = (x: number, y: number, text: string) =>
      expect(async () => {
        await page.mouse.move(x + 30, y + 60)
        await page.mouse.move(x, y)
        await expect(popup).toContainText(text, { timeout: 1000 })
      }).toPass({ timeout: 20_000 })
    await hovered(centre.x, centre.y, 'Sea Ray 240')
    await expect(popup).toContainText('11.5\u202fV · Low')
    await hovered(centre.x - 98, centre.y, '29\u202fmph')
    await page.mouse.move(centre.x, centre.y + 200)
    await expect(popup).toBeHidden()
  })

  await test.step('DEV-4 edits the device from the card', async () => {
    await card.getByRole('button', { name: 'Edit name, type and tags' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Sea Ray 240' })
    await dialog.getByLabel('Name').fill(' ')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Enter a name of up to 100 characters.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Name').fill('Sea Ray 250')
    for (const tag of ['north', ' sold ', 'north']) {
      await dialog.getByLabel('Tags').fill(tag)
      await dialog.getByLabel('Tags').press('Enter')
    }
    await dialog.getByRole('button', { name: 'Save' }).click()
    const renamed = page.getByRole('region', { name: 'Sea Ray 250' })
    await expect(renamed.getByRole('listitem').filter({ hasText: /^(north|sold)$/ })).toHaveText([
      'north',
      'sold',
    ])
  })

  await test.step('LIV-7 closing the card returns the focus to its row', async () => {
    await page.getByRole('button', { name: 'All devices', exact: true }).click()
    await expect(row('Sea Ray 250')).toBeFocused()
    await expect(page).not.toHaveURL(/deviceId/)
  })
})

test('LIV-2 LIV-4 LIV-5 LIV-6 the live map on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const fleet = await aFleetOf(request, FLEET())
  const scale = page.locator('.maplibregl-ctrl-scale')
  const card = (name: string) => page.getByRole('region', { name })

  await test.step('LIV-2 a link to a device selects it, follows it at zoom 15 and opens the drawer', async () => {
    await openAs(fleet, page, `/dashboard/live?deviceId=${fleet.ids['Sea Ray 240']}`)
    await expect(card('Sea Ray 240')).toBeVisible()
    await expect(card('Sea Ray 240').getByRole('button', { name: 'Follow' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(scale).toHaveText(SCALE_AT.zoom15)
  })

  await test.step('LIV-4 LIV-6 the drawer has the list and its search; pressing a row flies to zoom 14', async () => {
    await card('Sea Ray 240').getByRole('button', { name: 'All devices' }).click()
    await page.getByRole('searchbox').fill('van')
    await expect(page.locator('[data-device-row]')).toHaveText([/White van/])
    await expect(page).toHaveURL(/q=van/)
    await page.locator('[data-device-row]').click()
    await expect(card('White van')).toBeVisible()
    await expect(scale).toHaveText(SCALE_AT.zoom14)
    await expect(page).toHaveURL(/q=van/)
    await expectAccessible(page)
  })

  await test.step('LIV-7 the card keeps its height, however long the text of an age is', async () => {
    const heightAfter = (age: string) =>
      card('White van').evaluate((element, text) => {
        for (const time of element.querySelectorAll('time')) time.textContent = text
        return element.scrollHeight
      }, age)
    expect(await heightAfter('59 minutes ago')).toBe(await heightAfter('9 s ago'))
  })

  await test.step('LIV-5 the other tools are in a menu', async () => {
    await page.getByRole('button', { name: 'More map actions' }).click()
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('menuitem', { name: 'Share location' })).toBeEnabled()
    await expect(page.getByRole('menuitem', { name: 'Cut relay' })).toBeEnabled()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'Pause updates' }).click()
    await expect(page.getByText(/^Paused\. Showing positions from/)).toBeVisible()
  })
})

test('LIV-4 at 200 % zoom the list collapses, and the map keeps most of the height', async ({
  page,
  request,
}) => {
  const window = { width: 720, height: 450 }
  await page.setViewportSize(window)
  const fleet = await aFleetOf(request, FLEET())
  await openAs(fleet, page, '/dashboard/live')
  const sheet = page.getByRole('region', { name: 'Devices', exact: true })
  await expect(sheet.getByRole('heading', { name: 'Devices' })).toBeVisible()
  const box = await sheet.boundingBox()
  expect(box?.y).toBeGreaterThan(window.height / 2)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Resize the device list/ }).click()
  await expect(page.locator('[data-device-row]').first()).toBeInViewport()
})

test.describe('with the built-in map', () => {
  test.use({ baseMap: 'built-in' })

  test('LIV-1 the world is drawn fast without a graphics card', async ({ page, request }) => {
    const fleet = await aFleetOf(request, [{ name: 'New boat' }])
    const verticesPerFrame = await countDrawnVertices(page)
    await openAs(fleet, page, '/dashboard/live')
    await expect.poll(verticesPerFrame).toBeGreaterThan(COAST_VERTICES_MIN)
    expect(await verticesPerFrame()).toBeLessThan(FRAME_VERTICES_MAX)
  })
})

/** The centre of the map beside the panel. */
async function centreOfMap(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('.map-canvas').boundingBox()
  if (box === null) throw new Error('There is no map')
  return { x: box.x + PANEL_PX + (box.width - PANEL_PX) / 2, y: box.y + box.height / 2 }
}
