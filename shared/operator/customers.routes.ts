import * as z from 'zod'
import { Freshness } from '../devices/tracking.ts'
import { route } from '../http/route.ts'
import { AuditEntry } from '../members/audit.ts'
import { RecipientState } from '../notifications/recipient.ts'
import { Checkout } from '../subscriptions/checkout.ts'
import { PlanType, SubscriptionStatus } from '../subscriptions/subscription.ts'
import { INVALID_CURSOR } from '../watching/events-query.ts'

const time = z.iso.datetime()
const SEARCH_TEXT_MAX = 100

/** What a search has found a customer by. */
const Match = z.enum(['email', 'name', 'plate', 'tracker', 'order', 'invoice'])
export type Match = z.infer<typeof Match>

const FoundCustomer = z.object({
  accountId: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  matches: z.array(Match),
})
export type FoundCustomer = z.infer<typeof FoundCustomer>

const searchCustomers = route({
  method: 'GET',
  path: '/operator/customers',
  access: 'operator',
  summary:
    'Customers by the beginning of their address or name, or by a plate, tracker id, order or invoice number; each one shown gets an entry in their log',
  query: z.object({
    text: z.string().trim().min(1).max(SEARCH_TEXT_MAX),
    cursor: z.string().max(4_000).optional(),
  }),
  reply: z.object({
    customers: z.array(FoundCustomer),
    /** The order was paid without sign-in, and its buyer has not opened an account yet. */
    unclaimedOrderId: z.string().nullable(),
    nextCursor: z.string().nullable(),
  }),
  refusals: [INVALID_CURSOR, { status: 503, code: 'invoices-not-searched' }],
})

/** What support sees of a device: never where it is. */
const CustomerDevice = z.object({
  deviceId: z.string(),
  deviceName: z.string(),
  /** Its label in English, which the console is in. */
  deviceType: z.string(),
  plate: z.string().nullable(),
  freshness: Freshness,
  lastContactAt: time.nullable(),
  isInStorageMode: z.boolean(),
  isTracked: z.boolean(),
})

const CustomerSubscription = z.object({
  subscriptionId: z.string(),
  status: SubscriptionStatus,
  planType: PlanType,
  amountCents: z.number().int(),
  assignedDeviceId: z.string().nullable(),
  /** `null` if it was granted. */
  orderId: z.string().nullable(),
  createdAt: time,
  nextBillingAt: time.nullable(),
  endsAt: time.nullable(),
  paymentFailedAt: time.nullable(),
  trackedUntil: time.nullable(),
})

const CustomerOrder = z.object({
  orderId: z.string(),
  createdAt: time,
  checkout: Checkout,
  plan: z.enum(['monthly', 'annual', 'marine']),
  quantity: z.number().int(),
  withUnits: z.boolean(),
  firstChargeCents: z.number().int(),
  /** 0 processing to 4 delivered. */
  shippingStatus: z.number().int(),
  /** Its buyer had no account, so it has a mail of its own, which can be sent again. */
  hasMail: z.boolean(),
})

/** A recipient who gets nothing any more: the address does not exist, or its owner has reported an email as spam. */
const Bounced = z.object({
  recipient: z.string(),
  state: RecipientState.extract(['bounced', 'complained']),
  at: time,
})

const FailedPayment = z.object({
  at: time,
  kind: z.enum(['declined', 'payment-failed']),
  /** The order or invoice. */
  about: z.string(),
  cents: z.number().int().nullable(),
})

/** An entry of the customer's log, without values: they may contain places. */
const LogLine = AuditEntry.pick({ id: true, at: true, action: true, outcome: true, code: true }).extend({
  by: z.string(),
  /** The names of the changed fields. */
  fields: z.array(z.string()),
  /** Why support did it. */
  reason: z.string().nullable(),
})

const getCustomer = route({
  method: 'GET',
  path: '/operator/customers/{accountId}',
  access: 'operator',
  summary:
    'A customer: devices without positions, subscriptions, orders, failed payments, bounced recipients and the newest log',
  reply: z.object({
    accountId: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    isConfirmed: z.boolean(),
    /** Has a temporary password by mail, and has never signed in. */
    isInvited: z.boolean(),
    isEnabled: z.boolean(),
    hasTwoStep: z.boolean(),
    /** The account is closed: it is being deleted. */
    isClosed: z.boolean(),
    /** When it will be deleted; `null` unless that was requested. */
    deletesAt: time.nullable(),
    /** Until when its owner lets support see the account as a viewer does. */
    supportUntil: time.nullable(),
    /** The first by id; `deviceCount` says how many there are. */
    devices: z.array(CustomerDevice),
    deviceCount: z.number().int(),
    subscriptions: z.array(CustomerSubscription),
    orders: z.array(CustomerOrder),
    failedPayments: z.array(FailedPayment),
    bounced: z.array(Bounced),
    log: z.array(LogLine),
  }),
})

export const customers = { searchCustomers, getCustomer }
