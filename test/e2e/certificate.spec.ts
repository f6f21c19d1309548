import { expect } from '@playwright/test'
import { certificateNumberIn } from '../make/a-certificate.ts'
import { expectAccessible } from './accessible.ts'
import { aFleetOf } from './fleet.ts'
import { test } from './site-test.ts'

const PHONE = { width: 390, height: 844 }

test('SUB-1 an insurer confirms a certificate on a phone, in both themes, before and after a cancellation', async ({
  request,
  browser,
}) => {
  const fleet = await aFleetOf(request, [
    { name: '漁船 第八幸丸', plate: 'FL 1234 AB' },
    { name: 'Truck with a name that is far too long for one line of a phone', type: 'truck' },
  ])
  const headers = { authorization: `Bearer ${fleet.accessToken}` }
  const file = await request.get('/api/vectra/insurance-certificate', { headers })
  expect(file.headers()['content-disposition']).toMatch(/insurance-certificate-\d{4}-\d\d-\d\d\.pdf/)
  const number = certificateNumberIn((await file.body()).toString('latin1')) ?? ''

  const viewer = await browser.newContext({ viewport: PHONE, colorScheme: 'light' })
  const page = await viewer.newPage()
  const cards = page.getByRole('listitem')
  await page.goto(`/certificate/${number.toLowerCase()}`)
  await expect(page.getByRole('heading', { name: 'Insurance certificate' })).toBeVisible()
  await expect(page.getByText('All 2 devices are still monitored')).toBeVisible()
  await expect(page.getByText(number)).toBeVisible()
  await expect(page.getByText(fleet.email)).toBeVisible()
  await expect(cards.filter({ hasText: '漁船 第八幸丸' })).toContainText('FL 1234 AB')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await expectAccessible(page)

  const { subscriptions } = await (await request.get('/api/vectra/subscriptions', { headers })).json()
  const cancel = async ({ id }: { id: string }) =>
    expect((await request.post(`/api/vectra/subscription/${id}/cancel`, { headers })).status()).toBe(200)
  await cancel(subscriptions[0])
  await page.reload()
  await expect(page.getByText('1 of 2 devices are still monitored')).toBeVisible()
  await expect(cards.filter({ hasText: 'No longer monitored' })).toHaveCount(1)
  await cancel(subscriptions[1])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect(page.getByText('None of the 2 devices is monitored any more')).toBeVisible()
  await expectAccessible(page)
  expect((await request.get('/api/vectra/insurance-certificate', { headers })).status()).toBe(409)

  await page.goto('/certificate/0000-0000-0000-0000-0000')
  await expect(page.getByRole('heading', { name: 'Vectra can’t confirm this certificate' })).toBeVisible()
  await expectAccessible(page)
  await viewer.close()
})
