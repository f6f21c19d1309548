import { type APIRequestContext, expect, type Page, type Route } from '@playwright/test'
import { PASSWORD } from '../make/accounts/browser-account.ts'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'
import { aTrackerOf } from './tracker.ts'

const NAME = 'Sea Ray 240'
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const DONE = 'Cut off the fuel supply: Success! Speed:0 Km/h'
const LOG = '**/vectra/devices/*/commands'
const SERVER_TEXT = 'A text that the server wrote'
const SEND = '**/vectra/SetCommand/SendTextCmd'

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const progress = (page: Page) => page.getByRole('list', { name: `Commands for ${NAME}` })
const card = (page: Page) => page.getByRole('region', { name: NAME })

/** Opens the live map with a device's card, and connects as the device's tracker. */
async function onTheMap(
  page: Page,
  request: APIRequestContext,
  size: typeof DESKTOP,
  fields: Record<string, unknown>,
) {
  await page.setViewportSize(size)
  const fleet = await aFleetOf(request, [{ name: NAME }])
  const tracker = await aTrackerOf(request, fleet, NAME)
  await tracker.report(fields)
  await openAs(fleet, page, `/dashboard/live?deviceId=${fleet.ids[NAME]}`)
  return { fleet, tracker }
}

test('CMD-2 CMD-4 CMD-5 T60 a cut at 5 km/h is queued, sent, answered and confirmed, and then restored', async ({
  page,
  request,
}) => {
  const { fleet, tracker } = await onTheMap(page, request, DESKTOP, {
    speedKmh: 5,
    relayCut: false,
    reportIntervalSeconds: 15,
  })

  await test.step('CMD-2 CMD-6 the dialog shows the device, its speed, the age of the position and how long it takes', async () => {
    await expect(card(page)).toContainText('3\u202fmph')
    await tracker.report({ speedKmh: 5, relayCut: false })
    await tool(page, 'Cut relay').click()
    await expect(page.getByRole('dialog', { name: `Cut relay of ${NAME}` })).toBeVisible()
    await expect(dialog(page)).toContainText('3\u202fmph')
    await expect(dialog(page)).toContainText(/Position(just now|\d+ s ago)/)
    await expect(dialog(page)).toContainText('10-30 s')
    await expect(dialog(page)).toContainText('below 12\u202fmph. Otherwise it is held.')
  })

  await test.step('CMD-2 CMD-4 the card shows each state without a reload, and the hint is sent', async () => {
    const hint = page.waitForRequest('**/relay-status')
    await dialog(page)
      .getByRole('button', { name: `Cut relay of ${NAME}` })
      .click()
    await expect(dialog(page)).toBeHidden()
    expect((await hint).postDataJSON()).toEqual({ relayStatus: 'cut', updatedAt: expect.any(String) })
    await expect(progress(page)).toContainText('Queued')
    await expect(card(page).getByText('Relay CUT')).toBeHidden()
    await tracker.report({ speedKmh: 5, relayCut: false })
    await tracker.expectCommands('RELAY,1#')
    await expect(progress(page)).toContainText('Sent')
    await tracker.answer(DONE)
    await expect(progress(page)).toContainText(`Answered · The tracker replied “${DONE}”`)
    await expect(card(page).getByText('Relay CUT · engine can’t start')).toBeVisible()
    await tracker.report({ speedKmh: 0, relayCut: true })
    await expect(progress(page)).toContainText('Confirmed by the tracker')
  })

  await test.step('LIV-10 the list row and the card say that the relay is cut', async () => {
    await page.keyboard.press('Escape')
    const row = page.getByRole('list', { name: 'Devices' }).getByRole('button', { name: NAME })
    await expect(row).toContainText('Relay cut')
    await row.click()
    await expect(card(page).getByText('Relay CUT')).toBeVisible()
  })

  await test.step('CMD-2 with the panel hidden the command is still shown, with a button that restores the relay', async () => {
    await page.getByRole('region', { name: 'Devices' }).getByRole('button', { name: 'Hide devices' }).click()
    await progress(page).getByRole('button', { name: 'Restore relay' }).click()
    await expect(dialog(page)).toContainText('sent at any speed')
    await dialog(page)
      .getByRole('button', { name: `Restore relay of ${NAME}` })
      .click()
    await expect(progress(page).getByRole('button', { name: 'Restore relay' })).toBeHidden()
    await expect(progress(page)).toBeFocused()
    await tracker.report({ speedKmh: 0, relayCut: true })
    await tracker.expectCommands('RELAY,1#', 'RELAY,0#')
    await tracker.report({ speedKmh: 0, relayCut: false })
    await expect(progress(page)).toContainText('Confirmed')
    await tool(page, 'Show devices').click()
    await expect(card(page).getByText('Relay ON · engine can start')).toBeVisible()
  })

  await test.step('CMD-2 the log shows who requested it when, what the interlock saw, and every step', async () => {
    await card(page).getByRole('link', { name: 'Trips, commands and diagnostics' }).click()
    await expect(page).toHaveURL(new RegExp(`/dashboard/devices/${fleet.ids[NAME]}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
    const log = page.getByRole('region', { name: 'Commands', exact: true })
    await expect(log).toContainText('2 commands')
    const cut = log.getByRole('listitem').filter({ hasText: 'Cut relay' })
    await expect(cut).toContainText('Requested by you · IP address 127.0.0.1')
    await expect(cut).toContainText(/3\smph, position \d+\ss old/)
    await cut.getByText('Timeline').click()
    for (const state of ['Queued', 'Sent', 'Answered', 'Confirmed'])
      await expect(cut.getByRole('listitem').filter({ hasText: state })).toBeVisible()
    await expectAccessible(page)
  })
  await tracker.end()
})

test('CMD-2 T45 on a phone a cut at 60 km/h announces that it will be held, is held with its reason, and is sent once slow enough', async ({
  page,
  request,
}) => {
  const { tracker } = await onTheMap(page, request, PHONE, { speedKmh: 60 })
  await expect(card(page)).toContainText('37\u202fmph')
  await tracker.report({ speedKmh: 60 })
  await page.getByRole('button', { name: 'More map actions' }).click()
  await page.getByRole('menuitem', { name: 'Cut relay' }).click()
  await expect(dialog(page)).toContainText(
    'Too fast to cut now. The cut is held until the speed is below 12\u202fmph.',
  )
  const held =
    'Held until it is safe · Too fast at 37\u202fmph. The speed must be below 12\u202fmph. It’s sent as soon as it is safe'

  await test.step('CMD-2 the dialog says why even if the log fails to load, and the log says the same', async () => {
    await page.route(LOG, (route) => route.abort())
    await dialog(page)
      .getByRole('button', { name: `Cut relay of ${NAME}` })
      .click()
    await expect(dialog(page).getByRole('status')).toHaveText(new RegExp(`^${held}`))
    await expectAccessible(page)
    await page.unroute(LOG)
    // a page that is looked at again fetches the log again
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(dialog(page).getByText('Cut relay', { exact: true })).toBeVisible()
    await expect(dialog(page)).toContainText(held)
    await expectAccessible(page)
  })
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(progress(page)).toContainText(held)
  await expect(progress(page).getByRole('button', { name: 'Cancel cut' })).toBeVisible()
  await tracker.report({ speedKmh: 60 })
  await tracker.report({ speedKmh: 19 })
  await expect(progress(page)).toContainText('Sent')
  await tracker.expectCommands('RELAY,1#')
  await tracker.end()
})

test('CMD-1 CMD-7 PUB-6 T59 a text command: blank, refused, failed, sending, sent', async ({
  page,
  request,
}) => {
  const { tracker } = await onTheMap(page, request, DESKTOP, { speedKmh: 0 })
  await tracker.end()
  await tool(page, 'Send text command').click()
  const text = dialog(page).getByRole('textbox', { name: 'Command' })
  const send = dialog(page).getByRole('button', { name: 'Send', exact: true })
  const alert = dialog(page).getByRole('alert')

  await test.step('CMD-1 CMD-6 blank', async () => {
    await expect(send).toBeDisabled()
    await text.fill('   ')
    await expect(dialog(page)).toContainText('Enter a command.')
    await expect(send).toBeDisabled()
  })

  await test.step('CMD-1 a forbidden command is refused in the dialog, which keeps the text', async () => {
    await text.fill('SERVER,1,evil.example.com#')
    await send.click()
    await expect(alert).toHaveText('This command could disable the tracker or lock you out of it.')
    await expect(text).toHaveValue('SERVER,1,evil.example.com#')
  })

  await test.step('CMD-7 T59 a failure is worded by its code, which is beneath it', async () => {
    const failures = {
      unavailable:
        'Failed to send text command: The server is temporarily unavailable. Try again in a few seconds.',
      'too-many-commands':
        'Failed to send text command: Too many commands. Try again in 51\u202fs. You can still restore a relay.',
      'a-code-of-tomorrow': 'Failed to send command. Try again in a moment.',
    }
    for (const [code, text] of Object.entries(failures)) {
      const problem = { type: '', title: '', status: 429, code, message: SERVER_TEXT, retryAfterSeconds: 51 }
      await page.route(SEND, (route) => route.fulfill({ status: 429, json: problem }))
      await send.click()
      await expect(alert).toHaveText(`${text}Code ${code}`)
    }
    await page.route(SEND, (route) => route.abort())
    await send.click()
    await expect(alert).toContainText('Failed to send text command: The server didn’t respond.')
    await page.unroute(SEND)
  })

  await test.step('CMD-2 T48 a text that cuts or restores gets the confirmation of its button, and sends nothing by itself', async () => {
    const sent: unknown[] = []
    await page.route(SEND, (route) => {
      sent.push(route.request().postDataJSON())
      return route.continue()
    })
    for (const [typed, verb] of Object.entries({
      'RELAY,1 #': `Cut relay of ${NAME}`,
      'relay,0#': `Restore relay of ${NAME}`,
    })) {
      await text.fill(typed)
      await send.click()
      await expect(page.getByRole('dialog', { name: verb })).toBeVisible()
      await expect(page.getByRole('button', { name: verb })).toBeVisible()
      expect(sent).toEqual([])
      await dialog(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog(page)).toBeHidden()
      await expect(tool(page, 'Send text command')).toBeFocused()
      await tool(page, 'Send text command').click()
    }
    await text.fill('relay,0#')
    await send.click()
    await page.getByRole('button', { name: `Restore relay of ${NAME}` }).click()
    await expect(dialog(page)).toBeHidden()
    expect(sent).toEqual([expect.objectContaining({ TextCommand: 'RELAY,0#' })])
    await page.unroute(SEND)
    await tool(page, 'Send text command').click()
  })

  await test.step('CMD-1 the dialog cannot be closed while sending, confirms success, and closes', async () => {
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
  const fields = { speedKmh: 0, reportIntervalSeconds: 60 }
  const { tracker } = await onTheMap(page, request, DESKTOP, fields)
  await tool(page, 'Storage mode').click()
  await expect(dialog(page)).toContainText('This takes up to 60\u202fs. The tracker reports every 60\u202fs')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()

  await tracker.report({ ...fields, statusText: 'Power save mode' })
  await expect(card(page)).toContainText('Power save')
  await page.route('**/storage-mode', (route) => route.fulfill({ status: 503, json: { message: 'no' } }))

  await tool(page, 'Storage mode').click()
  await expect(dialog(page)).toContainText('This takes 3-5 min')
  const hint = page.waitForRequest('**/storage-mode')
  await dialog(page)
    .getByRole('button', { name: `Enable storage mode for ${NAME}` })
    .click()
  expect((await hint).postDataJSON()).toEqual({ isInStorageMode: true, updatedAt: expect.any(String) })
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await tracker.report({ speedKmh: 0, reportIntervalSeconds: 60 })
  await tracker.expectCommands('HC,15,3600,3600#')
  await tracker.report({ speedKmh: 0, reportIntervalSeconds: 3600 })

  await card(page).getByRole('button', { name: 'Storage mode, updates every hour' }).click()
  await expect(dialog(page)).toContainText('up to an hour to leave storage mode')
  await dialog(page)
    .getByRole('button', { name: `Exit storage mode for ${NAME}` })
    .click()
  await expect(progress(page)).toContainText('Storage mode off')
  await tracker.report({ speedKmh: 0, reportIntervalSeconds: 3600 })
  await tracker.expectCommands('HC,15,3600,3600#', 'HC,15,60,60#')
  await tracker.report({ speedKmh: 0, reportIntervalSeconds: 60 })
  await expect(card(page).getByRole('button', { name: 'Storage mode, updates every hour' })).toBeHidden()
  await tracker.end()
})

for (const [screen, size] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test(`CMD-2 the dialogs are accessible in both themes on a ${screen}`, async ({ page, request }) => {
    await page.setViewportSize(size)
    const fleet = await aFleetOf(request, [{ name: NAME, positions: [{ ...PLACE, speedKmh: 60 }] }])
    await openAs(fleet, page, `/dashboard/devices/${fleet.ids[NAME]}`)
    for (const theme of ['light', 'dark'] as const) {
      if (theme === 'dark') await turnDark(page, size === PHONE)
      for (const name of ['Cut relay', 'Restore relay', 'Enable storage mode', 'Send text command']) {
        await tool(page, name).click()
        await expect(dialog(page)).toBeVisible()
        await expectAccessible(page)
        await dialog(page).getByRole('button', { name: 'Cancel' }).click()
        await expect(dialog(page)).toBeHidden()
      }
    }
  })

for (const [screen, size] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test(`T16 on a ${screen} a cut long after the sign-in asks for the password again`, async ({
    page,
    request,
  }) => {
    const { tracker, fleet } = await onTheMap(page, request, size, { speedKmh: 5, relayCut: false })
    await page.goto(`/dashboard/devices/${fleet.ids[NAME]}`)
    const tokens: (string | undefined)[] = []
    await page.route(SEND, (route) => {
      tokens.push(route.request().headers().authorization)
      if (tokens.length > 1) return route.continue()
      const problem = { type: '', title: '', status: 403, code: 'sign-in-again', message: SERVER_TEXT }
      return route.fulfill({ status: 403, contentType: 'application/problem+json', json: problem })
    })
    await tool(page, 'Cut relay').press('Enter')
    const cut = dialog(page).getByRole('button', { name: `Cut relay of ${NAME}` })
    await cut.press('Enter')
    const password = dialog(page).getByRole('textbox', { name: 'Password' })
    await expect(password).toBeFocused()
    await expectAccessible(page)
    await password.fill('not-the-password')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toContainText('Incorrect password.')
    expect(tokens).toHaveLength(1)
    await password.fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await tracker.report({ speedKmh: 5, relayCut: false })
    await tracker.expectCommands('RELAY,1#')
    expect(tokens[1]).not.toBe(tokens[0])
    await tracker.end()
  })

const PLACE = { time: new Date().toISOString(), lat: 25.7745, lng: -80.1712 }

async function turnDark(page: Page, phone: boolean): Promise<void> {
  if (phone) await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole(phone ? 'menuitem' : 'button', { name: 'Use dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
}
