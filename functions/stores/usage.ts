import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { ModelFigures, MonthFigures } from '../../shared/operator/figures.ts'
import { DAY_MS, SECOND_MS } from '../../shared/time.ts'
import { DIALECT_NAMES } from '../../shared/trackers/dialects.ts'
import { accountPages, collectPages } from './dynamodb/account-pages.ts'
import { deletePartition, writeAll } from './dynamodb/delete-items.ts'
import { updateIf } from './dynamodb/update-if.ts'

const Count = z.number().int().default(0)
const months = <Shape extends z.ZodRawShape>(shape: Shape) => z.record(z.string(), z.object(shape))

/** What a device has sent in a month, and the bytes that its merged days take. */
const DeviceMonth = { messages: Count, positions: Count, unreadable: Count, storedBytes: Count }

/** The usage of a device: `device#<trackId>`. Months are `yyyy-mm` in UTC, times epoch ms. */
const DeviceItem = z.object({
  usageKey: z.string(),
  deviceId: z.string(),
  deviceType: z.string(),
  dialect: z.enum(DIALECT_NAMES),
  /** When it was first counted. */
  since: z.number(),
  /** When the account had it no more; `null` while it has. */
  until: z.number().nullable(),
  /** The counters at the last count. */
  counters: z.object({ messages: z.number(), positions: z.number(), unreadable: z.number() }),
  /** The merged days before this one (its start) are counted. */
  storedTo: z.number(),
  months: months(DeviceMonth),
})
export type DeviceUsageItem = z.infer<typeof DeviceItem>
export type DeviceMonth = DeviceUsageItem['months'][string]

/** The usage of an account besides that of its devices: `account`. */
const AccountItem = z.object({
  usageKey: z.literal('account'),
  countedAt: z.number(),
  /** The events before this time are counted. */
  eventsTo: z.number(),
  months: months({
    events: Count,
    emails: Count,
    texts: Count,
    pushes: Count,
    webhooks: Count,
    /** What its subscriptions cost it in a month, cents. */
    paidCents: z.number().default(0),
  }),
})
export type AccountUsageItem = z.infer<typeof AccountItem>
export type AccountMonth = AccountUsageItem['months'][string]

export type AccountUsage = { account: AccountUsageItem | null; devices: DeviceUsageItem[] }

/** The sums of the accounts of a segment. `month` is the current one. */
const Sums = z.object({
  month: z.string(),
  current: MonthFigures,
  last: MonthFigures,
  models: z.array(ModelFigures),
})
export type Sums = z.infer<typeof Sums>

/** A part of the accounts, which is counted piece by piece. */
const Segment = z.object({
  /** Grows with each write. */
  version: z.number().int(),
  /** The run that counts it now or has counted it: when it was requested (epoch ms). */
  runAt: z.number(),
  /** Where it goes on, and the account that was counted last; `null` at its start, and once it is done. */
  cursor: z.object({ key: z.string(), accountId: z.string() }).nullable(),
  sums: Sums,
  /** The sums of the newest run that came to its end; `null` before the first. */
  done: z.object({ runAt: z.number(), sums: Sums }).nullable(),
})
export type UsageSegment = z.infer<typeof Segment>

/** The segments of all accounts, which are counted side by side. */
export const SEGMENTS = 8
/** The segments of all accounts are stored under this instead of an account. */
const ALL_ACCOUNTS = 'all'
const segmentKey = (segment: number) => ({ accountId: ALL_ACCOUNTS, usageKey: `segment#${segment}` })
const Item = z.object({ usageKey: z.string(), item: z.unknown() })

/** Usage that is not counted any more is kept for two months and some days. */
const KEPT_MS = 70 * DAY_MS
/** When usage that was counted at a time (epoch ms) is removed, epoch seconds. */
export const usageExpiresAt = (countedAt: number) => Math.round((countedAt + KEPT_MS) / SECOND_MS)

/** What accounts and devices have used in this month and in the last, and the sums of all. */
export function usageStore(client: DynamoDBDocumentClient, table: string) {
  return {
    async get(accountId: string): Promise<AccountUsage> {
      const items = await collectPages(accountPages(client, table, accountId, Item))
      const account = items.find(({ usageKey }) => usageKey === 'account')
      return {
        account: account === undefined ? null : AccountItem.parse(account.item),
        devices: items
          .filter(({ usageKey }) => usageKey.startsWith('device#'))
          .map(({ item }) => DeviceItem.parse(item)),
      }
    },

    /** Replaces usage of an account. The table removes it after `expiresAt` (epoch seconds). */
    async put(
      accountId: string,
      items: readonly (AccountUsageItem | DeviceUsageItem)[],
      expiresAt: number,
    ): Promise<void> {
      const puts = items.map((item) => ({
        PutRequest: { Item: { accountId, usageKey: item.usageKey, item, expiresAt } },
      }))
      await writeAll(client, table, puts)
    },

    /** Erases what was stored of an account. */
    async erase(accountId: string): Promise<void> {
      await deletePartition(
        client,
        { table, partition: ['accountId', accountId], sortKey: 'usageKey' },
        () => false,
      )
    },

    async getSegment(segment: number): Promise<UsageSegment | null> {
      const key = { TableName: table, Key: segmentKey(segment), ConsistentRead: true }
      const { Item: found } = await client.send(new GetCommand(key))
      return found === undefined ? null : Segment.parse(found.item)
    },

    /** Returns whether it was saved: not if it has changed since it had the version before this one. */
    async putSegment(segment: number, item: UsageSegment): Promise<boolean> {
      const isFirst = item.version === 1
      const updated = await updateIf(client, {
        TableName: table,
        Key: segmentKey(segment),
        UpdateExpression: 'SET #item = :item',
        ConditionExpression: isFirst ? 'attribute_not_exists(usageKey)' : '#item.version = :before',
        ExpressionAttributeNames: { '#item': 'item' },
        ExpressionAttributeValues: { ':item': item, ...(!isFirst && { ':before': item.version - 1 }) },
      })
      return updated !== null
    },

    /** Lists the segments that have been counted. */
    async listSegments(): Promise<UsageSegment[]> {
      const items = await collectPages(accountPages(client, table, ALL_ACCOUNTS, Item))
      return items.map(({ item }) => Segment.parse(item))
    },
  }
}
export type UsageStore = ReturnType<typeof usageStore>
