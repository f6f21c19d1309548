import { describe, expect, test } from 'vitest'
import { isComplete, problemsOf, reachableStep, stepOf } from './draft-problems.ts'
import { EMPTY_DRAFT, type OrderDraft, orderable, readDraft } from './order-draft.ts'

const DRAFT: OrderDraft = {
  plan: 'marine',
  quantity: 3,
  firstName: 'Mia',
  lastName: 'Ray',
  email: 'mia@example.com',
  phone: '+1 (305) 555-0100',
  street: '1 Ocean Drive',
  city: 'Miami',
  state: 'FL',
  zip: '33139',
  country: 'US',
}

describe('ORD-1 a draft', () => {
  test('ORD-1 survives a reload, and is empty where there is none', () => {
    expect(readDraft(JSON.stringify(DRAFT))).toEqual(DRAFT)
    expect(readDraft(null)).toEqual(EMPTY_DRAFT)
  })

  test.each(['', '[]', 'null', '7', '{', '{"plan":"gold","quantity":"many","email":4,"cardNumber":"4242"}'])(
    'ORD-1 of %s is empty',
    (text) => expect(readDraft(text)).toEqual(EMPTY_DRAFT),
  )

  test.each([
    [-1, 1],
    [0, 1],
    [1, 1],
    [10, 10],
    [11, 10],
    [2.4, 2],
    [Number.NaN, 1],
  ])('ORD-1 an order of %d devices is one of %d', (wanted, ordered) => {
    expect(orderable(wanted)).toBe(ordered)
    expect(readDraft(JSON.stringify({ quantity: wanted })).quantity).toBe(ordered)
  })
})

describe('ORD-1 a step', () => {
  test('ORD-1 has nothing to complain about when it is filled in', () => {
    for (const step of ['plan', 'person', 'address', 'payment'] as const)
      expect(problemsOf(step, DRAFT), step).toEqual({})
  })

  test.each(['firstName', 'lastName', 'email', 'phone'] as const)('ORD-1 needs the %s', (name) => {
    expect(problemsOf('person', { ...DRAFT, [name]: ' ' })).toEqual({ [name]: 'missing' })
    expect(problemsOf('address', { ...DRAFT, [name]: '' })).toEqual({})
  })

  test.each(['street', 'city', 'state', 'zip'] as const)('ORD-1 needs the %s', (name) => {
    expect(problemsOf('address', { ...DRAFT, [name]: '' })).toEqual({ [name]: 'missing' })
  })

  test.each(['mia', 'mia@', '@example.com', 'mia@example', 'mia ray@example.com'])(
    'ORD-1 refuses the address %s',
    (email) => expect(problemsOf('person', { ...DRAFT, email })).toEqual({ email: 'invalid' }),
  )

  test.each(['305x', 'phone', '+', '--', '1+2'])('ORD-1 refuses the phone number %s', (phone) => {
    expect(problemsOf('person', { ...DRAFT, phone })).toEqual({ phone: 'invalid' })
  })

  test('ORD-1 is reached once those before it are complete', () => {
    expect(reachableStep('payment', DRAFT)).toBe('payment')
    expect(reachableStep('payment', { ...DRAFT, city: '' })).toBe('address')
    expect(reachableStep('payment', { ...DRAFT, city: '', phone: '' })).toBe('person')
    expect(reachableStep('person', EMPTY_DRAFT)).toBe('person')
    expect(reachableStep('address', EMPTY_DRAFT)).toBe('person')
    expect(isComplete('person', EMPTY_DRAFT)).toBe(false)
  })

  test('ORD-1 is found by a field of it', () => {
    expect([stepOf('phone'), stepOf('zip')]).toEqual(['person', 'address'])
  })
})
