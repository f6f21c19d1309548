import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { DAY_MS, MINUTE_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import { deleteIf } from './dynamodb/delete-if.ts'
import { updateIf } from './dynamodb/update-if.ts'

const device = { accountId: z.string(), deviceId: z.string(), trackId: z.string() }
const event = { accountId: z.string(), eventKey: z.string() }
const order = { accountId: z.string(), orderId: z.string() }

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

/** Work that is done at a certain time, without a message that starts it. Times are epoch milliseconds. */
export const DueWork = z.discriminatedUnion('kind', [
  /** Raises a dwell although no position arrives. */
  z.object({ kind: z.literal('dwell'), ...device }),
  /** Evaluates the stored trail again, after late positions from `from` on. */
  z.object({ kind: z.literal('late'), ...device, from: z.number() }),
  /** Looks at the rules of a device although no position arrives. `at` is when this is due, epoch ms. */
  z.object({ kind: z.literal('rule'), ...device, at: z.number() }),
  /** Cuts or restores the relay as an event asks for it, if the function that stored the event could not. */
  z.object({ kind: z.literal('cut'), ...event }),
  z.object({ kind: z.literal('restore'), ...event }),
  /** Sends an event to the notify queue, if the function that stored it could not. */
  z.object({ kind: z.literal('event'), ...event }),
  /** Notifies of the critical events of a device that were found late since `from`, epoch ms. */
  z.object({ kind: z.literal('lateAlerts'), ...device, from: z.number() }),
  /** Tries a notification again, which is named as in the event's map. */
  z.object({ kind: z.literal('notification'), ...event, notification: z.string() }),
  /** Compares an order with what Stripe knows of it. */
  z.object({ kind: z.literal('order'), ...order }),
  /** Tells the operator of a paid order. */
  z.object({ kind: z.literal('orderNotice'), ...order }),
  /** Writes to the owner of a purchase, if what happened at `since` (epoch ms) is still so. */
  z.object({ kind: z.literal('billingMail'), ...order, mail: BillingMail, since: z.number() }),
  /** Deletes an account, if its owner still wants that; or looks whether its deletion goes on. */
  z.object({ kind: z.literal('accountDeletion'), accountId: z.string(), deletesAt: z.number() }),
  /** Removes the mark of a deleted account. */
  z.object({ kind: z.literal('accountForget'), accountId: z.string() }),
  /** Gives up an export that is still being prepared. */
  z.object({ kind: z.literal('exportOverdue'), accountId: z.string(), exportId: z.string() }),
  /** Gives up a report that is still generating. */
  z.object({ kind: z.literal('reportOverdue'), accountId: z.string(), reportId: z.string() }),
  /** Writes to the owner of an account. `about` names the request or export that it is about. */
  z.object({ kind: z.literal('accountMail'), accountId: z.string(), mail: AccountMail, about: z.string() }),
  /**
   * Clears what a deleted device leaves behind. Its events are erased behind the one with the key `eventsAfter`: from the
   * first one if null, and none if `end`.
   */
  z.object({
    kind: z.literal('deviceDeletion'),
    ...device,
    vehicleNum: z.string().nullable(),
    eventsAfter: z.string().nullable(),
  }),
  /** Starts the run of a report schedule that is planned `at` this time, epoch ms. */
  z.object({ kind: z.literal('reportRun'), accountId: z.string(), scheduleId: z.string(), at: z.number() }),
  /** Tries to send a report to a recipient again, who is named as in the report's map. */
  z.object({
    kind: z.literal('reportNotification'),
    accountId: z.string(),
    reportId: z.string(),
    notification: z.string(),
  }),
  /** Sends what was collected under this name. */
  z.object({ kind: z.literal('digest'), accountId: z.string(), digest: z.string() }),
])
export type DueWork = z.infer<typeof DueWork>
export type DueKind = DueWork['kind']

export const DueItem = z.object({
  minute: z.string(),
  dueKey: z.string(),
  dueAt: z.number(),
  work: DueWork,
  claimedUntil: z.number().optional(),
  attempts: z.number().default(0),
})
export type DueItem = z.infer<typeof DueItem>

/** Longer than the tick's function runs. */
const CLAIMED_FOR_MS = 2 * MINUTE_MS
const LIFETIME_DAYS = 30
/** Where the walk through the minutes has arrived. It sorts behind all minutes. */
const CURSOR_KEY = { minute: 'cursor', dueKey: 'tick' }
/** Until when the events of Stripe were read. */
const EVENTS_KEY = { minute: 'cursor', dueKey: 'stripe-events' }

export const minuteOf = (epochMs: number) => Math.floor(epochMs / MINUTE_MS) * MINUTE_MS

function idOf(work: DueWork): string {
  if ('trackId' in work) return work.trackId
  if (work.kind === 'order' || work.kind === 'orderNotice') return work.orderId
  if (work.kind === 'billingMail') return `${work.orderId}#${work.mail}`
  if (work.kind === 'accountMail') return `${work.accountId}#${work.mail}`
  if (work.kind === 'accountDeletion' || work.kind === 'accountForget') return work.accountId
  if (work.kind === 'exportOverdue') return `${work.accountId}#${work.exportId}`
  if (work.kind === 'reportOverdue') return `${work.accountId}#${work.reportId}`
  if (work.kind === 'reportRun') return `${work.accountId}#${work.scheduleId}`
  if (work.kind === 'reportNotification') return `${work.accountId}#${work.reportId}#${work.notification}`
  if (work.kind === 'digest') return `${work.accountId}#${work.digest}`
  if (work.kind === 'notification') return `${work.accountId}#${work.eventKey}#${work.notification}`
  return `${work.accountId}#${work.eventKey}`
}

const keyOf = (dueAt: number, work: DueWork) => ({
  minute: toIso(minuteOf(dueAt)),
  dueKey: `${work.kind}#${idOf(work)}`,
})

/** Writes due work. The same work of the same minute replaces itself. For transactions, and for `put`. */
export const duePut = (table: string, dueAt: number, work: DueWork) => ({
  TableName: table,
  Item: {
    ...keyOf(dueAt, work),
    dueAt,
    work,
    expiresAt: Math.round((dueAt + LIFETIME_DAYS * DAY_MS) / SECOND_MS),
  },
})

/** Removes work that is not due any more. For transactions, and for `delete`. */
export const dueDelete = (table: string, dueAt: number, work: DueWork) => ({
  TableName: table,
  Key: keyOf(dueAt, work),
})

/** Work by the minute in which it is due. `functions/handlers/tick` walks through the minutes. */
export function dueStore(client: DynamoDBDocumentClient, table: string) {
  type CursorKey = typeof CURSOR_KEY

  async function cursorAt(Key: CursorKey): Promise<number | null> {
    const { Item } = await client.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
    return Item ? z.object({ at: z.number() }).parse(Item).at : null
  }

  async function advance(Key: CursorKey, at: number): Promise<void> {
    await updateIf(client, {
      TableName: table,
      Key,
      UpdateExpression: 'SET #at = :at',
      ConditionExpression: 'attribute_not_exists(#at) OR #at < :at',
      ExpressionAttributeNames: { '#at': 'at' },
      ExpressionAttributeValues: { ':at': at },
    })
  }

  return {
    async put(dueAt: number, work: DueWork): Promise<void> {
      await client.send(new PutCommand(duePut(table, dueAt, work)))
    },

    /** Unless the minute already has the same work from an earlier time on. */
    async putFrom(dueAt: number, work: Extract<DueWork, { from: number }>): Promise<void> {
      try {
        await client.send(
          new PutCommand({
            ...duePut(table, dueAt, work),
            ConditionExpression: 'attribute_not_exists(dueKey) OR #work.#from > :from',
            ExpressionAttributeNames: { '#work': 'work', '#from': 'from' },
            ExpressionAttributeValues: { ':from': work.from },
          }),
        )
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error
      }
    },

    /** Whether the minute has this work. */
    async has(dueAt: number, work: DueWork): Promise<boolean> {
      const key = { TableName: table, Key: keyOf(dueAt, work), ConsistentRead: true }
      return (await client.send(new GetCommand(key))).Item !== undefined
    },

    /** Removes work that was done before it was due. */
    async delete(dueAt: number, work: DueWork): Promise<void> {
      await client.send(new DeleteCommand(dueDelete(table, dueAt, work)))
    },

    /** The work of a minute, page by page. */
    async *listPages(minute: number): AsyncGenerator<DueItem[]> {
      let ExclusiveStartKey: Record<string, unknown> | undefined
      do {
        const page = await client.send(
          new QueryCommand({
            TableName: table,
            KeyConditionExpression: '#minute = :minute',
            ExpressionAttributeNames: { '#minute': 'minute' },
            ExpressionAttributeValues: { ':minute': toIso(minute) },
            ConsistentRead: true,
            ExclusiveStartKey,
          }),
        )
        yield z.array(DueItem).parse(page.Items ?? [])
        ExclusiveStartKey = page.LastEvaluatedKey
      } while (ExclusiveStartKey !== undefined)
    },

    /**
     * Claims work for a while, so that it is done once although two ticks see it, and again if the claim ends before
     * it is done. Returns the claimed item; `null` if another tick has it.
     */
    async claim({ minute, dueKey }: DueItem, now: number): Promise<DueItem | null> {
      const updated = await updateIf(client, {
        TableName: table,
        Key: { minute, dueKey },
        UpdateExpression: 'SET claimedUntil = :until ADD attempts :one',
        ConditionExpression:
          'attribute_exists(dueKey) AND (attribute_not_exists(claimedUntil) OR claimedUntil <= :now)',
        ExpressionAttributeValues: { ':until': now + CLAIMED_FOR_MS, ':now': now, ':one': 1 },
        ReturnValues: 'ALL_NEW',
      })
      return updated && DueItem.parse(updated)
    },

    /** Removes work that is done, unless it was put again since it was claimed. */
    async complete({ minute, dueKey, claimedUntil }: DueItem): Promise<void> {
      await deleteIf(client, {
        TableName: table,
        Key: { minute, dueKey },
        ConditionExpression: 'claimedUntil = :until',
        ExpressionAttributeValues: { ':until': claimedUntil ?? 0 },
      })
    },

    /** The minute from which the next tick goes on; `null` before the first tick. */
    cursor: () => cursorAt(CURSOR_KEY),
    /** Only ever forwards. */
    advanceCursor: (at: number) => advance(CURSOR_KEY, at),

    /** Until when the events of Stripe were read, epoch ms; `null` before the first time. */
    eventsReadTo: () => cursorAt(EVENTS_KEY),
    /** Only ever forwards. */
    advanceEvents: (at: number) => advance(EVENTS_KEY, at),
  }
}
export type DueStore = ReturnType<typeof dueStore>
