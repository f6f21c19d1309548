import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { telemetryTopic } from '../../shared/tracking/topics.ts'
import { aBrowserAccount, signIn } from '../make/accounts/browser-account.ts'
import { consoleErrors } from './console-errors.ts'
import { aFleetOf, connectTracker, openAs } from './fleet.ts'
import { anOperator, expectFits, openConsole } from './operator-console.ts'
import { test } from './site-test.ts'

const SCREENS = [
  { name: 'a desktop in the light', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'a phone in the dark', width: 390, height: 844, colorScheme: 'dark' },
] as const

for (const { name, width, height, colorScheme } of SCREENS) {
  test(`T106 on ${name}: an operator imports a delivery, sets a tracker up and takes it back`, async ({
    page,
    request,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    const errors = consoleErrors(page)
    const prefix = `LOT${Date.now().toString(36).toUpperCase()}`
    await openConsole(await anOperator(request), page, '/operator/trackers')
    await expect(page.getByRole('heading', { name: 'Trackers' })).toBeVisible()
    await expectFits(page)

    await page.getByRole('link', { name: 'Import serials from a CSV file' }).click()
    await importFile(page, 'serial\n\n')
    await expect(page.getByText('This file has no serials.')).toBeVisible()
    const file = `\uFEFFserial;model\r\n${prefix}-1;FMB920\r\n${prefix}-2\r\n${prefix}-1\r\nSEA/240\r\n`
    await importFile(page, file)
    const leftOut = page.getByRole('table', { name: 'Rows left out' })
    await expect(leftOut.getByRole('row')).toContainText(['Row', 'Twice in this file', 'Not 3 to 32 letters'])
    await expectFits(page)
    await page.getByRole('button', { name: 'Import 2 trackers' }).click()
    await expect(page.getByText('2 trackers in stock.')).toBeVisible()
    const credentials = await downloaded(page)
    expect(credentials.split('\r\n').map((line) => line.split(',').slice(0, 2))).toEqual([
      ['serial', 'model'],
      [`${prefix}-1`, 'FMB920'],
      [`${prefix}-2`, ''],
      [''],
    ])
    await expectFits(page)
    await importFile(page, file)
    await expect(page.getByText('There is nothing to import. Nothing was changed.')).toBeVisible()

    // the rest by keyboard
    await page.getByRole('link', { name: 'All trackers' }).press('Enter')
    await page.getByRole('searchbox').fill(prefix)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: `${prefix}-1` }).press('Enter')
    await expect(page.getByRole('heading', { name: `Tracker ${prefix}-1` })).toBeVisible()
    await page.getByRole('button', { name: 'Create a new password' }).press('Enter')
    await expect(page.getByText('The old password stops working at once')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText('it is shown only once')).toBeVisible()
    await expectFits(page)
    await page.getByLabel('Customer’s email address').fill('nobody@example.com')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No customer has confirmed this email address.')).toBeVisible()
    await page.getByRole('button', { name: 'Mark as returned' }).press('Enter')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Put back into stock' }).press('Enter')
    await expectFits(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('It has no password yet.')).toBeVisible()
    expect(errors.filter((error) => !error.includes('404'))).toEqual([])
  })
}

test('T58 an operator keeps the messages of a tracker, and reads them masked and then as they are', async ({
  page,
  request,
}) => {
  test.slow()
  const account = await aFleetOf(request, [{ name: 'Sea Ray' }])
  const trackerId = account.ids['Sea Ray'] ?? ''
  const tracker = await connectTracker(request, account.accessToken, trackerId)
  const errors = consoleErrors(page)
  await openConsole(await anOperator(request), page, `/operator/trackers/${trackerId}`)
  await page.getByRole('button', { name: 'Show messages' }).press('Enter')
  await expect(page.getByText('No messages yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep messages for an hour' }).press('Enter')
  await expect(page.getByText(/^All messages are kept until /)).toBeVisible()

  const send = (body: string) => tracker.publishAsync(telemetryTopic(trackerId), body, { qos: 1 })
  const showNewest = page.getByRole('button', { name: 'Show the newest' })
  await expect(async () => {
    await send(JSON.stringify({ time: new Date().toISOString(), lat: 26.125, lng: -80.625 }))
    await showNewest.press('Enter')
    await expect(page.getByRole('cell', { name: '1 position' }).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await send('{"lat":')
  await expect(page.getByText('"lat":••.•••').first()).toBeVisible()
  await expect(page.getByText('26.125')).toHaveCount(0)
  await expectFits(page)

  const headers = { authorization: `Bearer ${account.accessToken}` }
  const allowed = await request.put('/api/vectra/account/support-access', {
    headers,
    data: { allowed: true },
  })
  expect(allowed.status()).toBe(200)
  await showNewest.press('Enter')
  await expect(page.getByText('26.125').first()).toBeVisible()
  await expect(page.getByText('Unreadable: body not json')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  expect(errors).toEqual([])
  await tracker.endAsync()
})

test('T61 whoever adds a tracker that was delivered with a password gets no other one', async ({
  page,
  request,
}) => {
  test.slow()
  const trackerId = `LOT${Date.now().toString(36).toUpperCase()}`
  await openConsole(await anOperator(request), page, '/operator/trackers?import')
  await importFile(page, trackerId)
  await page.getByRole('button', { name: 'Import 1 tracker' }).click()
  await expect(page.getByText('1 tracker in stock.')).toBeVisible()

  const owner = await aBrowserAccount(request)
  const session = await signIn(owner, request)
  const headers = { authorization: `Bearer ${session.accessToken}` }
  const data = { quantity: 1, isTestingMode: true }
  await request.post('/api/vectra/subscription/purchase', { headers, data })
  const other = await page.context().browser()?.newContext()
  if (other === undefined) throw new Error('The browser is gone')
  const ownerPage = await other.newPage()
  const created: string[] = []
  ownerPage.on('request', (asked) => {
    if (/credentials$/.test(asked.url())) created.push(asked.url())
  })
  await openAs({ ...owner, ...session, ids: {}, browserStorage: session.storage }, ownerPage, '/dashboard')
  const card = ownerPage.getByRole('region', { name: 'First steps' })
  await card.getByRole('button', { name: 'Add device' }).click()
  const dialog = ownerPage.getByRole('dialog')
  await dialog.getByLabel('Tracker ID').fill(trackerId)
  await dialog.getByLabel('Name', { exact: true }).fill('Sea Ray')
  await dialog.getByRole('button', { name: 'Add device' }).click()
  await expect(dialog.getByText('Device added successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(card).toContainText('2 of 4 done')
  await expect(ownerPage).toHaveURL(/\/dashboard$/)
  expect(created).toEqual([])
})

const importFile = (page: Page, text: string) =>
  page
    .getByLabel(/^CSV file/)
    .setInputFiles({ name: 'delivery.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

async function downloaded(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the credentials' }).click(),
  ])
  return readFileSync(await download.path(), 'utf8')
}
