import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { aBrowserAccount, signIn } from '../make/accounts/browser-account.ts'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const BOAT = { name: 'Catalina 34', tags: ['sea'] }
const VAN = { name: 'Sprinter', type: 'van', tags: ['road'] }
const REMOVED_WITHIN_MS = 10_000
const SCREENS = [
  { name: 'a desktop in the dark', width: 1440, height: 900, theme: 'dark' },
  { name: 'a phone in the light', width: 390, height: 844, theme: 'light' },
] as const

for (const { name, width, height, theme } of SCREENS) {
  test(`T13 on ${name}: a crew member joins, sees the boat and nothing else, and is removed`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    const owner = await aFleetOf(request, [BOAT, VAN])
    const crew = await aPerson(request)
    for (const { accessToken } of [owner, crew]) {
      const headers = { authorization: `Bearer ${accessToken}` }
      await request.put('/api/vectra/preferences', { headers, data: { theme } })
    }

    await openAs(owner, page, '/dashboard/settings?tab=members')
    await expect(page.getByText('Nobody else has access yet.')).toBeVisible()
    const link = await invite(crew.email, page)
    await expect(page.getByText(/Operator · Devices tagged sea · Invited/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Invite member' })).toBeFocused()
    await expectAccessible(page)

    const other = await browser.newContext({ viewport: { width, height } })
    const crewPage = await other.newPage()
    await openAs(crew, crewPage, link)
    await expect(crewPage.getByText(`You’re signed in as ${crew.email}.`)).toBeVisible()
    await expectAccessible(crewPage)
    await crewPage.getByRole('button', { name: 'Accept invitation' }).press('Enter')
    const bar = crewPage.getByRole('region', { name: 'Account' })
    await expect(bar).toContainText(`${owner.email} · Operator`)
    await crewPage.getByRole('link', { name: 'Devices' }).first().press('Enter')
    await expect(crewPage.getByText(BOAT.name).first()).toBeVisible()
    await expect(crewPage.getByText(VAN.name)).toHaveCount(0)
    await expect(crewPage.getByRole('button', { name: 'Add device' })).toHaveCount(0)
    await expectAccessible(crewPage)

    await crewPage.goto(`${new URL(crewPage.url()).pathname}/${owner.ids[VAN.name]}${accountOf(crewPage)}`)
    await expect(crewPage.getByText('Device not found').first()).toBeVisible()
    await crewPage.goto(`/dashboard/settings${accountOf(crewPage)}&tab=members`)
    await expect(bar).toBeVisible()
    await expect(crewPage.getByRole('button', { name: 'Invite member' })).toHaveCount(0)

    for (const [device, sees] of [
      [BOAT, 1],
      [VAN, 0],
    ] as const) {
      await page.goto(`/dashboard/devices/${owner.ids[device.name]}`)
      const people = page.getByRole('region', { name: 'Who can see this device' })
      await expect(people.getByText(owner.email)).toBeVisible()
      await expect(people.getByText(crew.email)).toHaveCount(sees)
    }
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Members' }).press('Enter')
    await expect(page.getByText(/Operator · Devices tagged sea · Member since/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove' }).press('Enter')
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(page.getByText('Nobody else has access yet.')).toBeVisible()
    await page.waitForTimeout(REMOVED_WITHIN_MS)
    await crewPage.reload()
    await expect(crewPage.getByRole('alert')).toContainText('You no longer have access')
    await expectAccessible(crewPage)
    await crewPage.getByRole('link', { name: 'Back to my account' }).press('Enter')
    await expect(bar).toHaveCount(0)

    await page.goto('/dashboard/settings?tab=audit')
    const log = page.getByRole('list', { name: 'Activity log' })
    await expect(log.getByText(/^Member · removed/)).toBeVisible()
    await expect(log.getByText(/^Member · added/).first()).toBeVisible()
    await expectAccessible(page)
    await other.close()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This invitation isn’t valid any more' })).toBeVisible()
    await expectAccessible(page)
  })
}

/** Fills in the form by keyboard. Returns the path of the link that the dialog shows. */
async function invite(email: string, page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Invite member' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption('operator')
  await dialog.getByLabel('Limit to devices with these tags').fill('sea')
  await dialog.getByLabel('Limit to devices with these tags').press('Enter')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send invitation' }).press('Enter')
  await expect(dialog).toContainText('Invitation sent')
  await expectAccessible(page)
  const link = await dialog.locator('dd').first().innerText()
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  return new URL(link).pathname
}

/** Somebody with an account of their own and no device. */
async function aPerson(request: APIRequestContext) {
  const account = await aBrowserAccount(request)
  const { accessToken, storage } = await signIn(account, request)
  return { ...account, ids: {}, accessToken, browserStorage: storage }
}

const accountOf = (page: Page) => `?account=${new URL(page.url()).searchParams.get('account')}`
