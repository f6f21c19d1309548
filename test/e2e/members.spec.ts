import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { members } from '../../shared/members/members.routes.ts'
import { aBrowserAccount, signIn } from '../make/accounts/browser-account.ts'
import { linkIn } from '../make/accounts/link-in.ts'
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
    await notifyInARule(crew.email, page)
    await page.goto(`/dashboard/devices/${owner.ids[BOAT.name]}`)
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

for (const { name, width, height, theme } of SCREENS) {
  test(`T13 on ${name}: an account is handed over once its owner and the member have confirmed`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    const owner = await aFleetOf(request, [BOAT])
    const buyer = await aPerson(request)
    await join(buyer, owner, request)
    for (const { accessToken } of [owner, buyer]) {
      const headers = { authorization: `Bearer ${accessToken}` }
      await request.put('/api/vectra/preferences', { headers, data: { theme } })
    }

    await openAs(owner, page, '/dashboard/settings?tab=members')
    await page.getByRole('button', { name: 'Hand over' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(`Hand the account over to ${buyer.email}?`)
    await expect(dialog).toContainText('Your sign-in and your API keys end then.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Ask for confirmation' }).press('Enter')
    await expect(page.getByText('You both have until')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Keep the account' })).toBeVisible()
    await expectAccessible(page)

    const link = `/dashboard/hand-over/${await linkIn(owner.email, 'hand-over', new URL(page.url()).origin)}`
    await page.goto(link)
    await expect(page.getByText('Your sign-in and your API keys end then.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirm' }).press('Enter')
    await expect(page.getByRole('status')).toContainText('as soon as the other side has confirmed')

    const other = await browser.newContext({ viewport: { width, height } })
    const buyerPage = await other.newPage()
    await openAs(buyer, buyerPage, link)
    await expect(buyerPage.getByText('From then on, you pay for its subscriptions.')).toBeVisible()
    await expectAccessible(buyerPage)
    await buyerPage.getByRole('button', { name: 'Confirm' }).press('Enter')
    await expect(buyerPage.getByRole('status')).toContainText('The account is yours.')
    await expectAccessible(buyerPage)

    await expect(async () => {
      await buyerPage.goto('/dashboard')
      await buyerPage.getByRole('link', { name: `Open ${owner.email}` }).click({ timeout: 2_000 })
      await expect(buyerPage.getByRole('region', { name: 'Account' })).toContainText('Owner', {
        timeout: 2_000,
      })
    }).toPass()
    await buyerPage.goto(`/dashboard/settings${accountOf(buyerPage)}&tab=members`)
    await expect(buyerPage.getByText('Manager · All devices')).toBeVisible()
    await expectAccessible(buyerPage)

    await page.goto('/dashboard/devices')
    await expect(page).toHaveURL(/\/login/)
    await expectAccessible(page)
    await other.close()
  })
}

/** Makes a person a member of a fleet. */
async function join(
  person: { email: string; accessToken: string },
  owner: { accessToken: string },
  request: APIRequestContext,
): Promise<void> {
  const as = ({ accessToken }: { accessToken: string }) => ({ authorization: `Bearer ${accessToken}` })
  const data = { email: person.email, role: 'viewer' }
  const invited = await request.post('/api/vectra/members', { headers: as(owner), data })
  const { link } = members.inviteMember.reply.parse(await invited.json())
  const token = link.slice(link.lastIndexOf('/') + 1)
  await request.post(`/api/vectra/invitations/${token}/accept`, { headers: as(person) })
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

/** Creates a rule that notifies a member. */
async function notifyInARule(email: string, page: Page): Promise<void> {
  await page.goto('/dashboard/alerts')
  await page.getByRole('button', { name: 'New alert rule' }).first().press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Too fast')
  await dialog.getByRole('button', { name: 'Add condition' }).press('Enter')
  await dialog.getByRole('group', { name: 'Condition 1' }).getByRole('textbox').first().fill('80')
  await dialog.getByRole('button', { name: 'Add action' }).press('Enter')
  const action = dialog.getByRole('group', { name: 'Action 1' })
  await action.getByLabel('Type').selectOption('Member')
  await dialog.getByRole('button', { name: 'Create rule' }).press('Enter')
  await expect(action.getByText('Choose a member.')).toBeVisible()
  await action.getByRole('combobox', { name: 'Member' }).selectOption(email)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create rule' }).press('Enter')
  await expect(page.getByText(/notify a member/)).toBeVisible()
}

/** Somebody with an account of their own and no device. */
async function aPerson(request: APIRequestContext) {
  const account = await aBrowserAccount(request)
  const { accessToken, storage } = await signIn(account, request)
  return { ...account, ids: {}, accessToken, browserStorage: storage }
}

const accountOf = (page: Page) => `?account=${new URL(page.url()).searchParams.get('account')}`
