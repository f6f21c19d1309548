import { randomUUID } from 'node:crypto'

/** A purchase of one monthly subscription with a test card. `fields` override. */
export const aPurchaseBody = (fields: object = {}) => ({
  paymentMethodId: 'pm_card_visa',
  useSavedPaymentMethod: false,
  firstName: 'Mia',
  lastName: 'Reyes',
  phone: '+1 305 555 0100',
  planType: 'monthly',
  quantity: 1,
  shippingAddress: null,
  orderDevice: false,
  purchaseId: randomUUID(),
  ...fields,
})

export const AN_ADDRESS = {
  street: '1 Harbor Drive',
  city: 'Miami',
  state: 'FL',
  zip: '33132',
  country: 'US',
}

/** An order without sign-in of one annual plan with its unit. `fields` override. */
export const aSignupBody = (fields: object = {}) => ({
  ...aPurchaseBody(),
  email: `${randomUUID()}@example.com`,
  planType: 'annual',
  shippingAddress: AN_ADDRESS,
  orderDevice: true,
  createAccount: true,
  ...fields,
})
