import { type Browser, expect, type Page } from '@playwright/test'
import { LANGUAGE, LANGUAGES } from '../../shared/i18n/language.ts'
import { appTexts as fr } from '../../web/i18n/fr/app.ts'
import { PASSWORD, signInAs } from '../make/accounts/browser-account.ts'
import { setProfile } from '../make/accounts/invite-user.ts'
import { expectAccessible } from './accessible.ts'
import { consoleErrors } from './console-errors.ts'
import { aDrivenBoat } from './driven-boat.ts'
import { aFleetOf, type Fleet, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const NEW_PASSWORD = 'Another-long-one-2026'
const TABS = [
  'General',
  'Notifications',
  'Tracking',
  'Account',
  'Members',
  'Activity',
  'Billing',
  'Gateways',
  'API',
]
const TOAST_MS = 3_000
const TOKEN_MINUTES = 60
const MINUTE_MS = 60_000
const LONG_AGO = '2026-01-01T00:00:00.000Z'
const TOO_MANY = {
  type: '',
  title: '',
  status: 429,
  code: 'too-many-requests',
  message: '',
  retryAfterSeconds: 7_200,
}
const SCREENS = [
  { name: 'a desktop in the dark', width: 1440, height: 900, theme: 'dark' },
  { name: 'a phone in the light', width: 390, height: 844, theme: 'light' },
] as const

test('SET-1 SET-5 a change is confirmed for 3 s, dates and numbers follow the language, and a reset restores the defaults', async ({
  page,
  request,
}) => {
  const account = await aFleetOf(request, [])
  await openAs(account, page, '/dashboard/settings')
  const errors = consoleErrors(page)
  const preview = page.getByRole('figure').first()
  const language = page.locator('select', { has: page.locator('option[value=pt]') })
  const toast = page.getByRole('alert').filter({ hasText: 'Saved' })

  await test.step('SET-5 the toast stays for 3 s', async () => {
    await page.getByText('Nautical').click()
    await expect(toast).toBeVisible()
    const shownAt = Date.now()
    await expect(toast).toHaveCount(0)
    expect(Date.now() - shownAt).toBeGreaterThan(TOAST_MS - 1_000)
  })

  await test.step('SET-1 each language writes dates its own way, and breaks nothing', async () => {
    await expect(language.locator('option')).toHaveText(LANGUAGES.map((value) => LANGUAGE[value].name))
    for (const value of LANGUAGES) {
      await language.selectOption(value)
      const weekday = new Intl.DateTimeFormat(value, { weekday: 'long', timeZone: 'America/New_York' })
      await expect(preview).toContainText(weekday.format(new Date()))
    }
    await expect(preview).toContainText(/6,7\snmi/)
    await page.reload()
    await expect(preview).toContainText(/6,7\snmi/)
    await expectAccessible(page)
    await language.selectOption('English')
  })

  await test.step('SET-5 a reset names each default, and keeps the channels', async () => {
    await page.goto('/dashboard/settings?tab=notifications')
    await page.getByRole('switch', { name: 'Email' }).click({ force: true })
    await page.getByRole('switch', { name: 'Maintenance' }).click({ force: true })
    await page.getByRole('switch', { name: 'Geofences' }).click({ force: true })
    await page.getByRole('tab', { name: 'General' }).click()
    await page.getByRole('button', { name: 'Reset to defaults' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Reset to defaults?' })
    for (const value of ['Light', 'Miles', 'English', 'MM/DD/YYYY', '12-hour', 'Maintenance'])
      await expect(dialog).toContainText(value)
    await expectAccessible(page)
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
    await dialog.getByRole('button', { name: 'Reset settings' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Reset to defaults' })).toBeFocused()
    expect((await (await saved).json()).preferences).toMatchObject({
      theme: 'light',
      units: 'miles',
      language: 'en',
      timezone: 'America/New_York',
      notifications: { email: false, alerts: true, geofence: true, speed: true, maintenance: false },
    })
    await expect(preview).toContainText(/7\.7\smi/)
  })
  expect(errors).toEqual([])
})

test('SET-1 PUB-5 every page works in French', async ({ page, request }) => {
  const account = await aFleetOf(request, [aDrivenBoat()])
  const headers = { authorization: `Bearer ${account.accessToken}` }
  await request.put('/api/vectra/preferences', { headers, data: { language: 'fr', units: 'km' } })
  await openAs(account, page, '/dashboard')
  const errors = consoleErrors(page)
  const { navigation, destinations } = fr.shell
  const sidebar = page.getByRole('navigation', { name: navigation })
  for (const [destination, text] of [
    ['overview', /\d,\d\skm/],
    ['live', 'Sea Ray 240'],
    ['history', /10,0\skm/],
    ['geofences', fr.pages.geofences],
    ['alerts', fr.alerts.emptyTitle],
    ['reporting', fr.pages.reporting],
    ['devices', 'Sea Ray 240'],
    ['shares', fr.pages.shares],
    ['subscription', fr.pages.subscription],
    ['settings', /lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche/],
  ] as const) {
    await sidebar.getByRole('link', { name: destinations[destination] }).click()
    await expect(page.getByRole('main')).toContainText(text)
  }
  expect(errors).toEqual([])
})

for (const { name, width, height, theme } of SCREENS)
  test(`SET-1 SET-3 SET-5 on ${name}, by keyboard alone: tabs, tracking, phone, and a deletion that is withdrawn`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    const account = await aFleetOf(request, [])
    const headers = { authorization: `Bearer ${account.accessToken}` }
    await request.put('/api/vectra/preferences', { headers, data: { theme } })
    await openAs(account, page, '/dashboard/settings')
    const tab = (label: string) => page.getByRole('tab', { name: label })

    const billingCalls: string[] = []
    page.on('request', (call) => {
      if (call.url().endsWith('/vectra/billing')) billingCalls.push(call.method())
    })

    await test.step('SET-5 the tracking tab says that it stores nothing, and does not', async () => {
      await expect(page.getByRole('tab')).toHaveText(TABS)
      await tab('General').press('ArrowRight')
      await expect(page).toHaveURL(/tab=notifications/)
      await tab('Notifications').press('ArrowRight')
      await expect(page).toHaveURL(/tab=tracking/)
      await expect(page.getByText('these choices aren’t saved')).toBeVisible()
      for (const label of ['1 min', '5 min', '15 min', '30 min', 'Standard', 'Satellite', 'Terrain'])
        await expect(page.getByRole('radio', { name: label, exact: true })).toBeAttached()
      await page.getByRole('radio', { name: '5 min', exact: true }).press('ArrowRight')
      await expect(page.getByRole('radio', { name: '15 min' })).toBeChecked()
      await expectAccessible(page)
      await page.reload()
      await expect(page.getByRole('radio', { name: '5 min', exact: true })).toBeChecked()
    })

    await test.step('SET-3 name, email and organization are read-only', async () => {
      await tab('Tracking').press('ArrowRight')
      await expect(page).toHaveURL(/tab=account/)
      const profile = page.getByRole('region', { name: 'Profile' })
      await expect(profile.getByRole('term')).toHaveText(['Name', 'Email', 'Organization'])
      await expect(profile.getByRole('definition').nth(1)).toHaveText(account.email)
      await expect(profile.getByRole('textbox')).toHaveCount(0)
      await expect(tab('Account')).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
    })

    await test.step('SET-3 a phone is checked, saved by PUT, and after a 404 by POST', async () => {
      const sent: string[] = []
      // one route for both answers: a request may slip through while another takes its place
      let putStatus = 404
      await page.route('**/user/settings', (route) => {
        const method = route.request().method()
        if (method === 'GET') return route.continue()
        sent.push(method)
        return route.fulfill({ status: method === 'PUT' ? putStatus : 503, json: { message: 'Not there' } })
      })
      await page.getByRole('button', { name: 'Add phone' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Your phone' })
      await expect(dialog.getByLabel('Phone number')).toBeFocused()
      await page.keyboard.type('call me')
      await page.keyboard.press('Enter')
      await expect(dialog.getByText('Please enter a valid phone number')).toBeVisible()
      expect(sent).toEqual([])
      await dialog.getByLabel('Phone number').fill('+1 (202) 555-0123')
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('alert')).toContainText(
        'Settings feature not yet available on this server',
      )
      expect(sent).toEqual(['PUT', 'POST'])
      putStatus = 503
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('alert')).toContainText('Failed to save phone number')
      expect(sent).toEqual(['PUT', 'POST', 'PUT'])
      await expectAccessible(page)
      await page.unroute('**/user/settings')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('SET-3 a request for deletion says when, and can be withdrawn', async () => {
      await requestDeletion(page)
      const notice = page.getByRole('alert').filter({ hasText: 'Your account will be deleted on' })
      await expect(notice).toBeVisible()
      await expect(page.getByRole('button', { name: 'Delete account' })).toHaveCount(0)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Keep my account' }).press('Enter')
      await expect(notice).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible()
    })

    await test.step('SET-3 a request that fails says the same, and nothing will be deleted', async () => {
      await page.route('**/account/delete-request', (route) =>
        route.fulfill({ status: 503, json: { message: 'Down' } }),
      )
      await requestDeletion(page)
      await expect(page.getByRole('button', { name: 'Delete account' })).toBeFocused()
      await expect(page.getByText('Your account will be deleted on')).toHaveCount(0)
    })

    await test.step('SET-5 billing loads when its tab opens, and leads to the subscriptions', async () => {
      expect(billingCalls).toEqual([])
      await tab('Activity').press('ArrowRight')
      await expect(page).toHaveURL(/tab=billing/)
      await expect(page.getByRole('main').getByRole('link', { name: /subscription/i })).toHaveAttribute(
        'href',
        '/dashboard/subscription',
      )
      expect(billingCalls).toEqual(['GET'])
      await expect(tab('Billing')).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
    })
  })

test('T06 SET-3 a new password leaves other sessions alone, and a sign-out everywhere ends them all', async ({
  page,
  request,
  browser,
}) => {
  const account = await aFleetOf(request, [])
  await setProfile(
    { email: account.email, name: 'Anna Marine', organization: 'Harbour Ltd' },
    process.env.VECTRA_E2E_DATA ?? '',
  )
  const other = await signedInElsewhere(browser, account)
  await openAs(account, page, '/dashboard/settings?tab=account')

  await test.step('SET-3 name and organization are what the operator has set', async () => {
    await other.getByRole('tab', { name: 'Account' }).click()
    await expect(other.getByRole('definition')).toHaveText(['Anna Marine', account.email, 'Harbour Ltd'])
  })

  await test.step('SET-3 a weak or a wrong password is refused beside its field', async () => {
    await page.getByRole('button', { name: 'Change password' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Change password' })
    await expect(dialog.getByLabel('Current password')).toBeFocused()
    await page.keyboard.type('Wrong-one-2026')
    await dialog.getByLabel('New password').fill('short')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Use at least 10 characters. Add an uppercase letter.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('New password').fill(NEW_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('Incorrect password')
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await page.keyboard.press('Enter')
  })

  await test.step('SET-3 the other session goes on after the change', async () => {
    await expect(page.getByText('Your other browsers and phones are still signed in.')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await renewToken(other)
    await expect(other.getByRole('heading', { name: 'Settings' })).toBeVisible()
  })

  await test.step('SET-3 a sign-out that Cognito does not confirm signs nobody out', async () => {
    await page.route('**/_cognito/', (route) =>
      /GlobalSignOut$/.test(route.request().headers()['x-amz-target'] ?? '')
        ? route.abort()
        : route.continue(),
    )
    await page.getByRole('button', { name: 'Sign out everywhere' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' })
    await expect(dialog).toContainText(`up to ${TOKEN_MINUTES} minutes`)
    await expectAccessible(page)
    const signOut = dialog.getByRole('button', { name: 'Sign out everywhere' })
    await signOut.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('Network error. Please check your connection.')
    await page.unroute('**/_cognito/')
    await signOut.press('Enter')
    await expect(page).toHaveURL(/\/login/)
  })

  await test.step('SET-3 the other session ends when its access token does', async () => {
    await renewToken(other)
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await signInAs(account, page, NEW_PASSWORD)
    await expect(page).toHaveURL(/\/dashboard/)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
})

test('SET-3 T114 an export is started, prepared and downloaded, and says what to do when it failed or expired', async ({
  page,
  request,
}) => {
  const account = await aFleetOf(request, [{ name: 'Sea Ray 240' }])
  await openAs(account, page, '/dashboard/settings?tab=account')
  const card = page.getByRole('region', { name: 'Your data' })

  await test.step('SET-3 it is prepared in the background, and downloaded as a ZIP archive', async () => {
    await card.getByRole('button', { name: 'Export data' }).click()
    await expect(card).toContainText('We’re preparing your data')
    await expect(card).toContainText(/Ready: [\d.]+\s\w+\. You can download it until/, { timeout: 120_000 })
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await card.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.zip$/)
    await expect(card).toBeVisible()
  })

  for (const { status, text } of [
    { status: 'ready', text: 'has expired. Start a new one.' },
    { status: 'failed', text: 'failed. Start it again.' },
  ])
    await test.step(`SET-3 an old export that was ${status} is started again`, async () => {
      const old = { id: 'old', status, createdAt: LONG_AGO, expiresAt: LONG_AGO, sizeBytes: 1, url: null }
      await page.route('**/account/export', (route) =>
        route.request().method() === 'GET'
          ? route.fulfill({ json: { export: { ...old, moreUrls: [] } } })
          : route.fulfill({ status: 429, json: TOO_MANY }),
      )
      await page.reload()
      await expect(card).toContainText(text)
      await card.getByRole('button', { name: 'Export again' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Try again in 2' })).toBeVisible()
    })
})

test('SET-1 a shorter history is asked about twice, says what goes, and can be made longer again', async ({
  page,
  request,
}) => {
  const account = await aFleetOf(request, [{ name: 'Sea Ray 240' }])
  await openAs(account, page, '/dashboard/settings?tab=account')
  const kept = page.getByRole('combobox', { name: 'Keep history' })
  await expect(kept).toHaveValue('longest')
  await kept.selectOption('3 months')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Keep only 3 months?')
  await expect(dialog).toContainText('Positions, trips and stops of all your devices')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(dialog).toContainText(/Delete everything before \d\d\/\d\d\/\d{4}\?/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(kept).toHaveValue('longest')

  await kept.selectOption('6 months')
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter')
  await dialog.getByRole('button', { name: 'Delete for good' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(kept).toHaveValue('6')
  await kept.selectOption('As long as possible (40 months)')
  await expect(dialog).toBeHidden()
  await expect(kept).toHaveValue('longest')
  await page.reload()
  await expect(kept).toHaveValue('longest')
})

async function requestDeletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete account' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Why are you leaving?')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('Sold the boat')
  await dialog.getByRole('button', { name: 'Delete my account' }).press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('our team will contact you within 24 hours')
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(dialog).toBeHidden()
}

/** A page of another browser that has signed in itself. */
async function signedInElsewhere(browser: Browser, account: Fleet): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/login?to=/dashboard/settings')
  await signInAs(account, page)
  await expect(page).toHaveURL('/dashboard/settings')
  return page
}

let tokensAhead = 0
/** Lets the access token expire, so that the next call needs the refresh token. */
async function renewToken(page: Page): Promise<void> {
  tokensAhead += 1
  await page.clock.setFixedTime(Date.now() + tokensAhead * (TOKEN_MINUTES + 1) * MINUTE_MS)
  await page.reload()
}
