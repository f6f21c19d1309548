import { expect } from '@playwright/test'
import { accountIdOf } from '../make/accounts/account-id-of.ts'
import { aBrowserAccount, signIn } from '../make/accounts/browser-account.ts'
import { AN_ADDRESS } from '../make/subscriptions/a-purchase-body.ts'
import { expectAccessible } from './accessible.ts'
import { consoleErrors } from './console-errors.ts'
import { openAs } from './fleet.ts'
import { aBuyer, anOperator, expectFits, openConsole, SCREENS } from './operator-console.ts'
import { test } from './site-test.ts'

for (const { name, width, height, colorScheme } of SCREENS) {
  test(`T106 on ${name}: an operator signs in with two steps, finds a customer and ships an order`, async ({
    page,
    request,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    const buyer = await aBuyer(request)
    const errors = consoleErrors(page)
    const loaded: string[] = []
    await openConsole(await anOperator(request), page)
    // the sign-in loads the dashboard ahead, so only what the console itself asks for counts
    page.on('request', (asked) => loaded.push(asked.url()))
    await page.reload()
    await expect(page.getByRole('link', { name: /^Processing: / })).toBeVisible()
    await expectFits(page)
    await page.getByRole('link', { name: 'Health' }).click()
    await expect(page.getByText(/dead-letter queue/).first()).toBeVisible()
    await expectFits(page)
    await page.getByRole('link', { name: 'Customers' }).click()
    await page.getByRole('searchbox').fill(buyer.email.slice(0, 15))
    await page.keyboard.press('Enter')
    await expectFits(page)
    await page.getByRole('link', { name: buyer.email }).click()
    await expect(page.getByRole('heading', { name: 'Subscriptions' })).toBeVisible()
    await expectFits(page)
    expect(loaded.filter((url) => /rooms|dashboard|overview|texts|map-/.test(url))).toEqual([])

    await page.getByRole('link', { name: buyer.orderId }).click()
    await expect(page.getByText(AN_ADDRESS.street)).toBeVisible()
    await page.getByLabel('State').selectOption('Dispatched')
    await page.getByLabel('Tracking number').fill('1z999aa1 0123456784')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expectFits(page)
    await page.getByRole('link', { name: 'Orders' }).click()
    await page.getByRole('link', { name: 'Dispatched' }).click()
    await page.getByRole('link', { name: buyer.orderId }).click()
    await page.getByRole('button', { name: 'Undo: back to processing' }).click()
    await expect(page.getByLabel('State')).toHaveValue('0')
    expect(errors).toEqual([])

    const other = await page.context().browser()?.newContext({ viewport: { width, height } })
    if (other === undefined) throw new Error('The browser is gone')
    const buyerPage = await other.newPage()
    await openAs(buyer, buyerPage, '/dashboard/settings?tab=audit')
    await expect(buyerPage.getByText('Vectra support').first()).toBeVisible()
    await buyerPage.goto('/operator')
    await expect(buyerPage.getByRole('heading', { name: 'This console is for operators' })).toBeVisible()
    await expectAccessible(buyerPage)
  })
}

for (const { name, width, height, colorScheme } of SCREENS) {
  test(`T106 on ${name}: an operator tries dead letters again and discards one by keyboard`, async ({
    page,
    request,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    const customer = await aBrowserAccount(request)
    const { accessToken } = await signIn(customer, request)
    const accountId = accountIdOf(accessToken)
    const settingsTest = { kind: 'settingsTest', accountId, channels: ['email'], message: 'Again' }
    for (const body of [settingsTest, { accountId, eventKey: 'e1' }])
      await request.post('/_local/dead-letters', { data: { queue: 'NotifyQueue', body } })
    await request.post('/_local/dead-letters', {
      data: { queue: 'ReportQueue', body: { accountId, reportId: 'r1' } },
    })
    const errors = consoleErrors(page)
    await openConsole(await anOperator(request), page)
    await page.getByRole('link', { name: 'Dead letters' }).click()
    // a phone shows rows as cards; those of other customers may be there too
    const lettersIn = (queue: string) =>
      page.getByRole('region', { name: queue }).locator('tbody tr', { hasText: accountId })
    await expect(lettersIn('Notifications')).toHaveCount(2)
    await expectFits(page)

    await lettersIn('Reports').getByRole('button', { name: 'Discard' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toContainText('Discard this letter?')
    await expectFits(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').first()).toContainText('Reports: 1 letter discarded.')
    await expect(lettersIn('Reports')).toHaveCount(0)

    const notifications = page.getByRole('region', { name: 'Notifications' })
    await notifications.getByRole('button', { name: 'Try all again' }).click()
    await expect(page.getByRole('status').first()).toContainText(/Notifications: \d+ letters sent back/)
    await expect(notifications).toHaveCount(0)
    await expectFits(page)
    expect(errors).toEqual([])
  })
}
