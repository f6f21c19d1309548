import { expect, type Page } from '@playwright/test'
import { MINUTE_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import { aGeofenceBody } from '../make/geofences/geofence.ts'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'
import { aViewerOf } from './viewer.ts'

const BOAT = 'Catalina 34'
const VAN = 'Sprinter'
const HARBOUR = 'Dinner Key'
const CREW = 'crew@example.org'

const here = () => ({ time: toIso(Date.now() - MINUTE_MS), lat: 26.1, lng: -80.1, speedKmh: 0, accuracyM: 5 })

const panelOf = (page: Page) => page.getByRole('region', { name: 'Float plan' })

for (const { name, width, height, theme } of [
  { name: 'a phone in the dark', width: 390, height: 844, theme: 'dark' },
  { name: 'a desktop in the light', width: 1440, height: 900, theme: 'light' },
])
  test(`LIV-7 on ${name}: a float plan is set, extended, changed and ended`, async ({ page, request }) => {
    await page.setViewportSize({ width, height })
    const fleet = await aFleetOf(request, [{ name: BOAT, type: 'sailboat', positions: [here()] }])
    const deviceId = fleet.ids[BOAT] ?? ''
    const headers = { authorization: `Bearer ${fleet.accessToken}` }
    await request.put('/api/vectra/preferences', { headers, data: { theme, timezone: 'UTC' } })
    await request.post('/api/geofences', { headers, data: { ...aGeofenceBody(), name: HARBOUR } })
    await openAs(fleet, page, `/dashboard/devices/${deviceId}`)
    const panel = panelOf(page)

    await test.step('what is wrong is said at its field', async () => {
      await panel.getByRole('button', { name: 'Set float plan' }).press('Enter')
      await panel.getByLabel('People on board').fill('0')
      await panel.getByLabel('Contacts').fill('next door')
      await panel.getByRole('button', { name: 'Start plan' }).press('Enter')
      await expect(panel).toContainText('Say where you are going.')
      await expect(panel.getByLabel('Destination')).toBeFocused()
      await expect(panel).toContainText('Enter a number from 1 to 99.')
      await expect(panel).toContainText('Enter up to 10 email addresses or phone numbers')
      await expectAccessible(page)
    })

    await test.step('it is set, and says who has not agreed to get its message', async () => {
      await panel.getByLabel('Destination').fill('Bimini')
      await panel.getByLabel('People on board').fill('4')
      await panel.getByLabel('Contacts').fill(`${fleet.email}, ${CREW}`)
      await panel.getByLabel('Harbor').selectOption(HARBOUR)
      await panel.getByRole('button', { name: 'Start plan' }).press('Enter')
      await expect(panel.getByRole('status')).toContainText(/Out.*left until the planned return/)
      await expect(panel).toContainText('DestinationBimini')
      await expect(panel).toContainText(`Harbor${HARBOUR}`)
      await expect(panel).toContainText(`No message goes to ${CREW} until they agree.`)
      await expect(panel.getByRole('button', { name: 'Change' })).toBeFocused()
      await expectAccessible(page)
    })

    await test.step('one press extends it', async () => {
      await expect(panel.getByRole('status')).toContainText(/Out\s*(4 h|3 h 5\d min)/)
      await panel.getByRole('button', { name: 'Back an hour later' }).press('Enter')
      await expect(panel.getByRole('status')).toContainText(/Out\s*(5 h|4 h 5\d min)/)
    })

    await test.step('it is changed, and ended by keyboard', async () => {
      await panel.getByRole('button', { name: 'Change' }).press('Enter')
      await panel.getByLabel('Destination').fill('Nassau')
      await panel.getByRole('button', { name: 'Save' }).press('Enter')
      await expect(panel).toContainText('DestinationNassau')
      await panel.getByRole('button', { name: 'We’re back' }).press('Enter')
      await expect(panel.getByRole('button', { name: 'Set float plan' })).toBeFocused()
      await expect(panel.getByRole('status')).toHaveCount(0)
    })
  })

test('LIV-7 a float plan whose return has passed says so, and one press extends it', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [{ name: BOAT, positions: [here()] }])
  const deviceId = fleet.ids[BOAT] ?? ''
  const headers = { authorization: `Bearer ${fleet.accessToken}` }
  const trip = { to: 'Bimini', people: 4, contacts: [], geofenceId: null }
  const data = { ...trip, returnBy: toIso(Date.now() + 2 * SECOND_MS) }
  await request.put(`/api/vectra/devices/${deviceId}/float-plan`, { headers, data })
  await openAs(fleet, page, `/dashboard/devices/${deviceId}`)
  const panel = panelOf(page)
  // the tick runs once a minute
  await expect(panel.getByRole('alert')).toContainText('Not back yet', { timeout: 90_000 })
  await expect(panel).toContainText('Extend the plan, or end it if you’re back.')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Back an hour later' }).press('Enter')
  await expect(panel.getByRole('status')).toContainText(/Out\s*(59 min|1 h)/)
})

test('T13 a viewer sees the float plan of a boat and cannot change it, and a van has none', async ({
  page,
  request,
}) => {
  const owner = await aFleetOf(request, [
    { name: BOAT, positions: [here()] },
    { name: VAN, type: 'van', positions: [here()] },
  ])
  const deviceId = owner.ids[BOAT] ?? ''
  const headers = { authorization: `Bearer ${owner.accessToken}` }
  const plan = {
    returnBy: toIso(Date.now() + 60 * MINUTE_MS),
    to: 'Bimini',
    people: 4,
    contacts: [],
    geofenceId: null,
  }
  await request.put(`/api/vectra/devices/${deviceId}/float-plan`, { headers, data: plan })

  const viewer = await aViewerOf(owner, request)
  await openAs(viewer, page, `/dashboard/devices/${deviceId}?account=${viewer.ownerId}`)
  await expect(panelOf(page).getByRole('status')).toContainText('Out')
  await expect(panelOf(page).getByRole('button')).toHaveCount(0)

  await page.goto(`/dashboard/devices/${owner.ids[VAN]}?account=${viewer.ownerId}`)
  await expect(page.getByRole('region', { name: 'Maintenance' })).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
})
