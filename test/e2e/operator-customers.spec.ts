import { expect, type Page } from '@playwright/test'
import { monthAfter } from '../../shared/subscriptions/free-month.ts'
import { addAuthenticatorApp, signIn } from '../make/accounts/browser-account.ts'
import { expectAccessible } from './accessible.ts'
import { consoleErrors } from './console-errors.ts'
import { openAs } from './fleet.ts'
import { aBuyer, anOperator, expectFits, openConsole, SCREENS } from './operator-console.ts'
import { test } from './site-test.ts'

for (const { name, width, height, colorScheme } of SCREENS) {
  test(`T106 on ${name}: support grants a month, resets two-step sign-in, and requests and withdraws a deletion`, async ({
    page,
    request,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    const buyer = await aBuyer(request, { quantity: 2 })
    await addAuthenticatorApp(buyer.accessToken, request)
    const errors = consoleErrors(page)
    await openConsole(await anOperator(request), page)
    const headers = { authorization: `Bearer ${buyer.accessToken}` }
    const owned = async (path: string) => (await request.get(`/api/vectra/${path}`, { headers })).json()
    const { invoices } = await owned('billing')
    await page.getByRole('link', { name: 'Customers' }).click()
    await page.getByRole('searchbox').fill(invoices[0].number)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('cell', { name: 'invoice' })).toBeVisible()
    await page.getByRole('link', { name: buyer.email }).click()
    await expect(page.getByRole('heading', { name: 'Bounced notifications' })).toBeVisible()
    await expectFits(page)

    const [before] = (await owned('subscriptions')).subscriptions
    const next = monthAfter(before.nextBillingDate)
    await openDialog(page, 'Grant a month')
    await expect(page.getByRole('dialog')).toContainText('2 subscriptions')
    await expect(page.getByLabel('Reason')).toBeFocused()
    await expectFits(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect((await owned('subscriptions')).subscriptions[0].nextBillingDate).toBe(before.nextBillingDate)
    await act(page, 'Grant a month')
    await expect(page.getByRole('status')).toContainText('The next payment is due on')
    expect((await owned('subscriptions')).subscriptions[0].nextBillingDate).toBe(next)

    await act(page, 'Reset two-step sign-in')
    await expect(page.getByRole('status')).toContainText('Two-step sign-in is off.')
    await expect(page.getByText('Signs in with a password')).toBeVisible()

    await act(page, 'Delete account')
    await expect(page.getByText(/Will be deleted on/)).toBeVisible()
    await openDialog(page, 'Keep account')
    await page.getByRole('dialog').getByRole('button', { name: 'Keep account' }).click()
    await expect(page.getByRole('status')).toContainText('The account will not be deleted.')
    await expectFits(page)
    expect(errors).toEqual([])

    const other = await page.context().browser()?.newContext({ viewport: { width, height } })
    if (other === undefined) throw new Error('The browser is gone')
    const ownPage = await other.newPage()
    const { storage } = await signIn(buyer, request)
    await openAs({ ...buyer, browserStorage: storage }, ownPage, '/dashboard/settings?tab=audit')
    for (const done of ['Extended a subscription by a month for free', 'Reset two-step sign-in'])
      await expect(ownPage.getByText(done).first()).toBeVisible()
    await ownPage.getByText('What changed').first().click()
    await expect(ownPage.getByText('Asked on the phone').first()).toBeVisible()
    await expectAccessible(ownPage)
  })
}

test('T106 the second of two operators reads that the first one was faster, and sees what is so now', async ({
  page,
  request,
}) => {
  test.slow()
  const buyer = await aBuyer(request)
  await openConsole(await anOperator(request), page)
  await page.getByRole('link', { name: 'Customers' }).click()
  await page.getByRole('searchbox').fill(buyer.email)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: buyer.email }).click()
  await openDialog(page, 'Grant a month')

  const other = await page.context().browser()?.newContext()
  if (other === undefined) throw new Error('The browser is gone')
  const colleague = await other.newPage()
  await openConsole(await anOperator(request), colleague)
  await colleague.goto(page.url())
  await act(colleague, 'Grant a month')
  await expect(colleague.getByRole('status')).toContainText('The next payment is due on')

  await page.getByLabel('Reason').fill('Asked on the phone')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The next payment is due on another date now')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('cell', { name: 'reason: Asked on the phone' })).toHaveCount(2)
})

/** Opens the dialog with the keyboard. */
async function openDialog(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: `${label}…` }).press('Enter')
  await expect(page.getByRole('dialog', { name: `${label}?` })).toBeVisible()
}

/** Does something with a reason, with the keyboard. */
async function act(page: Page, label: string): Promise<void> {
  await openDialog(page, label)
  await page.getByLabel('Reason').fill('Asked on the phone')
  await page.keyboard.press('Enter')
}
