import { type APIRequestContext, expect, type Page, type Route, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { aTrackerOf } from './tracker.ts'

const NAME = 'Sea Ray 240'
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const YES = 'Cut off the fuel supply: Success! Speed:0 Km/h'
const SEND = '**/vectra/SetCommand/SendTextCmd'

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const progress = (page: Page) => page.getByRole('list', { name: `Commands of ${NAME}` })
const card = (page: Page) => page.getByRole('region', { name: NAME })

/** The live map with the card of a device, and its tracker in our hands. */
async function onTheMap(
  page: Page,
  request: APIRequestContext,
  size: typeof DESK,
  told: Record<string, unknown>,
) {
  await page.setViewportSize(size)
  await bareStreets(page)
  const fleet = await aFleetOf(request, [{ name: NAME }])
  const unit = await aTrackerOf(request, fleet, NAME)
  await unit.report(told)
  await openAs(fleet, page, `/dashboard/live?deviceId=${fleet.ids[NAME]}`)
  return { fleet, unit }
}

test('CMD-2 CMD-4 CMD-5 T60 a cut at 5 km/h is seen queued, sent, answered and proved, and is restored', async ({
  page,
  request,
}) => {
  const { fleet, unit } = await onTheMap(page, request, DESK, { speedKmh: 5, relayCut: false })

  await test.step('CMD-2 CMD-6 the dialog names the device, its speed, the age of the fix and the time it takes', async () => {
    await expect(card(page)).toContainText('3\u202fmph')
    await unit.report({ speedKmh: 5, relayCut: false })
    await tool(page, 'Cut relay').click()
    await expect(page.getByRole('dialog', { name: `Cut relay of ${NAME}` })).toBeVisible()
    await expect(dialog(page)).toContainText('3\u202fmph')
    await expect(dialog(page)).toContainText(/Position(just now|\d+ s ago)/)
    await expect(dialog(page)).toContainText('10-30 s')
    await expect(dialog(page)).toContainText('below 12\u202fmph; otherwise it is held')
  })

  await test.step('CMD-2 CMD-4 the card follows it without a reload, and the hint is sent', async () => {
    const hint = page.waitForRequest('**/relay-status')
    await dialog(page)
      .getByRole('button', { name: `Cut relay of ${NAME}` })
      .click()
    await expect(dialog(page)).toBeHidden()
    expect((await hint).postDataJSON()).toEqual({ relayStatus: 'cut', updatedAt: expect.any(String) })
    await expect(progress(page)).toContainText('Queued')
    await expect(card(page).getByText('Relay CUT')).toBeHidden()
    await unit.report({ speedKmh: 5, relayCut: false })
    await unit.expectCommands('RELAY,1#')
    await expect(progress(page)).toContainText('Sent')
    await unit.answer(YES)
    await expect(progress(page)).toContainText(`Answered · The tracker says “${YES}”`)
    await expect(card(page).getByText('Relay CUT')).toBeVisible()
    await unit.report({ speedKmh: 0, relayCut: true })
    await expect(progress(page)).toContainText('Proved')
  })

  await test.step('CMD-2 it is still shown with the panel hidden, and the way back is at hand', async () => {
    await page.getByRole('region', { name: 'Devices' }).getByRole('button', { name: 'Hide devices' }).click()
    await progress(page).getByRole('button', { name: 'Restore relay' }).click()
    await expect(dialog(page)).toContainText('sent at any speed')
    await dialog(page)
      .getByRole('button', { name: `Restore relay of ${NAME}` })
      .click()
    await expect(progress(page).getByRole('button', { name: 'Restore relay' })).toBeHidden()
    await expect(progress(page)).toBeFocused()
    await unit.report({ speedKmh: 0, relayCut: true })
    await unit.expectCommands('RELAY,1#', 'RELAY,0#')
    await unit.report({ speedKmh: 0, relayCut: false })
    await expect(progress(page)).toContainText('Proved')
    await tool(page, 'Show devices').click()
    await expect(card(page).getByText('Relay ON')).toBeVisible()
  })

  await test.step('CMD-2 the log tells who asked when, what the gate saw, and every step', async () => {
    await card(page).getByRole('link', { name: 'All commands' }).click()
    await expect(page).toHaveURL(new RegExp(`/dashboard/devices/${fleet.ids[NAME]}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
    const log = page.getByRole('region', { name: 'Commands', exact: true })
    await expect(log).toContainText('2 commands')
    const cut = log.getByRole('listitem').filter({ hasText: 'Cut relay' })
    await expect(cut).toContainText('Asked by you from 127.0.0.1')
    await expect(cut).toContainText(/3\smph, position \d+\ss old/)
    await cut.getByText('What came of it').click()
    for (const state of ['Queued', 'Sent', 'Answered', 'Proved'])
      await expect(cut.getByRole('listitem').filter({ hasText: state })).toBeVisible()
    await expectAccessible(page)
  })
  await unit.end()
})

test('CMD-2 T45 on a phone a cut at 60 km/h says that it will be held, is held with its reason, and goes when slower', async ({
  page,
  request,
}) => {
  const { unit } = await onTheMap(page, request, PHONE, { speedKmh: 60 })
  await expect(card(page)).toContainText('37\u202fmph')
  await unit.report({ speedKmh: 60 })
  await page.getByRole('button', { name: 'More map actions' }).click()
  await page.getByRole('menuitem', { name: 'Cut relay' }).click()
  await expect(dialog(page)).toContainText('It is not below 12\u202fmph: it will be held until it is slower.')
  await dialog(page)
    .getByRole('button', { name: `Cut relay of ${NAME}` })
    .click()
  const held = 'Held · It moves at 37\u202fmph and must be below 12\u202fmph.'
  await expect(dialog(page)).toContainText(held)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(progress(page)).toContainText(held)
  await expect(progress(page).getByRole('button', { name: 'Take the cut back' })).toBeVisible()
  await unit.report({ speedKmh: 60 })
  await unit.report({ speedKmh: 19 })
  await expect(progress(page)).toContainText('Sent')
  await unit.expectCommands('RELAY,1#')
  await unit.end()
})

test('CMD-1 CMD-7 a text command: blank, refused, failing, sending, sent', async ({ page, request }) => {
  const { unit } = await onTheMap(page, request, DESK, { speedKmh: 0 })
  await unit.end()
  await tool(page, 'Send text command').click()
  const text = dialog(page).getByRole('textbox', { name: 'Command' })
  const send = dialog(page).getByRole('button', { name: 'Send', exact: true })
  const alert = dialog(page).getByRole('alert')

  await test.step('CMD-1 CMD-6 blank', async () => {
    await expect(send).toBeDisabled()
    await text.fill('   ')
    await expect(dialog(page)).toContainText('Write a command first.')
    await expect(send).toBeDisabled()
  })

  await test.step('CMD-1 a forbidden one is refused where it was written', async () => {
    await text.fill('SERVER,1,evil.example.com#')
    await send.click()
    await expect(alert).toContainText('this command can take the tracker away from you')
    await expect(text).toHaveValue('SERVER,1,evil.example.com#')
  })

  await test.step('CMD-7 what fails on the way has the words of the server, or that there was no answer', async () => {
    await page.route(SEND, (route) =>
      route.fulfill({ status: 503, json: { message: 'Service Unavailable' } }),
    )
    await send.click()
    await expect(alert).toHaveText('Failed to send text command: Service Unavailable')
    await page.unroute(SEND)
    await page.route(SEND, (route) => route.abort())
    await send.click()
    await expect(alert).toContainText('Failed to send text command: No answer from the server.')
    await page.unroute(SEND)
  })

  await test.step('CMD-1 it cannot be closed while sending, says that it was sent, and closes by itself', async () => {
    const held: Route[] = []
    await page.route(SEND, (route) => void held.push(route))
    await text.fill('STATUS#')
    await send.click()
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeHidden()
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(send).toBeDisabled()
    for (const route of held) await route.continue()
    await expect(dialog(page)).toContainText('Command sent')
    await expect(dialog(page)).toBeHidden()
    await expect(progress(page)).toContainText('STATUS#')
  })
})

test('CMD-3 CMD-6 CMD-7 LIV-10 storage mode is entered, shown by its badge, and left by it', async ({
  page,
  request,
}) => {
  const told = { speedKmh: 0, reportIntervalSeconds: 60, statusText: 'Power save mode' }
  const { unit } = await onTheMap(page, request, DESK, told)
  await expect(card(page)).toContainText('Power save')
  await page.route('**/storage-mode', (route) => route.fulfill({ status: 503, json: { message: 'no' } }))

  await tool(page, 'Storage mode').click()
  await expect(dialog(page)).toContainText('It takes 3-5 min')
  const hint = page.waitForRequest('**/storage-mode')
  await dialog(page)
    .getByRole('button', { name: `Enable storage mode of ${NAME}` })
    .click()
  expect((await hint).postDataJSON()).toEqual({ isInStorageMode: true, updatedAt: expect.any(String) })
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await unit.report({ speedKmh: 0, reportIntervalSeconds: 60 })
  await unit.expectCommands('HC,15,3600,3600#')
  await unit.report({ speedKmh: 0, reportIntervalSeconds: 3600 })

  await card(page).getByRole('button', { name: 'Storage mode, updates every hour' }).click()
  await expect(dialog(page)).toContainText('up to an hour to leave storage mode')
  await dialog(page)
    .getByRole('button', { name: `Exit storage mode of ${NAME}` })
    .click()
  await expect(progress(page)).toContainText('Storage mode off')
  await unit.report({ speedKmh: 0, reportIntervalSeconds: 3600 })
  await unit.expectCommands('HC,15,3600,3600#', 'HC,15,60,60#')
  await unit.report({ speedKmh: 0, reportIntervalSeconds: 60 })
  await expect(card(page).getByRole('button', { name: 'Storage mode, updates every hour' })).toBeHidden()
  await unit.end()
})

for (const [name, size] of Object.entries({ desk: DESK, phone: PHONE }))
  test(`CMD-2 the dialogs are accessible in both themes at a ${name}`, async ({ page, request }) => {
    await page.setViewportSize(size)
    const fleet = await aFleetOf(request, [{ name: NAME, positions: [{ ...PLACE, speedKmh: 60 }] }])
    await openAs(fleet, page, `/dashboard/devices/${fleet.ids[NAME]}`)
    for (const theme of ['light', 'dark'] as const) {
      if (theme === 'dark') await turnDark(page, size === PHONE)
      for (const asks of ['Cut relay', 'Restore relay', 'Enable storage mode', 'Send text command']) {
        await tool(page, asks).click()
        await expect(dialog(page)).toBeVisible()
        await expectAccessible(page)
        await dialog(page).getByRole('button', { name: 'Cancel' }).click()
        await expect(dialog(page)).toBeHidden()
      }
    }
  })

const PLACE = { time: new Date().toISOString(), lat: 25.7745, lng: -80.1712 }

/** A base map of one colour: no test depends on a tile host. */
async function bareStreets(page: Page): Promise<void> {
  await page.route('**/_local/maps/*', (route) =>
    route.fulfill({ json: { version: 8, sources: {}, layers: [{ id: 'land', type: 'background' }] } }),
  )
}

async function turnDark(page: Page, phone: boolean): Promise<void> {
  if (phone) await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole(phone ? 'menuitem' : 'button', { name: 'Use the dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
}
