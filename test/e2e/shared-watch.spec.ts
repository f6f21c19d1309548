import { expect, type Page } from '@playwright/test'
import { shares } from '../../shared/shares/shares.routes.ts'
import { expectAccessible } from './accessible.ts'
import { aDrag, boatFix, publish } from './boat-at-anchor.ts'
import { aFleetOf, connectTracker, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const SECOND_MS = 1_000
const BOAT = 'Catalina 34'
const VAN = 'Sprinter'
const LINK = 'Crew ashore'

const watchOf = (page: Page) => page.getByRole('article', { name: BOAT })
const anchorOf = (page: Page) => page.locator('[data-mark="anchor"]')

/** The viewer asks again until it sees that: a link has the same answer for 5 s. */
const afterRefresh = (page: Page, see: () => Promise<void>) =>
  expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await see()
  }).toPass({ intervals: [SECOND_MS] })

for (const { name, width, height, theme } of [
  { name: 'a phone in the dark', width: 390, height: 844, theme: 'dark' as const },
  { name: 'a desktop in the light', width: 1440, height: 900, theme: 'light' as const },
])
  test(`LIV-7 SHR-4 SHR-6 on ${name}: an anchor watch is shared, and whoever has the link sees it drag`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: theme })
    const fleet = await aFleetOf(request, [{ name: BOAT, type: 'sailboat', positions: [boatFix(400, 0)] }])
    const deviceId = fleet.ids[BOAT] ?? ''
    const headers = { authorization: `Bearer ${fleet.accessToken}` }
    const watchPath = `/api/vectra/devices/${deviceId}/anchor-watch`
    await request.put('/api/vectra/preferences', { headers, data: { theme, units: 'km' } })
    await openAs(fleet, page, `/dashboard/devices/${deviceId}`)
    const panel = page.getByRole('region', { name: 'Anchor watch' })
    let shareUrl = ''

    await test.step('a link to the boat is created from its watch, by keyboard', async () => {
      await expect(panel.getByRole('button', { name: 'Set anchor watch' })).toBeVisible()
      await expect(panel.getByRole('button', { name: 'Share this watch' })).toHaveCount(0)
      await request.put(watchPath, { headers, data: { anchor: null, radiusM: 30 } })
      await page.reload()
      const share = panel.getByRole('button', { name: 'Share this watch' })
      await share.press('Enter')
      const dialog = page.getByRole('dialog', { name: `Share ${BOAT}` })
      await dialog.getByRole('button', { name: 'Create link' }).press('Enter')
      await dialog.getByLabel('Name').fill(LINK)
      await dialog.getByLabel('Name').press('Enter')
      const link = dialog.getByRole('link', { name: `Open ${LINK}` })
      shareUrl = (await link.getAttribute('href')) ?? ''
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(share).toBeFocused()
    })

    const [watch, anchor] = [watchOf(page), anchorOf(page)]
    const tracker = await connectTracker(request, fleet.accessToken, deviceId)
    await test.step('the viewer sees the state of the watch, its figures and the anchor', async () => {
      await publish(tracker, deviceId, [boatFix(360, 12)])
      await page.goto(shareUrl)
      await expect(watch.getByRole('status')).toHaveText('At anchor')
      await expect(watch).toContainText(/Radius30\sm/)
      await afterRefresh(page, () =>
        expect(watch).toContainText(/From the anchor12\sm/, { timeout: SECOND_MS }),
      )
      await expect(watch.getByRole('time')).toBeVisible()
      await expect(anchor).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('a drag is announced at the next refresh', async () => {
      await publish(tracker, deviceId, aDrag())
      await afterRefresh(page, () =>
        expect(watch.getByRole('alert')).toHaveText('Dragging anchor', { timeout: SECOND_MS }),
      )
      await expect(watch).toContainText(/From the anchor\d\d+\sm/)
      await expect(watch).not.toContainText(fleet.email)
      await expectAccessible(page)
    })

    await test.step('the map follows the boat until the viewer moves it, and again from Center on', async () => {
      const boat = page.locator('[data-mark="device"]')
      await expect(boat).toBeInViewport({ ratio: 1 })
      const box = await page.locator('.maplibregl-canvas').boundingBox()
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) - 60, (box?.y ?? 0) + 60]
      for (let pull = 0; pull < 4; pull++) {
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x - 250, y, { steps: 5 })
        await page.mouse.up()
      }
      await expect(boat).not.toBeInViewport()
      await publish(tracker, deviceId, [boatFix(0, 118)])
      await afterRefresh(page, () =>
        expect(watch).toContainText(/From the anchor118\sm/, { timeout: SECOND_MS }),
      )
      await expect(boat).not.toBeInViewport()
      await page.getByRole('button', { name: 'Center' }).click()
      await expect(boat).toBeInViewport({ ratio: 1 })
    })

    await test.step('in Spanish, the watch is too', async () => {
      await page.getByRole('combobox').selectOption('Español')
      await expect(watch.getByRole('alert')).toHaveText('Garreando')
      await page.getByRole('combobox').selectOption('English')
    })

    await test.step('a watch that is lifted is gone', async () => {
      await request.delete(watchPath, { headers })
      await afterRefresh(page, () => expect(watch).toHaveCount(0, { timeout: SECOND_MS }))
      await expect(anchor).toHaveCount(0)
      await expect(page.locator('[data-mark="device"]')).toHaveCount(1)
      await tracker.endAsync()
    })
  })

test('LIV-7 SHR-4 SHR-7 a link to several devices names the boat of a watch, which stays in the card in any case', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [
    { name: BOAT, positions: [boatFix(60, 0)] },
    { name: VAN, type: 'van', positions: [boatFix(60, 900)] },
  ])
  const deviceId = fleet.ids[BOAT] ?? ''
  const headers = { authorization: `Bearer ${fleet.accessToken}` }
  const set = { headers, data: { anchor: null, radiusM: 30 } }
  await request.put(`/api/vectra/devices/${deviceId}/anchor-watch`, set)
  const link = { headers, data: { name: LINK, deviceIds: [deviceId, fleet.ids[VAN]] } }
  const created = await request.post('/api/vectra/shares/multi', link)
  const { shareLink } = shares.createMultiShare.reply.parse(await created.json())

  await test.step('the checkbox of a boat takes its anchor off the map, and not its state out of the card', async () => {
    await page.goto(shareLink.shareUrl)
    await expect(watchOf(page).getByRole('status')).toHaveText(`At anchor${BOAT}`)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(anchorOf(page)).toHaveCount(1)
    await page.getByRole('checkbox', { name: BOAT }).uncheck()
    await expect(anchorOf(page)).toHaveCount(0)
    await expect(watchOf(page)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('texts that fail to load are said in its place, and the rest stays', async () => {
    await page.route('**/assets/boat-texts-*.js', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('Parts of this site couldn’t be loaded.')
    await expect(page.getByRole('checkbox', { name: BOAT })).toBeVisible()
    await expect(anchorOf(page)).toHaveCount(1)
  })
})
