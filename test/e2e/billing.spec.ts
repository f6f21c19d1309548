import { expect, test } from '@playwright/test'
import { aPurchaseBody } from '../make/subscriptions/a-purchase-body.ts'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'

const PHONE = { width: 390, height: 844 }

test('SET-4 SET-5 cards are added, made the default and removed, and invoices are listed', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [])
  const headers = { authorization: `Bearer ${fleet.accessToken}` }
  await request.post('/api/vectra/create-subscription', { headers, data: aPurchaseBody({ quantity: 2 }) })
  const loaded: string[] = []
  page.on('request', (sent) => loaded.push(new URL(sent.url()).pathname))
  await page.setViewportSize(PHONE)
  await openAs(fleet, page, '/dashboard/settings')
  await expect(page.getByRole('heading', { name: 'General' })).toBeVisible()
  expect(loaded).not.toContain('/api/vectra/billing')
  await page.getByRole('tab', { name: 'Billing' }).press('Enter')
  const cards = page.getByRole('list', { name: 'Cards' }).getByRole('listitem')
  await expect(cards).toHaveText([/Visa ending in 4242/])
  await expect(page.getByText('$19.98 a month')).toBeVisible()
  const invoice = page.getByRole('table', { name: 'Invoices' }).locator('tbody tr')
  await expect(invoice).toContainText('$19.98')
  await expect(invoice).toContainText('Paid')
  await expectAccessible(page)
  const pdf = await request.get((await invoice.getByRole('link').getAttribute('href')) ?? '')
  expect(pdf.headers()['content-type']).toContain('application/pdf')

  await test.step('SET-4 a declined card is not saved, another one is', async () => {
    await page.getByRole('button', { name: 'Add card' }).press('Enter')
    await expect(page.getByLabel('Card number')).toBeVisible()
    await page.getByRole('button', { name: 'Save card' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('Please enter your payment information')
    await page.getByRole('button', { name: 'Declined · 0002' }).press('Enter')
    await page.getByRole('button', { name: 'Save card' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('Your card was declined.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Asks the bank · 3155' }).press('Enter')
    await page.getByRole('button', { name: 'Save card' }).press('Enter')
    const bank = page.getByRole('dialog', { name: '3D Secure' })
    await bank.getByRole('button', { name: 'Complete' }).press('Enter')
    await expect(page.getByText('Card added.')).toBeVisible()
    await expect(cards).toHaveCount(2)
  })

  await test.step('SET-4 it becomes the default, and the other one is removed', async () => {
    await page.getByRole('button', { name: 'Make Visa ending in 3155 the default' }).press('Enter')
    await expect(cards.filter({ hasText: '3155' })).toContainText('Default')
    await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Remove Visa ending in 4242' }).press('Enter')
    await expect(cards).toHaveText([/Visa ending in 3155/])
    await expectAccessible(page)
  })
})
