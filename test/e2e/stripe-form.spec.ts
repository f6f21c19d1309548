import { expect, type Page } from '@playwright/test'
import { contentSecurityPolicy } from '../../lib/site/security-headers.ts'
import { openPayment } from './order-form.ts'
import { test } from './site-test.ts'

/** Works as Stripe's script does: a frame for the card, calls of its API, and a frame for the bank. */
const STRIPE_SCRIPT = `
window.Stripe = (key) => {
  const handlers = {}
  const frame = (src, node) => {
    const one = document.createElement('iframe')
    one.title = 'Secure card form'
    one.src = src
    node.append(one)
  }
  const element = {
    mount(node) { frame('https://js.stripe.com/card', node); setTimeout(() => handlers.ready?.({})) },
    on(name, handle) { handlers[name] = handle; return element },
    off: () => element, once: () => element, update() {}, unmount() {}, destroy() {}, collapse() {},
  }
  return {
    elements(options) {
      window.__elements = options
      return { create: () => element, getElement: () => null, update() {}, submit: async () => ({}) }
    },
    createToken() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {},
    async createPaymentMethod({ params }) {
      window.__payer = params.billing_details
      await fetch('https://api.stripe.com/v1/payment_methods', { method: 'POST' })
      return { paymentMethod: { id: 'pm_one' } }
    },
    async handleNextAction({ clientSecret }) {
      window.__secret = clientSecret
      frame('https://hooks.stripe.com/3ds', document.body)
      return {}
    },
  }
}`

declare global {
  interface Window {
    __elements?: unknown
    __payer?: unknown
    __secret?: unknown
    __blocked?: string[]
  }
}

const MAP_ORIGIN = 'https://map.example'
const CORS = { 'access-control-allow-origin': '*' }

/** Opens the payment of a deployment with a key, whose header names Stripe or, wrongly, does not. */
async function openWithKey(page: Page, namesStripe: boolean): Promise<void> {
  await page.addInitScript(() => {
    const blocked: string[] = []
    window.__blocked = blocked
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => blocked.push(blockedURI))
  })
  await page.route('https://js.stripe.com/**', (route) =>
    route.request().resourceType() === 'script'
      ? route.fulfill({ contentType: 'text/javascript', body: STRIPE_SCRIPT })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await page.route('https://hooks.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await page.route('https://api.stripe.com/**', (route) => route.fulfill({ json: {}, headers: CORS }))
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, stripePublishableKey: 'pk_test_one' } })
  })
  await page.route(/\/onboarding(\?.*)?$/, async (route) => {
    const response = await route.fetch()
    const policy = contentSecurityPolicy([], [MAP_ORIGIN], namesStripe)
    const headers = { ...response.headers(), 'content-security-policy': policy }
    await route.fulfill({ response, headers })
  })
  await openPayment(page, 'mia@example.com')
}

test('T117 SUB-7 with a key Stripe’s form asks for the card and for the bank’s question, and never ours', async ({
  page,
}) => {
  const sent: { purchaseId: string; paymentMethodId: string }[] = []
  await page.route('**/vectra/signup-subscription', (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({
      json:
        sent.length === 1
          ? { success: false, requiresAction: true, clientSecret: 'pi_one_secret', orderId: 'one' }
          : { success: true, orderId: 'one', subscriptionId: 'two', amount: 149.93 },
    })
  })
  await openWithKey(page, true)
  await expect(page.getByTitle('Secure card form')).toBeVisible()
  await expect(page.getByText('TEST', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Pay $149.93' }).click()
  await expect(page.getByRole('heading', { name: 'Your order is complete' })).toBeVisible()
  expect(await page.evaluate(() => [window.__elements, window.__payer, window.__secret])).toMatchObject([
    {
      mode: 'subscription',
      amount: 14_993,
      currency: 'usd',
      paymentMethodCreation: 'manual',
      allowedPaymentMethodTypes: ['card'],
    },
    { name: 'Mia Ray', email: 'mia@example.com', phone: '305 555 0100' },
    'pi_one_secret',
  ])
  expect(sent).toMatchObject([{ paymentMethodId: 'pm_one' }, { paymentMethodId: 'pm_one' }])
  expect(sent[0]?.purchaseId).toBe(sent[1]?.purchaseId)
  expect(await page.evaluate(() => window.__blocked)).toEqual([])
})

test('T117 a page whose header does not name Stripe loads none of it, and says that it cannot be paid', async ({
  page,
}) => {
  await openWithKey(page, false)
  await expect(page.getByRole('alert')).toHaveText('Payment system not ready. Please refresh and try again.')
  expect(await page.evaluate(() => window.__blocked)).toContainEqual(
    expect.stringMatching(/^https:\/\/js\.stripe\.com\//),
  )
})
