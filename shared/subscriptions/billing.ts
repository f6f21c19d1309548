import * as z from 'zod'

/** A card in Stripe's own format. */
export const PaymentMethod = z.object({
  id: z.string(),
  card: z.object({
    brand: z.string(),
    last4: z.string(),
    exp_month: z.number().int(),
    exp_year: z.number().int(),
  }),
  isDefault: z.boolean(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const Invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  /** Seconds since 1970. */
  created: z.number().int(),
  /** Cents. */
  amount_paid: z.number().int(),
  amount_due: z.number().int(),
  status: z.string(),
  invoice_pdf: z.string().nullable(),
})
export type Invoice = z.infer<typeof Invoice>

/** Saved cards, running purchases and the newest invoices of an account. */
export const Billing = z.object({
  paymentMethods: z.array(PaymentMethod),
  subscriptions: z.array(
    z.object({
      id: z.string(),
      /** Cents for each device and interval. */
      amount: z.number().int(),
      interval: z.enum(['month', 'year']),
      quantity: z.number().int(),
      status: z.string(),
    }),
  ),
  invoices: z.array(Invoice),
  customer: z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string(),
      stripeCustomerId: z.string().nullable(),
    })
    .nullable(),
})
export type Billing = z.infer<typeof Billing>

export const INVOICES_SHOWN = 5
