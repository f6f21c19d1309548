import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aDrivenBoat } from './driven-boat.ts'
import { aFleetOf, type Fleet, openAs } from './fleet.ts'
import { test } from './site-test.ts'
import { aTrackerOf } from './tracker.ts'

const PHONE = { width: 390, height: 844 }
const ALERTS = '/dashboard/alerts'
const KMH_PER_MPH = 1.609344
/** Slow at first, and faster than 30 mph after three minutes. */
function aSpeedingBoat() {
  const boat = aDrivenBoat()
  const positions = boat.positions.map((position, minute) =>
    minute < 3 ? { ...position, speedKmh: 20 } : position,
  )
  return { ...boat, tags: ['charter'], positions }
}

// a service worker would answer in place of the routes below
test.use({ serviceWorkers: 'block' })

test('ALR-1 ALR-3 a rule is made from an example and rehearsed, fires, says why, and is deleted', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [aSpeedingBoat(), { name: 'White van', type: 'van' }])
  const tracker = await aTrackerOf(request, fleet, 'Sea Ray 240')
  await openAs(fleet, page, ALERTS)
  const dialog = page.getByRole('dialog', { name: 'New alert rule' })

  await test.step('ALR-1 an example opens in the dialog, and says what would have happened', async () => {
    await expect(page.getByRole('button', { name: /^Use example/ })).toHaveCount(11)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Use example: Car is speeding' }).click()
    await expect(dialog.getByLabel('Value (mph)')).toHaveValue('75')
    await expect(dialog.getByText('0 alerts')).toBeVisible()
    await dialog.getByLabel('Value (mph)').fill('30')
    await dialog.getByRole('button', { name: 'By tags' }).click()
    await dialog.getByRole('button', { name: 'charter 1' }).click()
    await expect(dialog.getByText('Watches 1 device now.')).toBeVisible()
    await expect(dialog.getByText('When any boat tagged charter exceeds 30 mph, send a push.')).toBeVisible()
    await expect(dialog.getByText('1 alert', { exact: true })).toBeVisible()
    const found = dialog.getByRole('list', { name: 'Alerts that would have been sent' })
    await expect(found.getByRole('button', { name: /Sea Ray 240/ })).toHaveCount(1)
    await expect(dialog.getByRole('region', { name: 'Where it would have alerted' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('ALR-3 what is wrong is said beside its field', async () => {
    await dialog.getByRole('button', { name: 'Add action' }).click()
    await dialog.getByLabel('Email address').fill('me@')
    await dialog.getByRole('button', { name: 'Create rule' }).click()
    await expect(dialog.getByText('Enter an email address, such as name@example.com.')).toBeVisible()
    await expect(dialog.getByLabel('Email address')).toBeFocused()
    await dialog.getByLabel('Email address').fill('')
    await dialog.getByRole('button', { name: 'Create rule' }).click()
    await expect(dialog).toBeHidden()
  })
  const card = page.getByRole('list', { name: 'Your alert rules' }).getByRole('listitem')
  await expect(card).toContainText('When any boat tagged charter exceeds 30 mph, send a push and email me.')
  await expect(card).toContainText('Never triggered')

  await test.step('ALR-1 the bell counts the event, and the card links to it', async () => {
    for (const [index, mph] of [10, 40, 45].entries())
      await tracker.report({ lat: 26.19 + index * 0.0002, lng: -80.1, speedKmh: mph * KMH_PER_MPH })
    await expect(page.getByRole('button', { name: '1 unread event' })).toBeVisible({ timeout: 40_000 })
    await page.getByRole('button', { name: '1 unread event' }).click()
    const bell = page.getByRole('dialog', { name: 'Events' })
    await bell.getByRole('button', { name: 'Mute Car is speeding' }).click()
    await page.getByRole('menuitem', { name: 'Mute for 8 hours' }).click()
    await expect(card).toContainText('Muted until')
    await bell.getByRole('link', { name: /Car is speeding: Sea Ray 240/ }).click()
    await expect(page).toHaveURL(/alerts\/events\?.*event=/)
    await expect(page.getByRole('heading', { name: 'Why' })).toBeVisible()
    await expect(page.getByText(/^Speed 4\d\smph, limit 30\smph/).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Device', { exact: true }).selectOption('White van')
    await expect(page.getByText('No events match these filters.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
  })

  await test.step('ALR-1 a dialog says why there was no alert', async () => {
    await page.getByRole('button', { name: 'Why no alert?' }).click()
    const why = page.getByRole('dialog', { name: 'Why no alert?' })
    await why.getByLabel('Device').selectOption('White van')
    await why.getByRole('button', { name: 'Find out' }).click()
    await expect(why.getByText('Car is speeding doesn’t watch White van.')).toBeVisible()
    await why.getByLabel('Device').selectOption('Sea Ray 240')
    await expect(why.getByText(/doesn’t watch/)).toBeHidden()
    await why.getByRole('button', { name: 'Find out' }).click()
    await expect(why.getByText('There was an alert: Car is speeding for Sea Ray 240.')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Why no alert?' })).toBeFocused()
  })

  await test.step('ALR-1 it is deleted after a confirmation, and its event remains', async () => {
    await page.getByRole('tab', { name: 'Rules' }).click()
    await expect(card.getByRole('link', { name: /Last triggered/ })).toBeVisible()
    await card.getByRole('button', { name: 'Delete Car is speeding' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Car is speeding' }).click()
    await expect(page.getByRole('heading', { name: 'No alert rules yet' })).toBeVisible()
    await page.getByRole('tab', { name: 'Events' }).click()
    await expect(page.getByText('Car is speeding: Sea Ray 240')).toBeVisible()
  })
  await tracker.end()
})

test('ALR-1 ALR-3 ALR-4 a rule is made by keyboard alone on a phone, in the dark theme', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [{ name: 'White van', type: 'van' }])
  await turnDark(fleet, page)
  await page.setViewportSize(PHONE)
  await openAs(fleet, page, ALERTS)
  await expect(page.getByRole('heading', { name: 'No alert rules yet' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expectAccessible(page)
  const create = page.getByRole('button', { name: 'New alert rule' })
  await create.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New alert rule' })
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  const box = await dialog.boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, ...PHONE })
  await expect(dialog.getByText('Add at least one condition to trigger this alert rule')).toBeVisible()
  await expect(dialog.getByText('Add at least one action to perform when conditions are met')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Create rule' })).toBeDisabled()
  await page.keyboard.type('Night shift')
  await tabTo(page, 'By tags')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type(' north ')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'north 0' })).toBeVisible()
  await tabTo(page, 'Add condition')
  await page.keyboard.press('Enter')
  const condition = dialog.getByRole('group', { name: 'Condition 1' })
  await expect(condition.getByLabel('Type')).toHaveValue('speed')
  await expect(condition.getByLabel('Value (mph)')).toHaveValue('0')
  await condition.getByLabel('Type').focus()
  await page.keyboard.type('Time')
  await expect(condition.getByLabel('Time zone')).toHaveValue('UTC')
  await expect(condition.getByLabel('Time zone').getByRole('option')).toHaveCount(10)
  await tabTo(page, 'Add action')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('group', { name: 'Action 1' }).getByLabel('Type')).toHaveValue('email')
  await expectAccessible(page)
  await tabTo(page, 'Create rule')
  await page.keyboard.press('Enter')
  const card = page.getByRole('list', { name: 'Your alert rules' }).getByRole('listitem')
  await expect(card).toContainText(
    'When it is between 10:00 PM and 6:00 AM UTC, for any device tagged north, email me.',
  )
  const enabled = card.getByRole('switch', { name: 'Alerts of Night shift' })
  await enabled.focus()
  await page.keyboard.press('Space')
  await expect(enabled).not.toBeChecked()
  await expectAccessible(page)
  await page.reload()
  await expect(enabled).not.toBeChecked()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(overflow).toBe(false)

  const busy = page.getByRole('listitem').filter({ hasText: 'Busy' })
  await test.step('ALR-1 a card has two conditions and two actions, and opens the same dialog', async () => {
    const headers = { authorization: `Bearer ${fleet.accessToken}` }
    expect((await request.post('/api/vectra/alerts', { headers, data: BUSY })).status()).toBe(201)
    await page.reload()
    await expect(busy).toContainText(
      /exceeds 50\smph.*below 12\.0\sV \+1 more, email me and send a push \+1 more\./,
    )
    await expect(busy).not.toContainText('accessory')
    await busy.getByRole('button', { name: 'Edit Busy' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit Busy' })
    await expect(editor.getByLabel('Name', { exact: true })).toHaveValue('Busy')
    await expect(editor.getByRole('group', { name: /^(Condition|Action) / })).toHaveCount(6)
    expect(await editor.boundingBox()).toMatchObject({ x: 0, y: 0, ...PHONE })
    await page.keyboard.press('Escape')
  })

  await test.step('ALR-4 what fails is named on this page, and nowhere else', async () => {
    const unavailable = { status: 503, json: { message: 'Service Unavailable' } }
    await page.route('**/vectra/alerts**', (route) => route.fulfill(unavailable))
    await busy.getByRole('switch').click({ force: true })
    await expect(page.getByRole('alert')).toContainText('Couldn’t save the alert rule')
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('Couldn’t load your alert rules')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

/** A rule with more than fits on a card. */
const BUSY = {
  name: 'Busy',
  deviceId: 'ALL_DEVICES',
  conditions: [
    { type: 'speed', operator: 'above', value: 50 * KMH_PER_MPH },
    { type: 'battery', operator: 'below', value: 12 },
    { type: 'accessory', operator: 'on' },
  ],
  actions: [
    { type: 'email', target: '' },
    { type: 'push' },
    { type: 'webhook', target: 'https://example.com/hook' },
  ],
}

/** The theme is a preference of the account. */
async function turnDark({ accessToken }: Fleet, page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const saved = await page.request.put('/api/vectra/preferences', { headers, data: { theme: 'dark' } })
  expect(saved.status()).toBe(200)
}

const TABS_MAX = 40

/** Presses Tab until the button with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await expect(button).toBeVisible()
  for (let pressed = 0; pressed < TABS_MAX; pressed++) {
    if (await button.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(button).toBeFocused()
}
