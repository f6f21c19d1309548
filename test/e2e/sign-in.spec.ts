import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { totpCode } from '../../bin/local/engines/cognito/totp.ts'
import { LANGUAGE, LANGUAGES } from '../../shared/i18n/language.ts'
import {
  aBrowserAccount,
  addAuthenticatorApp,
  mailedCode,
  PASSWORD,
  signIn,
  signInAs,
  temporaryPassword,
} from '../make/accounts/browser-account.ts'
import { inviteUser } from '../make/accounts/invite-user.ts'
import { expectAccessible } from './accessible.ts'
import { firstLoad } from './first-load.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const NEW_PASSWORD = 'Another-long-one-2026'
const STEP_MS = 30_000
const NO_CODE = '000000'
const MAX_BYTES = 250_000
const MAX_REQUESTS = 15
const SCREENS = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
]

for (const { name, width, height } of SCREENS)
  test(`APP-2 on ${name}, by keyboard alone: turns on two-step sign-in, signs in with a code, turns it off`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    const account = await aFleetOf(request, [])
    await openAs(account, page, '/dashboard/settings?tab=account')
    const button = (label: string) => page.getByRole('button', { name: label })
    let code = ''

    await test.step('asks for the password first', async () => {
      await press(page, 'Set up')
      await expect(page.getByLabel('Your password')).toBeFocused()
      await typeAndEnter(page, 'Wrong-one-2026')
      await expect(page.getByRole('alert')).toContainText('Incorrect password')
      await expectAccessible(page)
      await page.getByLabel('Your password').selectText()
      await typeAndEnter(page, PASSWORD)
    })

    const key = await test.step('adds the app with the first of its codes', async () => {
      await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
      await expectAccessible(page)
      const shown = (await page.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '')
      await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
      await typeAndEnter(page, NO_CODE)
      await expect(page.getByRole('alert')).toContainText('Incorrect code')
      await page.getByLabel('Code', { exact: true }).selectText()
      code = totpCode(shown, Date.now())
      await typeAndEnter(page, code)
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(button('Turn off')).toBeFocused()
      await expectAccessible(page)
      return shown
    })

    await test.step('signs in with the password and a code, once each', async () => {
      await signOut(page)
      await signInByKeyboard(page, account.email)
      await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
      await expect(page.getByLabel('Code')).toBeFocused()
      await expectAccessible(page)
      await typeAndEnter(page, code)
      await expect(page.getByRole('alert')).toContainText('already been used')
      await page.getByLabel('Code').selectText()
      await typeAndEnter(page, totpCode(key, Date.now() + STEP_MS))
      await expect(page).toHaveURL('/dashboard')
    })

    await test.step('turns it off with the password, and signs in without a code', async () => {
      await page.goto('/dashboard/settings?tab=account')
      await press(page, 'Turn off')
      await expect(page.getByLabel('Your password')).toBeFocused()
      await expectAccessible(page)
      await typeAndEnter(page, PASSWORD)
      await expect(button('Set up')).toBeVisible()
      await signOut(page)
      await signInByKeyboard(page, account.email)
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    })
  })

test('APP-2 PUB-6 a forgotten password is reset with an emailed code, and does not turn off the second step', async ({
  page,
  request,
}) => {
  const account = await aBrowserAccount(request)
  const { accessToken } = await signIn(account, request)
  const key = await addAuthenticatorApp(accessToken, request)
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send code' }).click()

  await expect(page.getByText(`If there’s an account for ${account.email}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Code').fill(NO_CODE)
  await choosePassword(page)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('alert')).toContainText('Incorrect code')
  await page.getByLabel('Code').fill(await mailedCode(account.email, request))
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your password has been changed')).toBeVisible()

  await signInAs(account, page)
  await expect(page.getByRole('alert')).toContainText('Invalid email or password')
  await signInAs(account, page, NEW_PASSWORD)
  await page.getByLabel('Code').fill(totpCode(key, Date.now() + STEP_MS))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
})

test('APP-2 an invited user replaces the temporary password at the first sign-in', async ({
  page,
  request,
}) => {
  const email = `invited-${randomBytes(4).toString('hex')}@example.com`
  await inviteUser(email, process.env.VECTRA_E2E_DATA ?? '')
  const temporary = (await temporaryPassword(email, request)) ?? ''
  await page.goto('/login?to=/dashboard/settings')
  await signInAs({ email }, page, temporary)
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('New password').fill('weak')
  await page.getByLabel('Confirm password').fill('other')
  await page.getByLabel('Confirm password').blur()
  await expect(page.getByText('Add an uppercase letter.')).toBeVisible()
  await expectAccessible(page)
  await choosePassword(page)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page).toHaveURL('/dashboard/settings')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
})

for (const { name, width, height } of SCREENS)
  test(`APP-2 the sign-in is at most 250 KB in 15 requests on ${name} in every language`, async ({
    browser,
  }) => {
    for (const language of LANGUAGES) {
      const locale = LANGUAGE[language].tag
      const context = await browser.newContext({ viewport: { width, height }, locale })
      const page = await context.newPage()
      const { bytes, requests } = await firstLoad(page, '/login')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('input[name=password]')).toBeVisible()
      expect(bytes, language).toBeGreaterThan(100_000)
      expect(bytes, language).toBeLessThan(MAX_BYTES)
      expect(requests, language).toBeLessThanOrEqual(MAX_REQUESTS)
      await context.close()
    }
  })

test('APP-2 a sign-in that cannot start says so in the middle of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/config.json', (route) => route.fulfill({ status: 500 }))
  await page.goto('/login')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Parts of this site couldn’t be loaded.')
  await expectAccessible(page)
  const box = await alert.getByRole('button', { name: 'Reload page' }).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 390 / 2)).toBeLessThan(2)
  expect(box?.y).toBeGreaterThan(844 / 3)
})

test('APP-2 the dashboard is loaded ahead once a field is in use, and no sooner', async ({ page }) => {
  const ahead: string[] = []
  page.on('request', (sent) =>
    ahead.push(...(/\/assets\/(overview-page|style)-/.exec(sent.url())?.slice(1) ?? [])),
  )
  await page.goto('/login', { waitUntil: 'networkidle' })
  expect(ahead).toEqual([])
  await page.getByLabel('Email').focus()
  await expect.poll(() => ahead.toSorted()).toEqual(['overview-page', 'style'])
})

async function choosePassword(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(NEW_PASSWORD)
}

/** Focuses a button and presses Enter, as a keyboard does. */
async function press(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label }).press('Enter')
}

async function typeAndEnter(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter')
}

/** The fields follow each other by Tab. */
async function signInByKeyboard(page: Page, email: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Email' })
  await expect(field).toBeEnabled()
  await field.focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await typeAndEnter(page, PASSWORD)
}
