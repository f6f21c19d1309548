import * as z from 'zod'

const Line = z.string().trim().min(1).max(200)

export const ShippingAddress = z.object({
  street: Line,
  city: Line,
  state: Line,
  zip: z.string().trim().min(1).max(20),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('US'),
})
export type ShippingAddress = z.infer<typeof ShippingAddress>

/** An address as on an envelope, with the country's name in a language. */
export function addressLines(
  { street, city, state, zip, country }: ShippingAddress,
  language: string,
): string[] {
  const countryName = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
  return [street, `${city}, ${state} ${zip}`, countryName]
}

/** The status of the shipping is a number: the index of what it means, for the operator. */
export const ORDER_STATUS_TEXTS = [
  'processing',
  'dispatched',
  'in transit',
  'out for delivery',
  'delivered',
] as const
export const ORDER_STATUS_MAX = ORDER_STATUS_TEXTS.length - 1

/** A paid order with GPS units. */
export const Order = z.object({
  orderId: z.string(),
  status: z.number().int(),
  deviceQuantity: z.number().int(),
  createdAt: z.iso.datetime(),
  shippingAddress: ShippingAddress.nullable(),
  trackingUrl: z.url().nullable(),
})
export type Order = z.infer<typeof Order>
