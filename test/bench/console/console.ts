import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { plateKeyOf } from '../../../functions/stores/devices/plate-key.ts'
import { INDEXES } from '../../../functions/stores/indexes.ts'
import { DEMO_OPERATOR } from '../../../shared/account/demo-operator.ts'
import { DAY_MS, toIso } from '../../../shared/time.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { signInWithCode } from '../../make/accounts/operators.ts'
import { type LocalStore, localStore, putItems, storeEndpointIn } from '../../make/local/local-store.ts'
import { median } from '../../make/percentile.ts'
import { figure } from '../figure.ts'
import { inForms } from '../part.ts'
import { timedCall } from '../timed-call.ts'
import { nightFigures } from './count-night.ts'

const PLATE = 'BENCH 1'
const DELIVERED = 4
/** One order in so many waits to be sent, and one payment in so many has failed. */
const ONE_IN = 1_000

/** `pieceDevices`: more than the demo has, whose account may be the first of the piece. */
type Size = { customers: number; reads: number; pieceDevices?: number }

/** The operator's console over the items of many customers, beside the store's own query. */
export const operatorConsole = inForms<Size>(
  { customers: 100_000, reads: 21 },
  { customers: 20, reads: 2, pieceDevices: 40 },
  async ({ customers, reads, pieceDevices }, { localRun }) => {
    const run = await localRun()
    const endpoint = storeEndpointIn(run.output())
    const store = await localStore(endpoint)
    const ownerId = accountIdOf((await anAccount(run.url)).accessToken)
    await seedCustomers(store, ownerId, customers)
    const { accessToken } = await signInWithCode(run.url, DEMO_OPERATOR)
    const search = `${run.url}/api/operator/customers?text=${encodeURIComponent(PLATE)}`
    const today = `${run.url}/api/operator/today`
    const call = async (url: string) => (await timedCall(url, { accessToken })).ms
    const found = Found.parse(
      await (await fetch(search, { headers: { authorization: `Bearer ${accessToken}` } })).json(),
    )
    if (found.customers[0]?.accountId !== ownerId) throw new Error('The search does not find the customer')
    await call(today)
    const times: Record<'search' | 'today' | 'store', number[]> = { search: [], today: [], store: [] }
    for (let read = 1; read < reads; read++) {
      times.search.push(await call(search))
      times.today.push(await call(today))
      times.store.push(await queryMs(store))
    }
    return [
      figure(`search by plate among ${2 * customers} devices, warm`, median(times.search), 'ms median', {
        atMost: 300,
      }),
      figure('  the store alone, the same query', median(times.store), 'ms median'),
      figure(`today with ${customers} customers, warm`, median(times.today), 'ms median', { atMost: 500 }),
      ...(await nightFigures(endpoint, pieceDevices)),
    ]
  },
)

const Found = z.object({ customers: z.array(z.object({ accountId: z.string() })) })

/** Two devices, an order and two subscriptions for each customer. */
async function seedCustomers(store: LocalStore, ownerId: string, customers: number): Promise<void> {
  const now = Date.now()
  const { client, tables } = store
  const numbers = Array.from({ length: customers }, (_, index) => index)
  const accountOf = (index: number) => (index === 0 ? ownerId : `bench-${index}`)
  const device = (index: number, which: number) => {
    const vehicleNum = index === 0 && which === 0 ? PLATE : `B${index} ${which}`
    return {
      accountId: accountOf(index),
      deviceId: `BENCH${index}-${which}`,
      deviceName: 'Van',
      deviceType: 'van',
      trackId: `bench-track-${index}-${which}`,
      vehicleNum,
      plateKey: plateKeyOf(vehicleNum),
      customIcon: null,
      tags: [],
      isInStorageMode: false,
      subscriptionId: null,
      createdAt: toIso(now),
    }
  }
  const order = (index: number) => {
    const shippingStatus = index % ONE_IN === 0 ? 0 : DELIVERED
    return {
      orderId: `bench-${index}`,
      accountId: accountOf(index),
      version: 1,
      createdAt: now - (index % 365) * DAY_MS,
      checkout: 'paid',
      plan: 'monthly',
      quantity: 2,
      withUnits: true,
      firstChargeCents: 1_998,
      firstName: 'Mia',
      lastName: 'Reyes',
      phone: '+13055550100',
      email: null,
      shippingAddress: null,
      attempts: 1,
      failures: 0,
      leasedUntil: null,
      customerId: null,
      stripeSubscriptionId: null,
      purchase: null,
      card: null,
      shippingStatus,
      shippingKey: String(shippingStatus),
      trackingUrl: null,
    }
  }
  const subscription = (index: number, which: number) => {
    const failedAt = index % ONE_IN === 0 ? now - DAY_MS : null
    return {
      accountId: accountOf(index),
      subscriptionId: `bench-${index}-${which}`,
      status: failedAt === null ? 'active' : 'past_due',
      planType: 'monthly',
      amountCents: 999,
      assignedDeviceId: null,
      createdAt: toIso(now),
      orderId: `bench-${index}`,
      paymentFailedAt: failedAt,
      ...(failedAt !== null && { failedPayment: 'failed', failedAt }),
    }
  }
  const twice = (item: (index: number, which: number) => object) =>
    numbers.flatMap((index) => [item(index, 0), item(index, 1)])
  await Promise.all([
    putItems(client, tables.devices, twice(device)),
    putItems(client, tables.orders, numbers.map(order)),
    putItems(client, tables.subscriptions, twice(subscription)),
  ])
}

/** How long the store takes to find the plate. */
async function queryMs({ client, tables }: LocalStore): Promise<number> {
  const startedAt = performance.now()
  await client.send(
    new QueryCommand({
      TableName: tables.devices,
      IndexName: INDEXES.devices,
      KeyConditionExpression: 'plateKey = :plateKey',
      ExpressionAttributeValues: { ':plateKey': plateKeyOf(PLATE) },
    }),
  )
  return performance.now() - startedAt
}
