import type { Buyer, Ordered } from './payments.ts'

export const DEMO_OWNER: Buyer = {
  firstName: 'Dana',
  lastName: 'Reyes',
  phone: '+1 305 555 0142',
  shippingAddress: {
    street: '6401 Red Road',
    city: 'Coral Gables',
    state: 'FL',
    zip: '33143',
    country: 'US',
  },
}

const DELIVERED = { shippingStatus: 4, trackingUrl: null }
const MONTHLY = { planType: 'monthly', marineSupport: false } as const

/** What the demo account ordered. */
export const DEMO_ORDERS: readonly Ordered[] = [
  { name: 'start', months: 5, days: 9, quantity: 8, ...MONTHLY, ...DELIVERED },
  {
    name: 'boats',
    months: 3,
    days: 12,
    quantity: 3,
    planType: 'annual',
    marineSupport: true,
    ...DELIVERED,
  },
  { name: 'jetski', months: 2, days: 5, quantity: 1, ...MONTHLY, ...DELIVERED },
]

export const RENTAL_OWNER: Buyer = {
  firstName: 'Marcus',
  lastName: 'Bell',
  phone: '+1 727 555 0178',
  shippingAddress: {
    street: '210 Dock Street',
    city: 'Tarpon Springs',
    state: 'FL',
    zip: '34689',
    country: 'US',
  },
}

const parcel = (number: string) => `https://parcels.example/track/${number}`

const RECENT = { months: 0, ...MONTHLY }

/** What the rental business ordered: an order in each state before the delivery. */
export const RENTAL_ORDERS: readonly Ordered[] = [
  { name: 'kayaks', days: 10, quantity: 6, ...RECENT, shippingStatus: 3, trackingUrl: parcel('1Z8841') },
  { name: 'scooters', days: 7, quantity: 4, ...RECENT, shippingStatus: 2, trackingUrl: parcel('1Z8856') },
  { name: 'cars', days: 4, quantity: 2, ...RECENT, shippingStatus: 1, trackingUrl: parcel('1Z8870') },
  { name: 'van', days: 1, quantity: 1, ...RECENT, shippingStatus: 0, trackingUrl: null },
]
