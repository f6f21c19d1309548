import { describe, expect, test, vi } from 'vitest'
import { createTestCard } from './create-test-card.ts'

const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' }
const replyWith = (status: number, body: unknown) => vi.fn(async () => Response.json(body, { status }))
const MADE = { id: 'pm_1' }

describe('SUB-3 a test card', () => {
  test.each(['12 / 40', '12/40', '1240', '12/2040'])('SUB-3 sends %s as December 2040', async (expiry) => {
    const fetch = replyWith(200, MADE)
    expect(await createTestCard({ ...CARD, expiry }, { name: 'Mia Ray' }, fetch)).toEqual({
      paymentMethodId: 'pm_1',
    })
    expect(fetch).toHaveBeenCalledWith(
      '/_local/stripe/payment-methods',
      expect.objectContaining({
        body: JSON.stringify({
          number: CARD.number,
          expMonth: 12,
          expYear: 2040,
          cvc: '123',
          name: 'Mia Ray',
        }),
      }),
    )
  })

  test.each(['number', 'expiry', 'cvc'] as const)('SUB-3 without its %s is incomplete', async (part) => {
    const fetch = replyWith(200, MADE)
    expect(await createTestCard({ ...CARD, [part]: ' ' }, { name: 'Mia' }, fetch)).toEqual({
      problem: { reason: 'incomplete', message: null },
    })
    expect(fetch).not.toHaveBeenCalled()
  })

  test('SUB-3 that is refused has the provider’s message, and ours where there is none', async () => {
    const refused = replyWith(402, { error: { message: 'Your card number is incorrect.' } })
    expect(await createTestCard(CARD, { name: 'Mia' }, refused)).toEqual({
      problem: { reason: 'invalid', message: 'Your card number is incorrect.' },
    })
    const problem = { reason: 'invalid', message: null }
    expect(await createTestCard(CARD, { name: 'Mia' }, replyWith(400, {}))).toEqual({ problem })
    expect(await createTestCard({ ...CARD, expiry: 'soon' }, { name: 'Mia' }, replyWith(200, MADE))).toEqual({
      problem,
    })
  })

  test('T87 without a connection says that it failed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const offline = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await createTestCard(CARD, { name: 'Mia' }, offline)).toEqual({
      problem: { reason: 'failed', message: null },
    })
  })
})
