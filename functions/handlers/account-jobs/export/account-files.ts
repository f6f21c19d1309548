import type Stripe from 'stripe'
import { DEFAULT_PREFERENCES, withChosen } from '../../../../shared/account/preferences.ts'
import { AUDIT_HEAD, auditLine } from '../../../../shared/members/audit-csv.ts'
import { CENTS_PER_DOLLAR } from '../../../../shared/subscriptions/prices.ts'
import { SECOND_MS, toIso, toIsoOrNull } from '../../../../shared/time.ts'
import { csvFile, csvLine } from '../../../../shared/trails/export-csv.ts'
import type { Pieces, ZipFile } from '../../../documents/zip-file.ts'
import { accountEventView } from '../../../events/event-view.ts'
import { apiKeyView, membershipView, memberView } from '../../../members/member-view.ts'
import type { StripeSession } from '../../../outside/stripe/stripe-session.ts'
import { wholeAccount } from '../../../stores/devices/device-scope.ts'
import type { StoredEvent } from '../../../stores/events/stored-event.ts'
import type { ExportDeps } from './deps.ts'
import { README } from './readme.ts'

/** Adds everything of an account that belongs to no single device. */
export async function addAccount(zip: ZipFile, accountId: string, deps: ExportDeps): Promise<void> {
  await zip.add('README.txt', [README])
  for (const [name, read] of Object.entries(LISTS))
    await zip.add(`${name}.json`, [json(await read(accountId, deps))])
  await zip.add('payments.csv', await paymentLines(accountId, deps))
  await zip.add('invoices.csv', await invoiceLines(accountId, deps))
  await zip.add('events.csv', eventLines(accountId, deps))
  await zip.add('audit.csv', auditLines(accountId, deps))
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

type ReadList = (accountId: string, deps: ExportDeps) => Promise<unknown>

/** Without our own keys: those of trails, links and versions. */
const LISTS: Record<string, ReadList> = {
  async account(accountId, { getAddress, phones, customers }) {
    const { phone, isConfirmed } = await phones.get(accountId)
    const { customer } = await customers.get(accountId)
    return { email: await getAddress(accountId), phone, phoneConfirmed: isConfirmed, customer }
  },

  settings: async (accountId, { preferences }) =>
    withChosen(DEFAULT_PREFERENCES, await preferences.get(accountId)),

  async devices(accountId, { devices }) {
    const all = await devices.list(wholeAccount(accountId))
    return all.map(({ accountId: _account, trackId: _track, heldEntry: _entry, ...device }) => device)
  },

  /** Without the hashes of their keys. */
  async gateways(accountId, { gateways }) {
    const all = await gateways.list(accountId)
    return Promise.all(
      all.map(async ({ gatewayId, name, dialect, createdAt, lastContactAt }) => ({
        gatewayId,
        name,
        dialect,
        createdAt: toIso(createdAt),
        lastContactAt: toIsoOrNull(lastContactAt),
        units: await gateways.listAllUnits(accountId, gatewayId),
      })),
    )
  },

  async geofences(accountId, { geofences }) {
    const all = await geofences.list(accountId)
    return all.map(({ accountId: _account, definedAt: _defined, version: _version, ...geofence }) => geofence)
  },

  async rules(accountId, { rules }) {
    const all = await rules.list(accountId)
    return all.map(({ ruleId, settings, createdAt, triggerCount, lastTriggered }) => ({
      ruleId,
      ...settings,
      createdAt,
      triggerCount,
      lastTriggered,
    }))
  },

  async schedules(accountId, { schedules }) {
    const all = await schedules.list(accountId)
    return all.map(({ scheduleId, settings, filters }) => ({ scheduleId, ...settings, filters }))
  },

  async reports(accountId, { reports, now }) {
    const all = await reports.list(accountId, now())
    return all.map(({ reportId, reportType, format, status, generatedAt, period, deviceCount, file }) => ({
      reportId,
      reportType,
      format,
      status,
      generatedAt: toIso(generatedAt),
      period,
      deviceCount,
      fileSize: file?.sizeBytes ?? null,
    }))
  },

  async maintenance(accountId, { maintenance }) {
    const all = await maintenance.list(accountId)
    return all.map(
      ({ accountId: _account, definedAt: _defined, wasDue: _due, version: _version, ...interval }) =>
        interval,
    )
  },

  /** The account's members and keys, and the accounts of others that its owner is a member of. */
  async members(accountId, { members, keys, now }) {
    const [all, ofPrograms, memberships] = await Promise.all([
      members.list(accountId),
      keys.listKeys(accountId),
      members.listOf(accountId),
    ])
    return {
      members: all.map((member) => memberView(member, now())),
      keys: ofPrograms.map(apiKeyView),
      memberships: memberships.map((member) => membershipView(member)),
    }
  },

  logbook: (accountId, { logbook }) => logbook.list(accountId),

  async shares(accountId, { shares }) {
    const all = await shares.list(accountId)
    return all.map(
      ({ shareId, name, devices, isActive, trailHours, createdAt, endsAt, openedAt, hidden }) => ({
        shareId,
        name,
        deviceIds: devices.map(({ deviceId }) => deviceId),
        isActive,
        trailHours,
        createdAt,
        endsAt: endsAt === null ? null : toIso(endsAt),
        opened: openedAt.map(toIso),
        hidden,
      }),
    )
  },

  async notifications(accountId, { data, pushSubscriptions, snoozes, now }) {
    const browsers = [...(await pushSubscriptions.list(accountId)).values()]
    return {
      recipients: await data.recipients(accountId),
      browsers: browsers.map(({ label, since }) => ({ label, since })),
      muted: await snoozes.list(accountId, now()),
    }
  },

  async subscriptions(accountId, { subscriptions }) {
    const all = await subscriptions.list(accountId)
    return all.map(({ accountId: _account, ...subscription }) => subscription)
  },

  async orders(accountId, { orders, subscriptions }) {
    const all = await subscriptions.list(accountId)
    const found = await orders.getMany([...new Set(all.flatMap(({ orderId }) => orderId ?? []))])
    return found.map(({ orderId, createdAt, plan, quantity, withUnits, firstChargeCents, ...order }) => ({
      orderId,
      createdAt: toIso(createdAt),
      plan,
      quantity,
      withUnits,
      firstCharge: firstChargeCents / CENTS_PER_DOLLAR,
      firstName: order.firstName,
      lastName: order.lastName,
      phone: order.phone,
      shippingAddress: order.shippingAddress,
    }))
  },
}

async function paymentLines(accountId: string, { data }: ExportDeps): Promise<Pieces> {
  const entries = await data.payments(accountId)
  const lines = entries.map(({ at, kind, about, cents }) =>
    csvLine([toIso(at), kind, about, cents === null ? null : cents / CENTS_PER_DOLLAR]),
  )
  return [csvFile(['time,what,about,amount_usd', ...lines])]
}

const INVOICE_HEAD = 'number,created,status,amount_due_usd,amount_paid_usd,pdf'

async function invoiceLines(accountId: string, { customers, openStripe }: ExportDeps): Promise<Pieces> {
  const { stripeCustomerId } = await customers.get(accountId)
  const session = stripeCustomerId === null ? null : await openStripe()
  const invoices =
    stripeCustomerId === null || session === null ? [] : await listInvoices(stripeCustomerId, session)
  const lines = invoices.map((invoice) =>
    csvLine([
      invoice.number,
      toIso(invoice.created * SECOND_MS),
      invoice.status,
      invoice.amount_due / CENTS_PER_DOLLAR,
      invoice.amount_paid / CENTS_PER_DOLLAR,
      invoice.invoice_pdf ?? null,
    ]),
  )
  return [csvFile([INVOICE_HEAD, ...lines])]
}

async function listInvoices(customer: string, { api, options }: StripeSession): Promise<Stripe.Invoice[]> {
  const all: Stripe.Invoice[] = []
  let starting_after: string | undefined
  do {
    const page = await api.invoices.list(
      { customer, limit: 100, ...(starting_after && { starting_after }) },
      options(),
    )
    all.push(...page.data)
    starting_after = page.has_more ? page.data.at(-1)?.id : undefined
  } while (starting_after !== undefined)
  return all
}

const EVENT_HEAD = 'time,kind,what,device,device_id,latitude,longitude,speed_kmh,late,notifications'

const eventLines = (accountId: string, { events }: ExportDeps) =>
  csvByPage(EVENT_HEAD, async (after) => {
    const page = await events.listPage(accountId, {}, after, LINES_AT_ONCE)
    return { lines: page.events.map(eventLine), lastKey: page.lastKey }
  })

function eventLine(stored: StoredEvent): string {
  const event = accountEventView(stored)
  const what = event.kind === 'rule' ? event.ruleName : `${event.eventType} ${event.geofenceName}`
  return csvLine([
    event.timestamp,
    event.kind,
    what,
    event.deviceName,
    event.deviceId,
    event.location?.latitude ?? null,
    event.location?.longitude ?? null,
    event.speed,
    event.late,
    event.notifications.map(({ channel, recipient, state }) => `${channel} ${recipient} ${state}`).join('; '),
  ])
}

const auditLines = (accountId: string, { audit }: ExportDeps) =>
  csvByPage(AUDIT_HEAD, async (after) => {
    const page = await audit.listPage(accountId, { from: null, to: null }, after, LINES_AT_ONCE)
    return { lines: page.entries.map(auditLine), lastKey: page.lastKey }
  })

const LINES_AT_ONCE = 500
type LinePage = { lines: readonly string[]; lastKey: string | null }

/** A file of lines that are read page by page. */
async function* csvByPage(
  head: string,
  readPage: (after: string | null) => Promise<LinePage>,
): AsyncGenerator<string> {
  yield csvFile([head])
  let after: string | null = null
  do {
    const { lines, lastKey } = await readPage(after)
    yield csvFile(lines)
    after = lastKey
  } while (after !== null)
}
