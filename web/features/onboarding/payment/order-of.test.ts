import { expect, test } from 'vitest'
import { EMPTY_DRAFT } from '../draft/order-draft.ts'
import { orderOf } from './order-of.ts'

const DRAFT = {
  ...EMPTY_DRAFT,
  plan: 'marine' as const,
  quantity: 2,
  firstName: ' Mia ',
  lastName: 'Ray',
  email: ' mia@example.com ',
  phone: '305 555 0100',
  street: '1 Ocean Drive',
  city: 'Miami',
  state: 'FL',
  zip: '33139',
}

test('ORD-2 an order creates the account and comes with GPS units', () => {
  expect(orderOf(DRAFT)).toEqual({
    order: {
      planType: 'marine',
      quantity: 2,
      firstName: 'Mia',
      lastName: 'Ray',
      email: 'mia@example.com',
      phone: '305 555 0100',
      shippingAddress: { street: '1 Ocean Drive', city: 'Miami', state: 'FL', zip: '33139', country: 'US' },
      orderDevice: true,
      createAccount: true,
    },
  })
})

test('ORD-1 names the fields that the server would refuse, in their order', () => {
  const refused = { ...DRAFT, email: 'mia@exa_mple.c', zip: '9'.repeat(21), lastName: 'x'.repeat(101) }
  expect(orderOf(refused)).toEqual({ refused: ['lastName', 'email', 'zip'] })
})
