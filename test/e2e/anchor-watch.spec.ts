import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aDrag, boatFix, publish } from './boat-at-anchor.ts'
import { aFleetOf, connectTracker, openAs } from './fleet.ts'
import { test } from './site-test.ts'
import { aViewerOf } from './viewer.ts'

const BOAT = 'Catalina 34'
const VAN = 'Sprinter'

const panelOf = (page: Page) => page.getByRole('region', { name: 'Anchor watch' })

for (const { name, width, height, theme } of [
  { name: 'a phone in the dark', width: 390, height: 844, theme: 'dark' },
  { name: 'a desktop in the light', width: 1440, height: 900, theme: 'light' },
])
  test(`LIV-7 on ${name}: an anchor watch is set, adjusted, raises a drag, is acknowledged and lifted`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    const fleet = await aFleetOf(request, [{ name: BOAT, type: 'sailboat', positions: [boatFix(400, 0)] }])
    const deviceId = fleet.ids[BOAT] ?? ''
    const headers = { authorization: `Bearer ${fleet.accessToken}` }
    await request.put('/api/vectra/preferences', { headers, data: { theme, units: 'km' } })
    await openAs(fleet, page, `/dashboard/devices/${deviceId}`)
    const panel = panelOf(page)

    await test.step('a place that is not complete is refused, and one far away by the API', async () => {
      await panel.getByRole('button', { name: 'Set anchor watch' }).press('Enter')
      await panel.getByRole('button', { name: 'Away from the boat' }).press('Enter')
      await panel.getByRole('button', { name: 'Start watch' }).press('Enter')
      await expect(panel.getByRole('alert')).toHaveText(
        'Enter a distance above 0 and a bearing from 0 to 360.',
      )
      await panel.getByLabel('Distance (m)').fill('1200')
      await panel.getByLabel('Bearing (°)').fill('180')
      const webhook = panel.getByLabel('Webhook (optional)')
      await webhook.fill('siren')
      await panel.getByRole('button', { name: 'Start watch' }).press('Enter')
      await expect(panel.getByText('Enter a URL that starts with https://.')).toBeVisible()
      await webhook.fill('https://192.0.2.7/siren')
      await expectAccessible(page)
      await panel.getByRole('button', { name: 'Start watch' }).press('Enter')
      await expect(panel.getByRole('alert')).toContainText('Enter a public https:// address')
      await webhook.fill('')
      await panel.getByRole('button', { name: 'Start watch' }).press('Enter')
      await expect(panel.getByRole('alert')).toContainText('more than 1 km from the boat')
    })

    await test.step('it is set where the boat is, with the warning that its receiver is not that accurate', async () => {
      await panel.getByRole('button', { name: 'At the boat' }).press('Enter')
      await expect(panel).toContainText(/The receiver is accurate to 20\sm/)
      await expect(panel).toContainText('In the last 12 hours, this watch would have raised no alarm.')
      await panel.getByRole('slider', { name: 'Radius' }).press('Home')
      await panel.getByRole('button', { name: 'Start watch' }).press('Enter')
      await expect(panel.getByRole('status')).toContainText('At anchor')
      await expect(panel).toContainText('The receiver isn’t accurate enough for this radius')
      await expect(panel.getByRole('button', { name: 'Adjust' })).toBeFocused()
      await expect(panel).toContainText(/Alarms of the last 12 hours\s*None\./)
      await expectAccessible(page)
    })

    await test.step('its radius is worked out from the chain, which has to reach the ground', async () => {
      await panel.getByRole('button', { name: 'Adjust' }).press('Enter')
      await panel.getByText('Work out the radius from the chain').press('Enter')
      const gear = { Depth: '4', Bow: '1.5', Chain: '5.4', Length: '10' }
      for (const [label, metres] of Object.entries(gear))
        await panel.getByLabel(new RegExp(`^${label}`)).fill(metres)
      await expect(panel.getByText('The chain and rope are shorter')).toBeVisible()
      await expect(panel.locator('output')).toHaveText(/^15\sm$/)
      await panel.getByLabel(/^Chain/).fill('25')
      await expect(panel.locator('output')).toHaveText(/^55\sm$/)
      await panel.getByLabel('Alarm without a position after').selectOption('5 min')
      await expectAccessible(page)
    })

    await test.step('the anchor is dragged 33 m to the north, by a thumb or a mouse', async () => {
      const drawing = panel.getByRole('img').last()
      await drawing.scrollIntoViewIfNeeded()
      const { x, y, width: size } = (await drawing.boundingBox()) ?? { x: 0, y: 0, width: 0 }
      const [middleX, middleY, unit] = [x + size / 2, y + size / 2, size / 200]
      await page.mouse.move(middleX, middleY)
      await page.mouse.down()
      await page.mouse.move(middleX, middleY - 20 * unit)
      await page.mouse.move(middleX, middleY - 40 * unit)
      await page.mouse.up()
      await expect(panel.getByRole('button', { name: 'Away from the boat', pressed: true })).toBeVisible()
      await expect(panel.getByLabel('Distance (m)')).toHaveValue('33')
      await expect(panel.getByLabel('Bearing (°)')).toHaveValue(/^(0|360)$/)
      await panel.getByRole('button', { name: 'Cancel' }).press('Enter')
    })

    await test.step('it is adjusted, and the warning goes', async () => {
      await panel.getByRole('button', { name: 'Adjust' }).press('Enter')
      await expect(panel.getByRole('button', { name: 'Where it’s set', pressed: true })).toBeVisible()
      const larger = panel.getByRole('button', { name: 'Larger radius' })
      for (const radius of [20, 25, 30]) {
        await larger.press('Enter')
        await expect(panel.locator('output')).toHaveText(new RegExp(`^${radius}\\sm$`))
      }
      await panel.getByRole('button', { name: 'Save' }).press('Enter')
      await expect(panel).toContainText(/Radius30\sm/)
      await expect(panel).not.toContainText('The receiver isn’t accurate enough')
    })

    await test.step('a drag raises the alarm on the open page, with its reason', async () => {
      const tracker = await connectTracker(request, fleet.accessToken, deviceId)
      await publish(tracker, deviceId, aDrag())
      await expect(panel.getByRole('alert')).toContainText('Dragging anchor')
      await expect(panel.getByRole('listitem')).toContainText(/Dragging, \d+\sm from the anchor: outside/)
      await expectAccessible(page)
      await tracker.endAsync()
    })

    await test.step('it is acknowledged and lifted by keyboard', async () => {
      await panel.getByRole('button', { name: 'Acknowledge alarm' }).press('Enter')
      await expect(panel.getByText('Notifications have stopped.')).toBeFocused()
      await expect(panel).toContainText(/Acknowledged .+ by .+@/)
      await expect(panel.getByRole('button', { name: 'Acknowledge alarm' })).toHaveCount(0)
      await expect(panel.getByRole('status')).toContainText('Dragging anchor')
      await panel.getByRole('button', { name: 'Lift watch' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: `Lift the anchor watch of ${BOAT}?` })
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Lift watch' }).press('Enter')
      await expect(panel.getByRole('button', { name: 'Set anchor watch' })).toBeVisible()
      await expect(panel.getByRole('status')).toHaveCount(0)
    })
  })

test('T13 a viewer sees the watch of a boat and cannot change it, and a van has none', async ({
  page,
  request,
}) => {
  const owner = await aFleetOf(request, [
    { name: BOAT, positions: [boatFix(60, 0)] },
    { name: VAN, type: 'van', positions: [boatFix(60, 0)] },
  ])
  const deviceId = owner.ids[BOAT] ?? ''
  const headers = { authorization: `Bearer ${owner.accessToken}` }
  const watch = { headers, data: { anchor: null, radiusM: 40 } }
  await request.put(`/api/vectra/devices/${deviceId}/anchor-watch`, watch)

  const viewer = await aViewerOf(owner, request)
  await openAs(viewer, page, `/dashboard/devices/${deviceId}?account=${viewer.ownerId}`)
  await expect(panelOf(page).getByRole('status')).toContainText('At anchor')
  await expect(panelOf(page).getByRole('button')).toHaveCount(0)

  await page.goto(`/dashboard/devices/${owner.ids[VAN]}?account=${viewer.ownerId}`)
  await expect(page.getByRole('region', { name: 'Maintenance' })).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
})
