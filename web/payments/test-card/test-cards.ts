/** Those of Stripe's test mode, by what they show. */
export const TEST_CARDS = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsLater: '4000 0000 0000 0341',
  asks: '4000 0025 0000 3155',
} as const

export const TEST_EXPIRY = '12 / 40'
export const TEST_CVC = '123'
