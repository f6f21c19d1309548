import { open } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { generatedReports } from '../../shared/reports/reports.routes.ts'
import { aGeneratedReport } from '../make/generated-report.ts'
import { expectAccessible } from './accessible.ts'
import { aDrivenBoat } from './driven-boat.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const PHONE = { width: 390, height: 844 }
const REPORTING = '/dashboard/reporting'
const API = '**/api'
const SCHEDULE = 'Weekly report for the office'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The figure of a card above the tabs. */
const total = (page: Page, name: string) =>
  page.locator('dl[aria-label="Summary"] > div').filter({ hasText: name }).locator('dd')
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const inBothThemes = async (page: Page) => {
  for (const theme of ['Use dark theme', 'Use light theme']) {
    await page.getByRole('button', { name: theme }).click()
    await expectAccessible(page)
  }
}

test('REP-1 REP-5 a quick action generates a PDF and downloads it under its type and date', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [aDrivenBoat()])
  await openAs(fleet, page, REPORTING)

  await test.step('REP-1 the counters start at 0', async () => {
    for (const name of ['Report Schedules', 'Active Rules', 'Reports Generated', 'Notifications Sent'])
      await expect(total(page, name)).toHaveText(/^0 ?/)
    await inBothThemes(page)
  })

  await test.step('REP-6 an empty list says so', async () => {
    await openTab(page, 'Generated Reports')
    await expect(page.getByText('No reports found')).toBeVisible()
  })

  await test.step('REP-1 the file is named after type and date', async () => {
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Today’s Summary' }).press('Enter')
    const file = await downloaded
    expect(file.suggestedFilename()).toMatch(/^vectra-daily-summary-\d{4}-\d{2}-\d{2}\.pdf$/)
    expect(await startOf(await file.path())).toBe('%PDF-')
  })

  await test.step('REP-5 it is in the list, and is downloaded again from there', async () => {
    await expect(total(page, 'Reports Generated')).toHaveText(/^1/)
    await expect(page.getByRole('columnheader')).toHaveText([
      'Report Type',
      'Format',
      'Status',
      'Generated',
      'Expires',
      'Size',
      'Download',
    ])
    const row = page.getByRole('row', { name: /Daily summary/ })
    await expect(row).toContainText('PDF')
    await expect(row).toContainText('Completed')
    await expect(row).toContainText(/\d\s(B|KB|MB)/u)
    await inBothThemes(page)
    const downloaded = page.waitForEvent('download')
    await row.getByRole('button', { name: /^Download Daily summary/ }).click()
    expect((await downloaded).suggestedFilename()).toContain('.pdf')
  })

  await test.step('REP-5 the list is refreshed', async () => {
    const refreshed = page.waitForRequest(`${API}${generatedReports.listReports.path}`)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await refreshed
  })

  await test.step('REP-1 so do the other quick actions', async () => {
    for (const [name, file] of [
      ['Weekly Analytics', 'weekly-analytics'],
      ['Speed Analysis', 'trip-analysis'],
      ['Geofence Activity', 'geofence-activity'],
    ] as const) {
      const downloaded = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      expect((await downloaded).suggestedFilename()).toMatch(
        new RegExp(`^vectra-${file}-\\d{4}-\\d\\d-\\d\\d-to-\\d{4}-\\d\\d-\\d\\d\\.pdf$`),
      )
    }
  })

  await test.step('REP-5 the search is by type, and its text is in the address', async () => {
    await page.getByRole('searchbox').fill('fleet')
    await expect(page.getByText('No reports found')).toBeVisible()
    await expect(page).toHaveURL(/q=fleet/)
    await page.getByRole('searchbox').fill('daily_summary')
    await expect(page.getByRole('row', { name: /Daily summary/ })).toBeVisible()
    await page.setViewportSize(PHONE)
    await expectAccessible(page)
  })
})

