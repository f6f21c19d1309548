import { expect, test } from 'vitest'
import { firstChargeCents, QUANTITY } from '../../../../shared/subscriptions/prices.ts'
import { CreateSubscription } from '../../../../shared/subscriptions/purchase.ts'
import { problemsOf } from './draft-problems.ts'
import { EMPTY_DRAFT, needsAddress, planOf, purchaseBody, summaryLines } from './order-draft.ts'

const PERSON = { firstName: 'Mia', lastName: 'Reyes', phone: '+1 (305) 555-0100' }
const ADDRESS = { street: '1 Harbor Drive', city: 'Miami', state: 'FL', zip: '33132', country: 'US' }
const CARD = { paymentMethodId: 'pm_1', useSavedPaymentMethod: false }
const draft = (fields: Partial<typeof EMPTY_DRAFT> = {}) => ({ ...EMPTY_DRAFT, ...PERSON, ...fields })
const totalOf = (fields: Partial<typeof EMPTY_DRAFT>) =>
  summaryLines(draft(fields)).reduce((cents, line) => cents + line.cents, 0)

test.each([
  ['one monthly subscription', {}, 999],
  ['ten with units', { quantity: 10, orderDevice: true }, 99_980],
  ['an annual one', { planType: 'annual' }, 5_994],
  [
    'an annual one with marine support and a unit',
    { planType: 'annual', marineSupport: true, orderDevice: true },
    24_893,
  ],
  ['monthly, where marine support was chosen with annual before', { marineSupport: true }, 999],
] as const)('SUB-3 the lines of the summary of %s add up', (_name, fields, cents) => {
  expect(totalOf(fields)).toBe(cents)
})

test('SUB-3 T88 whatever is ordered, the lines add up to what the server charges', () => {
  for (let quantity = QUANTITY.min; quantity <= QUANTITY.max; quantity++)
    for (const planType of ['monthly', 'annual'] as const)
      for (const orderDevice of [false, true])
        for (const marineSupport of [false, true]) {
          const fields = { planType, quantity, orderDevice, marineSupport }
          const plan = planOf(draft(fields))
          expect(totalOf(fields)).toBe(firstChargeCents({ plan, quantity, withUnits: orderDevice }))
        }
})

test('SUB-8 the address is asked for with an annual plan or a unit only', () => {
  expect(needsAddress(draft())).toBe(false)
  expect(needsAddress(draft({ planType: 'annual' }))).toBe(true)
  expect(needsAddress(draft({ orderDevice: true }))).toBe(true)
})

test('SUB-3 what is missing or wrong is named in the order of the fields', () => {
  expect(problemsOf(draft())).toEqual({})
  const problems = problemsOf(draft({ orderDevice: true, firstName: ' ', phone: 'call me', city: 'Miami' }))
  expect(Object.entries(problems)).toEqual([
    ['firstName', 'missing'],
    ['phone', 'invalid'],
    ['street', 'missing'],
    ['state', 'missing'],
    ['zip', 'missing'],
  ])
})

test('SUB-3 the body is what the server accepts, with an address only where it is needed', () => {
  const marine = draft({ planType: 'annual', marineSupport: true, quantity: 2, ...ADDRESS })
  const body = purchaseBody(marine, CARD)
  expect(CreateSubscription.parse(body)).toEqual(body)
  expect(body).toMatchObject({ planType: 'annual', marineSupport: true, shippingAddress: ADDRESS })
  expect(planOf(marine)).toBe('marine')
  const monthly = purchaseBody(draft({ marineSupport: true, ...ADDRESS }), CARD)
  expect(CreateSubscription.parse(monthly)).toMatchObject({ marineSupport: false, shippingAddress: null })
})
