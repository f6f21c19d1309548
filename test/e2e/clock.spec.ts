import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { consoleErrors } from './console-errors.ts'
import { aFleetOf, type Fleet, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const METRES_PER_DEGREE = 111_195
const DRIVE_MINUTES = 20

/** The drive begins here and ends 20 minutes later: in Kolkata, five seconds past midnight. */
const STARTED_AT = new Date(Date.now() - 3 * DAY_MS).setUTCHours(18, 10, 5, 0)
/** 20 km at 60 km/h on one UTC day, which is the next day in Tokyo. */
const A_DRIVEN_BOAT = {
  name: 'Sea Ray 240',
  positions: Array.from({ length: 4 * DRIVE_MINUTES + 1 }, (_, quarter) => ({
    time: new Date(STARTED_AT + (quarter * MINUTE_MS) / 4).toISOString(),
    lat: 25.9 + (quarter * 250) / METRES_PER_DEGREE,
    lng: -80.1,
    speedKmh: 60,
    course: 0,
    altitudeM: 36.6,
    accuracyM: 5,
  })),
}
const EXPIRES_AT = '2099-05-31T18:30:00.000Z'

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10).split('-')
const [utcYear, utcMonth, utcDay] = dayOf(STARTED_AT)
const [nextYear, nextMonth, nextDay] = dayOf(STARTED_AT + DAY_MS)

/** How the screens of one account write the same instants and quantities. */
type Written = {
  note: string | null
  fix: string
  trip: string
  played: string
  expiry: string
  speed: RegExp
  lengths: [accuracy: RegExp, altitude: RegExp]
  distance: RegExp
}

const IN_TOKYO: Written = {
  note: 'Times in Tokyo (GMT+9)',
  fix: `${nextMonth}/${nextDay}/${nextYear}, 3:30:05 AM GMT+9`,
  trip: '3:10 AM to 3:30 AM',
  played: `${nextMonth}/${nextDay}/${nextYear}, 3:10:05 AM GMT+9`,
  expiry: '06/01/2099, 3:30 AM',
  speed: /37\smph/,
  lengths: [/16\sft/, /120\sft/],
  distance: /12\.4\smi/,
}
const AT_SEA: Written = {
  note: 'Times in UTC',
  fix: `${utcDay}.${utcMonth}.${utcYear}, 18:30:05 UTC`,
  trip: '18:10 to 18:30',
  played: `${utcDay}.${utcMonth}.${utcYear}, 18:10:05 UTC`,
  expiry: '31.05.2099, 18:30',
  speed: /32\skn/,
  lengths: [/16\sft/, /120\sft/],
  distance: /10\.8\snmi/,
}
const AT_HOME: Written = {
  note: null,
  fix: `${nextYear}-${nextMonth}-${nextDay}, 00:00:05`,
  trip: '23:40 to 00:00',
  played: `${utcYear}-${utcMonth}-${utcDay}, 23:40:05`,
  expiry: '2099-06-01, 00:00',
  speed: /60\skm\/h/,
  lengths: [/5\sm/, /37\sm/],
  distance: /20\.0\skm/,
}

// A browser whose zone, date order and time format are not those of the account.
test.use({ timezoneId: 'Asia/Kolkata', locale: 'en-GB', viewport: { width: 1440, height: 900 } })