test('REP-2 REP-6 a schedule is created step by step, previewed, run, edited, turned off and deleted', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [aDrivenBoat()])
  const deviceId = fleet.ids['Sea Ray 240'] ?? ''
  await openAs(fleet, page, REPORTING)
  const wizard = page.getByRole('dialog', { name: 'Create report schedule' })
  const proceed = () => wizard.getByRole('button', { name: 'Continue' })
  const row = page.getByRole('row', { name: SCHEDULE })

  await test.step('REP-1 it is one of two things that can be created', async () => {
    await page.getByRole('button', { name: 'Create New' }).press('Enter')
    const choice = page.getByRole('dialog', { name: 'What would you like to create?' })
    await expectAccessible(page)
    await choice.getByRole('button', { name: 'Report Schedule' }).press('Enter')
  })

  await test.step('REP-6 a step without a name is not left, and says why', async () => {
    await expect(proceed()).toBeDisabled()
    await expect(wizard.getByText('Enter a name to continue.')).toBeVisible()
    await expect(wizard.getByRole('radio', { name: /^On board/ })).toBeVisible()
    await expectAccessible(page)
    await expect(wizard.getByLabel('Name', { exact: true })).toBeFocused()
    await page.keyboard.type(SCHEDULE)
    await page.keyboard.press('Enter')
    await expect(wizard.getByRole('heading', { name: /Schedule and format/ })).toBeFocused()
  })

  await test.step('REP-2 a sentence says what will happen', async () => {
    await expect(wizard.getByText(/^Every Monday at 8:00 AM Eastern Time, next on Monday, /)).toBeVisible()
    await wizard.getByRole('button', { name: 'Every month' }).click()
    await wizard.getByLabel('Day of the month').fill('32')
    await expect(wizard.getByText('Enter a day from 1 to 31.')).toBeVisible()
    await expect(proceed()).toBeDisabled()
    await wizard.getByLabel('Day of the month').fill('30')
    await expect(wizard.getByText('In months without day 30, it runs on the last day.')).toBeVisible()
    await wizard.getByRole('button', { name: 'Every day' }).click()
    await expect(wizard.getByText(/^Every day at 8:00 AM Eastern Time, next on /)).toBeVisible()
    await expect(wizard.getByText('Each report covers the day before.')).toBeVisible()
    await expectAccessible(page)
    await proceed().click()
  })

  await test.step('REP-2 it is about some devices', async () => {
    await wizard.getByRole('button', { name: 'Only some devices' }).click()
    await expect(proceed()).toBeDisabled()
    await wizard.getByLabel('Sea Ray 240').check()
    await expectAccessible(page)
    await proceed().click()
  })

  await test.step('REP-6 a schedule without a channel is not saved, and says why', async () => {
    await wizard.getByRole('button', { name: 'Email' }).click()
    await expect(wizard.getByText('Choose at least one way to deliver the report.')).toBeVisible()
    await expect(proceed()).toBeDisabled()
    await wizard.getByRole('button', { name: 'Email' }).click()
    await wizard.getByLabel('Email addresses').fill('boss@example')
    await expect(wizard.getByText('Check this address: boss@example')).toBeVisible()
    await wizard.getByLabel('Email addresses').fill('boss@example.com')
    await expectAccessible(page)
    await proceed().click()
  })

  await test.step('REP-2 nothing is lost by Escape', async () => {
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Discard your changes?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Keep editing' }).press('Enter')
    await expect(wizard.getByText('Email to boss@example.com')).toBeVisible()
  })

  await test.step('REP-2 a preview runs no script', async () => {
    await wizard.getByRole('button', { name: 'Preview' }).click()
    const frame = wizard.getByTitle('Preview of the report')
    await expect(frame).toBeVisible({ timeout: 60_000 })
    await expect(frame).toHaveAttribute('sandbox', '')
    await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible()
    await expect(frame.contentFrame().getByText('Sea Ray 240').first()).toBeVisible()
    await wizard.getByRole('button', { name: 'Create schedule' }).click()
  })

  await test.step('REP-2 the table shows when, to whom and what comes next', async () => {
    await expect(row).toContainText('Every day at 8:00 AM')
    await expect(row).toContainText('Email to boss@example.com')
    await expect(row).toContainText('Not yet')
    await expect(total(page, 'Report Schedules')).toHaveText(/^1/)
    await inBothThemes(page)
  })

  await test.step('REP-2 it runs now, with its outcome', async () => {
    await row.getByRole('button', { name: `Run ${SCHEDULE} now` }).click()
    await expect(page.getByText(`Running ${SCHEDULE}.`)).toBeVisible()
    await expect(row).toContainText('Completed', { timeout: 60_000 })
    await openTab(page, 'Generated Reports')
    await expect(page.getByRole('row', { name: /Weekly analytics/ }).filter({ hasText: 'PDF' })).toBeVisible()
    await openTab(page, 'Report Schedules')
  })

  await test.step('REP-2 editing keeps everything else', async () => {
    await page.setViewportSize(PHONE)
    await row.getByRole('button', { name: `Edit ${SCHEDULE}` }).click()
    const editor = page.getByRole('dialog', { name: `Edit ${SCHEDULE}` })
    await editor.getByLabel('Description').fill('For the Monday meeting')
    await expectAccessible(page)
    for (let step = 1; step < 5; step++) await editor.getByRole('button', { name: 'Continue' }).click()
    await expect(editor.getByText('1 device')).toBeVisible()
    await expect(editor.getByText('Email to boss@example.com')).toBeVisible()
    await expectAccessible(page)
    await editor.getByRole('button', { name: 'Save changes' }).click()
    await expect(row).toContainText('For the Monday meeting')
    await expectAccessible(page)
  })

  await test.step('REP-2 it is turned off and deleted after a confirmation', async () => {
    await row.getByRole('switch').click({ force: true })
    await expect(row.getByRole('switch')).not.toBeChecked()
    await expect(row).toContainText('Off')
    await row.getByRole('button', { name: `Delete ${SCHEDULE}` }).click()
    const question = page.getByRole('dialog', { name: `Delete ${SCHEDULE}?` })
    await expectAccessible(page)
    await question.getByRole('button', { name: `Delete ${SCHEDULE}` }).click()
    await expect(row).toBeHidden()
    await expect(page.getByText('No report schedules yet')).toBeVisible()
  })

  await test.step('REP-2 a link about a device starts with it', async () => {
    await page.goto(`${REPORTING}?create=schedule&deviceId=${deviceId}`)
    await wizard.getByLabel('Name', { exact: true }).fill('Boat')
    await proceed().click()
    await proceed().click()
    await expect(wizard.getByLabel('Sea Ray 240')).toBeChecked()
  })
})

