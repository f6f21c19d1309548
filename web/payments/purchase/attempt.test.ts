import { describe, expect, test } from 'vitest'
import { ApiProblem } from '../../../shared/http/client.ts'
import { ChallengeFailed } from '../challenge/answer-until-paid.ts'
import { attemptAfter, nextAttempt } from './attempt.ts'

const BODY = { planType: 'annual', quantity: 2, orderDevice: true, email: 'mia@example.com', phone: '1' }
const tried = (mayBePaid: boolean) => ({ purchaseId: 'first', body: BODY, mayBePaid })
const newId = () => 'second'
const refusedWith = (code: string) => new ApiProblem(code, 400, 'Refused')

describe('SUB-7 the next attempt of a purchase', () => {
  test('SUB-7 has an id of its own at first, and keeps it for the same order with other details', () => {
    expect(nextAttempt(null, BODY, newId)).toEqual({ purchaseId: 'second', body: BODY, mayBePaid: false })
    const body = { ...BODY, phone: '2', email: 'Mia@example.com' }
    for (const mayBePaid of [true, false])
      expect(nextAttempt(tried(mayBePaid), body, newId)).toEqual({ purchaseId: 'first', body, mayBePaid })
  })

  test.each([
    { planType: 'monthly' },
    { quantity: 3 },
    { orderDevice: false },
    { email: 'max@example.com' },
    { marineSupport: true },
  ])('SUB-7 with %o is a new purchase, but not while the one before may be paid', (change) => {
    const body = { ...BODY, ...change }
    expect(nextAttempt(tried(false), body, newId)).toEqual({ purchaseId: 'second', body, mayBePaid: false })
    expect(nextAttempt(tried(true), body, newId)).toBeNull()
  })
})

describe('T87 what is left of an attempt', () => {
  test.each(['card-declined', 'payment-method-not-found'])('T87 %s is not paid', (code) => {
    expect(attemptAfter(tried(true), refusedWith(code))).toEqual(tried(false))
  })

  test('T87 a challenge that failed is not paid', () => {
    expect(attemptAfter(tried(true), new ChallengeFailed(null))).toEqual(tried(false))
  })

  test.each(['payment-unsure', 'network', 'server-error', 'unavailable', 'unreadable-answer'])(
    'T87 %s may be paid',
    (code) => expect(attemptAfter(tried(false), refusedWith(code))).toEqual(tried(true)),
  )

  test.each(['too-many-requests', 'invalid-body', 'payments-not-set-up'])(
    'T87 %s says nothing about an earlier try',
    (code) => {
      expect(attemptAfter(tried(true), refusedWith(code))).toEqual(tried(true))
      expect(attemptAfter(tried(false), refusedWith(code))).toEqual(tried(false))
    },
  )

  test.each(['order-expired', 'purchase-changed'])('T87 %s ends it', (code) => {
    expect(attemptAfter(tried(true), refusedWith(code))).toBeNull()
  })
})
