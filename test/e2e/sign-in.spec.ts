import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { totpCode } from '../../bin/local/engines/cognito/totp.ts'
import {
  aBrowserAccount,
  addAuthenticatorApp,
  mailedCode,
  PASSWORD,
  signIn,
  signInAs,
  temporaryPassword,
} from '../make/browser-account.ts'
import { inviteUser } from '../make/invite-user.ts'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'

const NEW_PASSWORD = 'Another-long-one-2026'
const STEP_MS = 30_000
const NO_CODE = '000000'
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
    })
  })

test('APP-2 a forgotten password is reset with an emailed code, and does not turn off the second step', async ({
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
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password')
  await signInAs(account, page, NEW_PASSWORD)
  await page.getByLabel('Code').fill(totpCode(key, Date.now() + STEP_MS))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/dashboard')
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