test('SET-1 every screen writes the same time in the account’s format, and follows the settings at once', async ({
  page,
  request,
}) => {
  const errors = consoleErrors(page)
  const fleet = await aFleetOf(request, [A_DRIVEN_BOAT])
  await prepare(fleet, request)

  await test.step('SET-1 in a zone that is not the browser’s, each screen names it', async () => {
    await openAs(fleet, page, '/dashboard/live')
    await expectWritten(page, IN_TOKYO)
  })

  await test.step('SET-1 settings apply at once', async () => {
    await page.getByRole('link', { name: 'Settings' }).click()
    const preview = page.getByRole('figure', { name: 'Preview' })
    await expect(preview).toContainText(/[AP]M GMT\+9/)
    await choose(page, 'Units', 'Nautical')
    await expect(preview).toContainText(/32\skn · 6\.7\snmi · 120\sft/)
    await page.getByLabel('Time zone').selectOption('UTC')
    await expect(preview).toContainText('UTC')
    await expect(page.getByLabel('Date format').locator('option')).toHaveText([
      /MM\/DD\/YYYY/,
      /DD\/MM\/YYYY/,
      /YYYY-MM-DD/,
      /DD\.MM\.YYYY/,
    ])
    await page.getByLabel('Date format').selectOption('DD.MM.YYYY')
    await expect(preview).toContainText(/\d\d\.\d\d\.\d{4}/)
    await choose(page, 'Time format', '24-hour')
    await expect(preview).toContainText(/, \d\d:\d\d UTC/)
    await choose(page, 'First day of the week', 'Monday')
    await expect(page.getByLabel('Time zone').locator('option')).toHaveCount(14)
    await choose(page, 'Theme', 'System')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  })
  await test.step('SET-1 on every screen', () => expectWritten(page, AT_SEA))

  await test.step('SET-1 HIS-1 a date is typed or chosen in the account’s format', async () => {
    await page.getByRole('link', { name: 'History' }).click()
    const day = page.getByLabel('Date', { exact: true })
    await day.fill(`${utcDay}.${utcMonth}.${utcYear}`)
    await expect(page).toHaveURL(new RegExp(`day=${utcYear}-${utcMonth}-${utcDay}`))
    await page.getByRole('button', { name: 'Open calendar' }).click()
    const calendar = page.getByRole('dialog')
    await expect(calendar.getByRole('columnheader').first()).toHaveText('Mo')
    await expect(calendar.locator('[data-selected]')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    const [year, month, before] = dayOf(STARTED_AT - DAY_MS)
    await expect(day).toHaveValue(`${before}.${month}.${year}`)
    await expect(page).toHaveURL(new RegExp(`day=${year}-${month}-${before}`))
    await expect(page.getByRole('button', { name: 'Open calendar' })).toBeFocused()
  })

  await test.step('SET-1 SHR-1 the Escape key closes the calendar, and not the form around it', async () => {
    await page.getByRole('link', { name: 'Share links' }).click()
    await page.getByRole('button', { name: 'Create link' }).first().click()
    const form = page.getByRole('dialog', { name: 'Create share link' })
    await form.getByLabel('Link expires').selectOption('until')
    await expect(form.getByText('Time in UTC.')).toBeVisible()
    await form.getByRole('button', { name: 'Open calendar' }).click()
    await expect(page.locator('.mantine-DatePicker-day:focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('.mantine-DatePicker-day')).toHaveCount(0)
    await form.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('SET-1 in the browser’s zone, no zone is named', async () => {
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByLabel('Time zone').selectOption({ label: 'India Standard Time (Kolkata)' })
    await page.getByLabel('Date format').selectOption('YYYY-MM-DD')
    await choose(page, 'Units', 'Kilometers')
    await expect(page.getByRole('figure', { name: 'Preview' })).toContainText(/60\skm\/h/)
    await expectWritten(page, AT_HOME)
  })
  expect(errors).toEqual([])
})

/** Lives in Tokyo, and has a link that expires. */
async function prepare({ accessToken, ids }: Fleet, request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const saved = await request.put('/api/vectra/preferences', { headers, data: { timezone: 'Asia/Tokyo' } })
  expect(saved.status()).toBe(200)
  const link = { name: 'Family', trailDurationHours: 24, expiresAt: EXPIRES_AT }
  const path = `/api/vectra/devices/${ids[A_DRIVEN_BOAT.name]}/share`
  expect((await request.post(path, { headers, data: link })).status()).toBe(200)
}

/** Walks through the screens by their links, as a reload would hide what does not apply at once. */
async function expectWritten(page: Page, written: Written): Promise<void> {
  const note = page.getByText(/^Times in /)
  const expectNote = () =>
    written.note ? expect(note).toHaveText(written.note) : expect(note).toHaveCount(0)

  await page.getByRole('link', { name: 'Live', exact: true }).click()
  await page.locator('[data-device-row]').first().click()
  const card = page.getByRole('region', { name: A_DRIVEN_BOAT.name })
  await expect(card).toContainText(spaced(written.fix))
  for (const length of written.lengths) await expect(card).toContainText(length)
  await expectNote()

  await page.getByRole('link', { name: 'Overview' }).click()
  const age = page.getByRole('link', { name: /Sea Ray 240/ }).locator('time')
  await expect(age).toHaveAttribute('title', spaced(written.fix))
  await expectNote()

  await page.getByRole('link', { name: 'Share links' }).click()
  await expect(page.getByRole('article', { name: 'Family' })).toContainText(spaced(written.expiry))
  await expectNote()

  await page.getByRole('link', { name: 'History' }).click()
  await page.getByLabel('Time range').selectOption('Last 7 days')
  await expect(page.locator('[data-leg="trip"]')).toContainText(spaced(written.trip))
  const summary = page.getByLabel('Route summary')
  await expect(summary).toContainText(written.distance)
  await expect(summary).toContainText(written.speed)
  await expect(page.getByRole('region', { name: 'Playback' })).toContainText(spaced(written.played))
  await expectNote()
}

/** `Intl` writes a narrow space before AM and PM. */
const spaced = (text: string) => new RegExp(text.replaceAll(/[.+()]/g, '\\$&').replaceAll(' ', '\\s'))

const choose = (page: Page, setting: string, value: string) =>
  page.getByRole('radiogroup', { name: setting }).getByText(value, { exact: true }).click()
