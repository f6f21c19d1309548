import type { RouteReply } from '../../../../shared/http/route.ts'
import type { customers as routes } from '../../../../shared/operator/customers.routes.ts'
import { toIso, toIsoOrNull } from '../../../../shared/time.ts'
import { deviceContacts } from '../../../devices/device-contact.ts'
import type { UserDirectory } from '../../../outside/users/user-directory.ts'
import type { AccountDeletionStore } from '../../../stores/accounts/account-deletions.ts'
import type { AccountStore } from '../../../stores/accounts/accounts.ts'
import type { AuditStore, StoredEntry } from '../../../stores/accounts/audit.ts'
import { accessUntil } from '../../../stores/accounts/support-access.ts'
import type { BillingEntry, BillingLogStore } from '../../../stores/billing/billing-log.ts'
import type { OrderStore, StoredOrder } from '../../../stores/billing/orders.ts'
import {
  type StoredSubscription,
  type SubscriptionStore,
  statusOf,
} from '../../../stores/billing/subscriptions.ts'
import { wholeAccount } from '../../../stores/devices/device-scope.ts'
import type { DeviceStore, ListedDevice } from '../../../stores/devices/devices.ts'
import type { RecipientStore } from '../../../stores/notifications/recipients.ts'
import type { TrailStore } from '../../../stores/trails/trails.ts'
import { deviceTypeLabel } from '../device-type-label.ts'
import { hasOrderMail } from './resend-mail.ts'

export type CustomerDeps = {
  users: Pick<UserDirectory, 'get'>
  devices: Pick<DeviceStore, 'listPages' | 'count'>
  trails: Pick<TrailStore, 'getLiveStates'>
  subscriptions: Pick<SubscriptionStore, 'list' | 'assignments'>
  orders: Pick<OrderStore, 'getMany'>
  billingLog: Pick<BillingLogStore, 'listNewest'>
  audit: Pick<AuditStore, 'listPage'>
  recipients: Pick<RecipientStore, 'listBounced'>
  accounts: Pick<AccountStore, 'getOwnership'>
  deletions: Pick<AccountDeletionStore, 'get'>
  now: () => number
}

const DEVICES_SHOWN = 200
const PAYMENTS_READ = 200
const LOG_LINES = 50

type Reply = RouteReply<typeof routes.getCustomer>

/** Everything that support sees of a customer; `null` for nobody. */
export async function customerView(accountId: string, deps: CustomerDeps): Promise<Reply | null> {
  const [user, devices, subscriptions, payments, log, bounced, ownership, deletion] = await Promise.all([
    deps.users.get(accountId),
    devicesOf(accountId, deps),
    deps.subscriptions.list(accountId),
    deps.billingLog.listNewest(accountId, PAYMENTS_READ),
    deps.audit.listPage(accountId, { from: null, to: null }, null, LOG_LINES),
    deps.recipients.listBounced(accountId),
    deps.accounts.getOwnership(accountId),
    deps.deletions.get(accountId),
  ])
  if (user === null) return null
  const { email, name, isConfirmed, isInvited, isEnabled, hasTwoStep } = user
  const { isClosed, support } = ownership
  const orders = await ordersOf(accountId, subscriptions, payments, deps)
  return {
    accountId,
    email,
    name,
    isConfirmed,
    isInvited,
    isEnabled,
    hasTwoStep: hasTwoStep === true,
    isClosed,
    deletesAt: isoOf(deletion?.deletesAt),
    supportUntil: accessUntil(support, deps.now()),
    ...devices,
    subscriptions: subscriptions.map(subscriptionView),
    orders: orders.map(orderView),
    failedPayments: payments.flatMap(failedPaymentView),
    bounced,
    log: log.entries.map(logLine),
  }
}

async function devicesOf(accountId: string, deps: CustomerDeps) {
  const [shown, deviceCount, { assigned }] = await Promise.all([
    firstDevices(accountId, deps),
    deps.devices.count(accountId),
    deps.subscriptions.assignments(accountId),
  ])
  const contacts = await deviceContacts(shown, deps.trails, deps.now())
  const devices = shown.map(({ deviceId, deviceName, deviceType, vehicleNum, isInStorageMode }, index) => ({
    deviceId,
    deviceName,
    deviceType: deviceTypeLabel(deviceType),
    plate: vehicleNum,
    freshness: contacts[index]?.freshness ?? ('silent' as const),
    lastContactAt: toIsoOrNull(contacts[index]?.lastContactAt ?? null),
    isInStorageMode,
    isTracked: assigned.has(deviceId),
  }))
  return { devices, deviceCount }
}

/** The first page of the store has more than are shown. */
async function firstDevices(accountId: string, { devices }: CustomerDeps): Promise<ListedDevice[]> {
  for await (const page of devices.listPages(wholeAccount(accountId))) return page.slice(0, DEVICES_SHOWN)
  return []
}

/** An order that was never paid has no subscription: the log of payments knows it. */
async function ordersOf(
  accountId: string,
  subscriptions: readonly StoredSubscription[],
  payments: readonly BillingEntry[],
  { orders }: CustomerDeps,
): Promise<StoredOrder[]> {
  const ids = new Set([
    ...subscriptions.flatMap(({ orderId }) => orderId ?? []),
    ...payments.filter(({ kind }) => ORDER_KINDS.has(kind)).map(({ about }) => about),
  ])
  const found = await orders.getMany([...ids])
  return found.filter((order) => order.accountId === accountId).toSorted((a, b) => b.createdAt - a.createdAt)
}
const ORDER_KINDS: ReadonlySet<BillingEntry['kind']> = new Set(['paid', 'declined', 'expired'])

const isoOf = (epochMs: number | null | undefined) => toIsoOrNull(epochMs ?? null)

const subscriptionView = (stored: StoredSubscription): Reply['subscriptions'][number] => ({
  subscriptionId: stored.subscriptionId,
  status: statusOf(stored),
  planType: stored.planType,
  amountCents: stored.amountCents,
  assignedDeviceId: stored.assignedDeviceId,
  orderId: stored.orderId ?? null,
  createdAt: stored.createdAt,
  nextBillingAt: isoOf(stored.nextBillingAt),
  endsAt: isoOf(stored.endsAt),
  paymentFailedAt: isoOf(stored.paymentFailedAt),
  trackedUntil: isoOf(stored.trackedUntil),
})

const orderView = (order: StoredOrder): Reply['orders'][number] => ({
  orderId: order.orderId,
  createdAt: toIso(order.createdAt),
  checkout: order.checkout,
  plan: order.plan,
  quantity: order.quantity,
  withUnits: order.withUnits,
  firstChargeCents: order.firstChargeCents,
  shippingStatus: order.shippingStatus,
  hasMail: hasOrderMail(order),
})

const failedPaymentView = ({ at, kind, about, cents }: BillingEntry): Reply['failedPayments'] =>
  kind === 'declined' || kind === 'payment-failed' ? [{ at: toIso(at), kind, about, cents }] : []

/** The names of a member and of a field say nothing about where anyone was. */
const logLine = ({
  auditKey,
  at,
  by,
  action,
  outcome,
  code,
  changes,
}: StoredEntry): Reply['log'][number] => ({
  id: auditKey,
  at,
  by: by.name ?? by.role,
  action,
  outcome,
  code,
  fields: changes.map(({ field }) => field),
  reason: by.role === 'support' ? (changes.find(({ field }) => field === 'reason')?.after ?? null) : null,
})
