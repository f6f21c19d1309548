import Stripe from 'stripe'
import { CATALOG } from '../../shared/subscriptions/catalog.ts'
import { PRICE_CENTS } from '../../shared/subscriptions/prices.ts'
import { UserError } from '../cli/user-error.ts'

type SoldKey = keyof typeof CATALOG
const SOLD: readonly SoldKey[] = ['monthly', 'annual', 'marine', 'unit']
const CURRENCY = 'usd'

/** Creates the products and prices that Stripe lacks. Returns their lookup keys. A price of another amount is an error. */
export async function createCatalog(stripe: Stripe): Promise<string[]> {
  const lookup_keys = SOLD.map((sold) => CATALOG[sold].lookupKey)
  const { data } = await stripe.prices.list({ lookup_keys, active: true, limit: 100 })
  const created: string[] = []
  for (const sold of SOLD) {
    const { lookupKey } = CATALOG[sold]
    const price = data.find(({ lookup_key }) => lookup_key === lookupKey)
    if (price !== undefined) assertSame(sold, price)
    else {
      await createPrice(stripe, sold)
      created.push(lookupKey)
    }
  }
  return created
}

function assertSame(sold: SoldKey, { unit_amount, currency, recurring }: Stripe.Price): void {
  const { lookupKey, interval } = CATALOG[sold]
  const cents = PRICE_CENTS[sold]
  if (unit_amount === cents && currency === CURRENCY && (recurring?.interval ?? null) === interval) return
  throw new UserError(
    `Stripe charges ${unit_amount} ${currency} cents for ${lookupKey}, not ${cents} ${CURRENCY} cents. Archive that price in Stripe's dashboard, or raise the version of its lookup key.`,
  )
}

async function createPrice(stripe: Stripe, sold: SoldKey): Promise<void> {
  const { productId, name, lookupKey, interval } = CATALOG[sold]
  if (!(await hasProduct(stripe, productId)))
    await stripe.products.create({ id: productId, name }, { idempotencyKey: `product:${productId}` })
  await stripe.prices.create(
    {
      product: productId,
      currency: CURRENCY,
      unit_amount: PRICE_CENTS[sold],
      lookup_key: lookupKey,
      nickname: name,
      ...(interval !== null && { recurring: { interval } }),
    },
    { idempotencyKey: `price:${lookupKey}` },
  )
}

async function hasProduct(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.products.retrieve(id)
    return true
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return false
    throw error
  }
}
