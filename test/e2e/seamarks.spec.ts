import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { consoleErrors } from './console-errors.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'

test.use({ baseMap: 'built-in' })

const STYLE = {
  version: 8,
  sources: {
    land: { type: 'geojson', data: { type: 'FeatureCollection', features: [] }, attribution: 'Streets' },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': '#cfe3ee' } },
    { id: 'land', type: 'fill', source: 'land' },
  ],
}
/** A red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
)
const position = { time: new Date().toISOString(), lat: 25.77, lng: -80.18 }

/** A street map and seamarks as a network would bring them. Returns the tiles that were asked for. */
async function bringMaps(page: Page, status = 200): Promise<string[]> {
  const tiles: string[] = []
  await page.route('**/_local/maps/*', (route) => route.fulfill({ json: STYLE }))
  await page.route('https://tiles.openseamap.org/**', (route) => {
    tiles.push(new URL(route.request().url()).pathname)
    return route.fulfill({ status, contentType: 'image/png', body: PNG })
  })
  return tiles
}

test('LIV-7 seamarks are on the map of an account with a boat until they are switched off', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const fleet = await aFleetOf(request, [{ name: 'Catalina 34', type: 'sailboat', positions: [position] }])
  const errors = consoleErrors(page)
  const tiles = await bringMaps(page)
  await openAs(fleet, page, `/dashboard/live?deviceId=${fleet.ids['Catalina 34']}`)
  const seamarks = page.getByRole('button', { name: 'Seamarks' })
  await expect(seamarks).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => tiles.length).toBeGreaterThan(0)
  expect(tiles.filter((path) => !/^\/seamark\/(9|1\d)\/\d+\/\d+\.png$/.test(path))).toEqual([])
  const source = page.getByRole('link', { name: '© OpenSeaMap', includeHidden: true })
  await expect(source).toBeVisible()
  await expectAccessible(page)

  await seamarks.press('Enter')
  await expect(seamarks).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL(/seamarks=off/)
  await expect(source).toBeHidden()
  await page.reload()
  await expect(seamarks).toHaveAttribute('aria-pressed', 'false')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'More map actions' }).click()
  await page.getByRole('menuitem', { name: 'Seamarks' }).press('Enter')
  await expect(source).toHaveCount(1)
  expect(errors).toEqual([])
})

test('LIV-7 seamarks that fail take nothing from the map, and an account without a boat has none', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [
    { name: 'Catalina 34', type: 'sailboat', positions: [position] },
    { name: 'Sprinter', type: 'van', positions: [position] },
  ])
  const tiles = await bringMaps(page, 500)
  await openAs(fleet, page, `/dashboard/live?deviceId=${fleet.ids['Catalina 34']}`)
  await expect.poll(() => tiles.length).toBeGreaterThan(9)
  await expect(page.getByText('Street map unavailable')).toHaveCount(0)

  const onLand = await aFleetOf(request, [{ name: 'Sprinter', type: 'van', positions: [position] }])
  const context = await page.context().browser()?.newContext()
  if (context === undefined) throw new Error('The browser is gone')
  const van = await context.newPage()
  const none = await bringMaps(van)
  await openAs(onLand, van, `/dashboard/live?deviceId=${onLand.ids.Sprinter}`)
  await expect(van.getByText('Sprinter').first()).toBeVisible()
  await expect(van.getByRole('button', { name: 'Seamarks' })).toHaveCount(0)
  expect(none).toEqual([])
  await context.close()
})

test('LIV-7 without a street map there are no seamarks, and the button says why', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [{ name: 'Catalina 34', type: 'sailboat', positions: [position] }])
  const asked: string[] = []
  await page.route('https://tiles.openseamap.org/**', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await openAs(fleet, page, `/dashboard/live?deviceId=${fleet.ids['Catalina 34']}`)
  const seamarks = page.getByRole('button', { name: 'Seamarks: Street map unavailable' })
  await expect(seamarks).toHaveAttribute('aria-disabled', 'true')
  await seamarks.press('Enter')
  await expect(page).not.toHaveURL(/seamarks/)
  expect(asked).toEqual([])
})
