import * as z from 'zod'

const device = { accountId: z.string(), deviceId: z.string(), trackId: z.string() }
const event = { accountId: z.string(), eventKey: z.string() }
const order = { accountId: z.string(), orderId: z.string() }
const account = { accountId: z.string() }

/** The mails to the owner of a purchase that are sent at a certain time. */
export const BillingMail = z.enum([
  'payment-failed',
  'tracking-ends-soon',
  'tracking-ended',
  'ended-unpaid',
  'renews-soon',
  'card-expires',
  'welcome',
])
export type BillingMail = z.infer<typeof BillingMail>

/** The mails about an account itself. */
export const AccountMail = z.enum([
  'deletion-requested',
  'deletion-withdrawn',
  'export-ready',
  'export-failed',
])
export type AccountMail = z.infer<typeof AccountMail>

/** The loads of due work. Each has a queue of its own, so that none waits for another. */
export const LOADS = ['relay', 'devices', 'lateTrails', 'messages', 'accounts', 'usage'] as const
export type Load = (typeof LOADS)[number]

/**
 * Each kind of work that is done at a certain time, without a message that starts it: its load, its fields, and those
 * of them that distinguish it from other work of its kind in the same minute. Times are epoch milliseconds.
 */
const KINDS = {
  /** Raises a dwell although no position arrives. */
  dwell: { load: 'devices', fields: device, id: ['trackId'] },
  /** Evaluates the stored trail again, after late positions from `from` on. */
  late: { load: 'lateTrails', fields: { ...device, from: z.number() }, id: ['trackId'] },
  /** Merges the stored trail of a UTC day that is over (its start). */
  mergeDay: {
    load: 'lateTrails',
    fields: { trackId: z.string(), day: z.number() },
    id: ['trackId', 'day'],
  },
  /** Looks at the rules of a device although no position arrives. `at` is when this is due. */
  rule: { load: 'devices', fields: { ...device, at: z.number() }, id: ['trackId'] },
  /** Looks at the anchor watch of a boat: for silence, or to raise an alarm again. `at` is when this is due. */
  anchor: { load: 'devices', fields: { ...device, at: z.number() }, id: ['trackId'] },
  /**
   * Looks at the float plan of a boat: to remind its skipper, to tell its contacts, or to end their link. `at` is when this
   * is due.
   */
  floatPlan: { load: 'devices', fields: { ...device, at: z.number() }, id: ['trackId'] },
  /** Cuts or restores the relay as an event asks for it, if the function that stored the event could not. */
  cut: { load: 'relay', fields: event, id: ['accountId', 'eventKey'] },
  restore: { load: 'relay', fields: event, id: ['accountId', 'eventKey'] },
  /** Sends an event to the notify queue, if the function that stored it could not. */
  event: { load: 'messages', fields: event, id: ['accountId', 'eventKey'] },
  /** Notifies of the critical events of a device that were found late since `from`. */
  lateAlerts: { load: 'messages', fields: { ...device, from: z.number() }, id: ['trackId'] },
  /** Tries a notification again, which is named as in the event's map. */
  notification: {
    load: 'messages',
    fields: { ...event, notification: z.string() },
    id: ['accountId', 'eventKey', 'notification'],
  },
  /** Compares an order with what Stripe knows of it. */
  order: { load: 'accounts', fields: order, id: ['orderId'] },
  /** Tells the operator of a paid order. */
  orderNotice: { load: 'messages', fields: order, id: ['orderId'] },
  /** Writes to the owner of a purchase, if what happened at `since` is still so. */
  billingMail: {
    load: 'messages',
    fields: { ...order, mail: BillingMail, since: z.number() },
    id: ['orderId', 'mail'],
  },
  /** Deletes an account, if its owner still wants that; or looks whether its deletion goes on. */
  accountDeletion: { load: 'accounts', fields: { ...account, deletesAt: z.number() }, id: ['accountId'] },
  /** Removes the mark of a deleted account. */
  accountForget: { load: 'accounts', fields: account, id: ['accountId'] },
  /** Gives up an export that is still being prepared. */
  exportOverdue: {
    load: 'accounts',
    fields: { ...account, exportId: z.string() },
    id: ['accountId', 'exportId'],
  },
  /** Gives up a report that is still generating. */
  reportOverdue: {
    load: 'accounts',
    fields: { ...account, reportId: z.string() },
    id: ['accountId', 'reportId'],
  },
  /** Writes to the owner of an account. `about` names the request or export that it is about. */
  accountMail: {
    load: 'messages',
    fields: { ...account, mail: AccountMail, about: z.string() },
    id: ['accountId', 'mail'],
  },
  /**
   * Clears what a deleted device leaves behind. Its events are erased behind the one with the key `eventsAfter`: from the
   * first one if null, and none if `end`. Nothing is erased before `erasesAt` (epoch ms).
   */
  deviceDeletion: {
    load: 'accounts',
    fields: {
      ...device,
      vehicleNum: z.string().nullable(),
      eventsAfter: z.string().nullable(),
      erasesAt: z.number().optional(),
    },
    id: ['trackId'],
  },
  /** Starts the run of a report schedule that is planned `at` this time. */
  reportRun: {
    load: 'accounts',
    fields: { ...account, scheduleId: z.string(), at: z.number() },
    id: ['accountId', 'scheduleId'],
  },
  /** Tries to send a report to a recipient again, who is named as in the report's map. */
  reportNotification: {
    load: 'messages',
    fields: { ...account, reportId: z.string(), notification: z.string() },
    id: ['accountId', 'reportId', 'notification'],
  },
  /** Erases the history that an account does not keep any longer, from the device behind `after` on. */
  pruneHistory: {
    load: 'accounts',
    fields: { ...account, after: z.string().nullable() },
    id: ['accountId'],
  },
  /** Sends what was collected under this name, for the account or one of its members. */
  digest: {
    load: 'messages',
    fields: { ...account, digest: z.string(), memberId: z.string().optional() },
    id: ['accountId', 'digest', 'memberId'],
  },
  /** Counts what a segment of all accounts has used, in the run that was requested at `runAt`. */
  usage: { load: 'usage', fields: { segment: z.number(), runAt: z.number() }, id: ['segment'] },
} as const satisfies Record<string, { load: Load; fields: z.ZodRawShape; id: readonly string[] }>

