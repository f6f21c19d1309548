import type { ShippingAddress } from '../../../../shared/subscriptions/order.ts'

/** An address in one line. */
export const addressLine = ({ street, city, state, zip, country }: ShippingAddress) =>
  `${street}, ${city}, ${state} ${zip}, ${country}`
