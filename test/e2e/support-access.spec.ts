import { expect } from '@playwright/test'
import { consoleErrors } from './console-errors.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { anOperator, expectFits, openConsole, SCREENS } from './operator-console.ts'
import { test } from './site-test.ts'

for (const { name, width, height, colorScheme } of SCREENS) {
  test(`T58 on ${name}: a customer lets support see the account, and support sees it until that ends`, async ({
    page,
    request,
  }) => {
    test.slow()
    const account = await aFleetOf(request, [{ name: 'Sea Ray' }])
    const context = await page.context().browser()?.newContext({ viewport: { width, height }, colorScheme })
    if (context === undefined) throw new Error('The browser is gone')
    const ownPage = await context.newPage()
    await openAs(account, ownPage, '/dashboard/settings?tab=account')
    const allows = ownPage.getByRole('switch', { name: 'Let support see this account' })
    await expect(allows).not.toBeChecked()
    await allows.focus()
    await ownPage.keyboard.press('Space')
    await expect(ownPage.getByText(/^On until .* Vectra support sees/)).toBeVisible()
    await expectFits(ownPage)

    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    const errors = consoleErrors(page)
    await openConsole(await anOperator(request), page, '/operator/customers')
    await page.getByRole('searchbox').fill(account.email)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: account.email }).click()
    await page.getByRole('button', { name: 'See account…' }).click()
    await expectFits(page)
    await page.getByRole('dialog').getByRole('button', { name: 'See account' }).press('Enter')
    await expect(page).toHaveURL(/\/dashboard\?account=/)
    await expect(page.getByText(/Viewer · Support access until /)).toBeVisible()
    await page.goto(page.url().replace('/dashboard?', '/dashboard/devices?'))
    await expect(page.getByText('Sea Ray').first()).toBeVisible()
    for (const offered of ['Add device', /^Connect tracker/])
      await expect(page.getByRole('main').getByText(offered)).toBeHidden()
    await expectFits(page)
    expect(errors).toEqual([])

    await ownPage.reload()
    await expect(allows).toBeChecked()
    await allows.press('Space')
    await expect(allows).not.toBeChecked()
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('no longer')
    await ownPage.goto('/dashboard/settings?tab=audit')
    await expect(ownPage.getByText('Opened the account to look at it')).toBeVisible()
    await expect(ownPage.getByText(/^Support access · changed/).first()).toBeVisible()
    await expectFits(ownPage)
    await context.close()
  })
}