export type DueKind = keyof typeof KINDS
/** The kinds of a load. */
export type KindsOf<Of extends Load> = {
  [Kind in DueKind]: (typeof KINDS)[Kind]['load'] extends Of ? Kind : never
}[DueKind]
/** Work by its kind. */
export type DueWorks = {
  [Kind in DueKind]: { kind: Kind } & z.output<z.ZodObject<(typeof KINDS)[Kind]['fields']>>
}
export type DueWork<Kind extends DueKind = DueKind> = DueWorks[Kind]

const Kind = z.object({
  kind: z.custom<DueKind>((kind) => typeof kind === 'string' && Object.hasOwn(KINDS, kind)),
})
const schemas = new Map<DueKind, z.ZodObject>()

/** Made on first use: most functions check few kinds of work or none, and the tick checks thousands of items. */
function schemaOf(kind: DueKind): z.ZodObject {
  const schema = schemas.get(kind) ?? z.object(KINDS[kind].fields)
  schemas.set(kind, schema)
  return schema
}

/** Checks stored work, which may be of a kind that only a later version knows. */
export const DueWork = z.custom<DueWork>((value) => {
  const { data } = Kind.safeParse(value)
  return data !== undefined && schemaOf(data.kind).safeParse(value).success
})

export const loadOf = ({ kind }: DueWork): Load => KINDS[kind].load

/** The kind of stored work, also of one that only a later version knows. The rest of the key may be an address. */
export const kindOf = ({ dueKey }: { dueKey: string }): string => dueKey.replace(/#.*/s, '')

/** Identifies work within its minute, so that putting the same work again replaces it. */
export function dueKeyOf(work: DueWork): string {
  const fields: Readonly<Record<string, unknown>> = work
  const ids = KINDS[work.kind].id.flatMap((name) =>
    fields[name] === undefined ? [] : [String(fields[name])],
  )
  return [work.kind, ...ids].join('#')
}