test('REP-5 each state of a report is a word, and a failed one says why and runs again', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [])
  const later = (ms: number) => new Date(Date.now() + ms).toISOString()
  const expiresAt = later(DAY_MS)
  const reports = [
    aGeneratedReport({ id: 'r1', status: 'generating', fileUrl: null, fileSize: null, expiresAt }),
    aGeneratedReport({
      id: 'r2',
      reportType: 'trip_analysis',
      status: 'failed',
      error: 'too-many-devices',
      fileUrl: null,
      expiresAt,
    }),
    aGeneratedReport({ id: 'r3', reportType: 'fleet_status', expiresAt, predatesPositions: true }),
    aGeneratedReport({ id: 'r4', reportType: 'alert_summary', expiresAt: later(-MINUTE_MS) }),
  ]
  let reads = 0
  await page.route(`${API}${generatedReports.listReports.path}`, async (route) => {
    reads++
    await route.fulfill({ json: { reports } })
  })
  let isRunAgain = false
  await page.route(`${API}/reporting/generated/r2/run`, async (route) => {
    isRunAgain = true
    await route.fulfill({ status: 202, json: { report: reports[0] } })
  })
  await openAs(fleet, page, `${REPORTING}?tab=generated`)
  const row = (name: RegExp) => page.getByRole('row', { name })
  const download = (name: RegExp) => row(name).getByRole('button', { name: /^Download/ })
  await expect(row(/Daily summary/)).toContainText('Generating')
  await expect(download(/Daily summary/)).toBeDisabled()
  await expect(row(/Trips/)).toContainText('Failed')
  await expect(row(/Trips/)).toContainText('Too many devices for one file.')
  await expect(download(/Trips/)).toBeDisabled()
  await expect(row(/Fleet status/)).toContainText('Positions arrived after this report.')
  await expect(download(/Fleet status/)).toBeEnabled()
  await expect(row(/Alerts/)).toContainText('Expired')
  await expect(download(/Alerts/)).toBeDisabled()
  await expect(total(page, 'Reports Generated')).toHaveText(/^2/)
  await inBothThemes(page)
  await row(/Trips/)
    .getByRole('button', { name: /^Run Trips.*again$/ })
    .click()
  await expect.poll(() => isRunAgain).toBe(true)
  const before = reads
  // it refreshes by itself while a report is being generated
  await expect.poll(() => reads).toBeGreaterThan(before + 1)
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
})

test('REP-6 lists fail silently, a quick action does not, and the settings store nothing', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [])
  const unavailable = { status: 503, json: { message: 'Service Unavailable' } }
  for (const path of ['schedules', 'generated', 'notification-rules'])
    await page.route(`${API}/reporting/${path}`, (route) => route.fulfill(unavailable))
  await page.route(`${API}${generatedReports.generateReport.path}`, (route) => route.fulfill(unavailable))
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await openAs(fleet, page, REPORTING)
  await expect(page.getByText('No report schedules yet')).toBeVisible()
  await openTab(page, 'Notification Rules')
  await expect(page.getByText('No notification rules yet')).toBeVisible()
  await openTab(page, 'Generated Reports')
  await expect(page.getByText('No reports found')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(warnings.filter((text) => text.includes('A call failed with unavailable')).length).toBe(3)

  await page.getByRole('button', { name: 'Speed Analysis' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to generate report. Please try again.')
  await expectAccessible(page)

  const calls: string[] = []
  page.on('request', (call) => call.method() !== 'GET' && calls.push(call.url()))
  const settings = page.getByRole('dialog', { name: 'Reporting settings' })
  await page.getByRole('button', { name: 'Settings', exact: true }).press('Enter')
  await expect(settings.getByLabel('Default format').locator('option')).toHaveText([
    'PDF',
    'Excel',
    'CSV',
    'JSON',
  ])
  await expect(settings.getByRole('switch')).toHaveCount(3)
  await settings.getByLabel('Default format').selectOption('CSV')
  await expectAccessible(page)
  await settings.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(settings).toBeHidden()
  expect(calls).toEqual([])
  await page.getByRole('button', { name: 'Settings', exact: true }).press('Enter')
  await expect(settings.getByLabel('Default format')).toHaveValue('pdf')
})

const PDF_START = 5

/** The first characters of a file. */
async function startOf(path: string): Promise<string> {
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(PDF_START), 0, PDF_START)
  await file.close()
  return buffer.toString()
}
