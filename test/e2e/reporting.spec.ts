import { type APIRequestContext, expect } from '@playwright/test'
import { emailsTo } from '../make/accounts/browser-account.ts'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, type Fleet, openAs } from './fleet.ts'
import { test } from './site-test.ts'
import { aTrackerOf } from './tracker.ts'

const PHONE = { width: 390, height: 844 }
const UNAVAILABLE = { status: 503, json: { message: 'Service Unavailable' } }
const RULE = 'Too fast at the marina'
const PARKED = () => [{ time: new Date().toISOString(), lat: 25.7745, lng: -80.1712, speedKmh: 0 }]

// a service worker would answer in place of the routes below
test.use({ serviceWorkers: 'block' })

test('NOT-1 NOT-2 NOT-3 NOT-4 REP-6 a rule is created, fires on telemetry, is counted, tested, duplicated and deleted', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [{ name: 'Sea Ray 240', positions: PARKED() }])
  await openAs(fleet, page, '/dashboard/reporting?tab=rules')
  const card = page.getByRole('article', { name: RULE, exact: true })
  const choose = async (item: string) => {
    await card.getByRole('button', { name: `Actions for ${RULE}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  await test.step('NOT-4 what is missing is said beside its field', async () => {
    await expect(page.getByText('No notification rules yet')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create Rule', exact: true }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Create rule' })
    await expect(dialog.getByLabel('Cooldown')).toHaveValue('30')
    const minutes = dialog.getByLabel('Cooldown').locator('option')
    expect(await minutes.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual(
      Array.from({ length: 17 }, (_, index) => String(index * 15)),
    )
    await dialog.getByRole('button', { name: 'Remove condition' }).press('Enter')
    await dialog.getByRole('button', { name: 'Remove action' }).press('Enter')
    await dialog.getByRole('button', { name: 'Create rule' }).press('Enter')
    await expect(dialog.getByText('Rule name is required')).toBeVisible()
    await expect(dialog.getByText('At least one condition is required')).toBeVisible()
    await expect(dialog.getByText('At least one action is required')).toBeVisible()
    await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('NOT-2 it is typed by keyboard in the account’s units', async () => {
    const dialog = page.getByRole('dialog', { name: 'Create rule' })
    await page.keyboard.type(RULE)
    await dialog.getByRole('button', { name: 'Add condition' }).press('Enter')
    await dialog.getByRole('button', { name: 'Add action' }).press('Enter')
    await expect(dialog.getByLabel('Priority')).toHaveValue('medium')
    await dialog.getByLabel('Value (mph)').press('3')
    await page.keyboard.type('0')
    await dialog.getByLabel('Priority').selectOption('High priority')
    await dialog.getByLabel('Cooldown').selectOption('None')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(card).toContainText(/Speed above 30\smph/)
    await expect(card).toContainText('Not triggered yet')
  })

  await test.step('NOT-1 it fires on telemetry, and the card counts it', async () => {
    await drive(request, fleet)
    await expect(async () => {
      await page.reload()
      await expect(card).toContainText('Triggered once', { timeout: 3_000 })
    }).toPass()
    await expect.poll(() => mailsTo(request, fleet.email)).toContainEqual(expect.stringContaining(RULE))
  })

  await test.step('NOT-3 the analytics count its notification', async () => {
    await choose('View Analytics')
    await expect(page).toHaveURL(/tab=analytics/)
    for (const [label, count] of [
      ['Total Sent', '1'],
      ['Delivered', /[01]/],
      ['Failed', '0'],
      ['Pending', /[01]/],
    ] as const)
      await expect(page.locator('dl > div').filter({ hasText: label }).last()).toContainText(count)
    const rules = page.getByRole('table', { name: 'Rule Performance' })
    await expect(rules.getByRole('row', { name: RULE })).toHaveText(new RegExp(`${RULE}1[01]`))
    await expect(page.getByRole('row', { name: /^Email/ })).toContainText('1')
    await expect(page.getByRole('table', { name: 'Weekly Trend' }).getByRole('row')).toHaveCount(8)
    await expect(page.locator('canvas')).toHaveCount(3)
    for (const theme of ['Use dark theme', 'Use light theme']) {
      await page.getByRole('button', { name: theme }).click()
      await expectAccessible(page)
    }
    await page.getByRole('tab', { name: 'Analytics' }).press('ArrowLeft')
    await page.getByRole('tab', { name: 'Generated Reports' }).press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'Notification Rules' })).toBeFocused()
  })

  await test.step('NOT-1 it is edited, and the dashed card creates another one', async () => {
    const editor = page.getByRole('dialog', { name: `Edit ${RULE}` })
    await choose('Edit')
    await editor.getByLabel('Description').fill('No wake')
    await page.route('**/reporting/notification-rules/*', (route) => route.fulfill(UNAVAILABLE))
    await editor.getByRole('button', { name: 'Save' }).click()
    await expect(editor.getByRole('alert')).toContainText('Failed to save rule. Please try again.')
    await page.unroute('**/reporting/notification-rules/*')
    await editor.getByRole('button', { name: 'Save' }).click()
    await expect(card).toContainText('No wake')
    const another = page.getByRole('button', { name: 'Create New Rule' })
    await expect(another).toHaveCSS('border-top-style', 'dashed')
    await another.click()
    await expect(page.getByRole('dialog', { name: 'Create rule' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('NOT-1 a test goes to oneself, and says so', async () => {
    await choose('Test Rule')
    const dialog = page.getByRole('dialog', { name: `Test ${RULE}` })
    await expect(dialog.getByText(`Email to ${fleet.email}`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Send test' }).click()
    await expect(page.getByText(`Test sent: Email to ${fleet.email}.`)).toBeVisible()
    await expect.poll(async () => (await mailsTo(request, fleet.email)).length).toBe(2)
  })

  await test.step('NOT-1 NOT-4 a copy has neither count nor id, and the filter follows its switch', async () => {
    await page.setViewportSize(PHONE)
    await choose('Duplicate')
    const copy = page.getByRole('article', { name: `${RULE} (Copy)` })
    await expect(copy).toContainText('Not triggered yet')
    await copy.getByRole('switch').click({ force: true })
    await expect(page.getByText('1 of 2')).toBeVisible()
    await page.getByText('Inactive', { exact: true }).click()
    await expect(card).toBeHidden()
    await expect(copy.getByRole('switch')).not.toBeChecked()
    await expect(copy).toHaveCSS('border-top-style', 'dashed')
    await page.getByText('Active', { exact: true }).click()
    await expect(copy).toBeHidden()
    await expect(card).toHaveCSS('border-top-style', 'solid')
    await page.getByText('Inactive', { exact: true }).click()
    await page.getByRole('searchbox').fill('nothing like it')
    await expect(page.getByText('No rules match.')).toBeVisible()
    await page.getByRole('searchbox').fill('(copy)')
    await expect(copy).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('searchbox').fill('')
    await page.getByText('All', { exact: true }).click()
    await expect(card).toBeVisible()
  })

  await test.step('NOT-1 a rule is muted, resumed, and deleted after a confirmation', async () => {
    await choose('Mute for 8 hours')
    await expect(card.getByText('Muted until')).toBeVisible()
    await choose('Resume now')
    await expect(card.getByText('Muted until')).toBeHidden()
    await choose('Delete')
    const dialog = page.getByRole('dialog', { name: `Delete ${RULE}?` })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(card).toBeVisible()
    await choose('Delete')
    await dialog.getByRole('button', { name: `Delete ${RULE}` }).click()
    await expect(card).toBeHidden()
  })
})

/** Two fixes above 30 mph: one could be a blip. */
async function drive(request: APIRequestContext, fleet: Fleet): Promise<void> {
  const tracker = await aTrackerOf(request, fleet, 'Sea Ray 240')
  await tracker.report({ lat: 25.7746, speedKmh: 20 })
  await tracker.report({ lat: 25.7749, speedKmh: 70 })
  await tracker.report({ lat: 25.7752, speedKmh: 72 })
  await tracker.end()
}

/** The texts of the emails about rules, newest first. */
async function mailsTo(request: APIRequestContext, email: string): Promise<string[]> {
  return (await emailsTo(email, request)).filter((text) => text.includes(RULE))
}
