import {
  type DynamoDBDocumentClient,
  paginateQuery,
  QueryCommand,
  ScanCommand,
  type ScanCommandInput,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { entriesOf } from '../../../shared/entries-of.ts'
import { RecipientState } from '../../../shared/notifications/recipient.ts'
import { deletePartition, deletesOf, writeAll } from '../dynamodb/delete-items.ts'
import { membershipKeys } from './members.ts'

/** The tables whose items belong to one account each, with their sort keys. */
const OWN_TABLES = {
  audit: 'auditKey',
  certificates: 'certificateKey',
  devices: 'deviceId',
  events: 'eventKey',
  gateways: 'gatewayKey',
  geofences: 'geofenceId',
  logbook: 'tripKey',
  maintenance: 'maintenanceId',
  members: 'memberKey',
  recipients: 'recipient',
  reports: 'reportId',
  rules: 'ruleId',
  schedules: 'scheduleId',
  shares: 'shareId',
  subscriptions: 'subscriptionId',
  usage: 'usageKey',
} as const
export type OwnTable = keyof typeof OWN_TABLES
export const OWN_KINDS = entriesOf(OWN_TABLES).map(([kind]) => kind)

type DataTables = Record<OwnTable | 'billingLog' | 'commands' | 'due' | 'orders' | 'trails', string>

const OwnOrder = z.object({ orderId: z.string(), customerId: z.string().nullable() })
export type OwnOrder = z.infer<typeof OwnOrder>

/** Where a scan goes on; `null` at its end. */
type ScanPage<One> = { found: One[]; next: string | null }

const BillingItem = z.looseObject({ accountId: z.string(), entryKey: z.string() })
/** Events of Stripe that are done are only kept for a while anyway. */
const isEvent = ({ entryKey }: z.infer<typeof BillingItem>) => entryKey.startsWith('event#')

/** Other items of the table are about browsers, what is muted, and webhooks that fail. */
const OwnRecipient = z.object({ recipient: z.string(), state: RecipientState, at: z.iso.datetime() })
type OwnRecipient = z.infer<typeof OwnRecipient>

/** Other items of the log are events of Stripe. */
const Payment = z.object({
  at: z.number(),
  kind: z.string(),
  about: z.string(),
  cents: z.number().nullable(),
})
type Payment = z.infer<typeof Payment>

const StartKey = z.record(z.string(), z.string())

/** Everything that an account has stored, for its deletion: nothing else removes this much at once. */
export function accountDataStore(client: DynamoDBDocumentClient, tables: DataTables) {
  async function queryAll(table: string, accountId: string): Promise<unknown[]> {
    const all: unknown[] = []
    const pages = paginateQuery(
      { client },
      {
        TableName: table,
        KeyConditionExpression: 'accountId = :accountId',
        ExpressionAttributeValues: { ':accountId': accountId },
      },
    )
    for await (const { Items = [] } of pages) all.push(...Items)
    return all
  }

  async function scan(input: Omit<ScanCommandInput, 'ExclusiveStartKey'>, cursor: string | null) {
    const ExclusiveStartKey = cursor === null ? undefined : StartKey.parse(JSON.parse(cursor))
    const page = await client.send(new ScanCommand({ ...input, ConsistentRead: true, ExclusiveStartKey }))
    const next = page.LastEvaluatedKey === undefined ? null : JSON.stringify(page.LastEvaluatedKey)
    return { items: page.Items ?? [], next }
  }

  return {
    /** How many items of this kind the account has. */
    async count(kind: OwnTable, accountId: string): Promise<number> {
      let count = 0
      const pages = paginateQuery(
        { client },
        {
          TableName: tables[kind],
          KeyConditionExpression: 'accountId = :accountId',
          ExpressionAttributeValues: { ':accountId': accountId },
          Select: 'COUNT',
        },
      )
      for await (const { Count = 0 } of pages) count += Count
      return count
    },

    /** Deletes all of this kind until the time is up. Returns whether all are gone. */
    deleteAll: (kind: OwnTable, accountId: string, isTimeUp: () => boolean): Promise<boolean> =>
      deletePartition(
        client,
        { table: tables[kind], partition: ['accountId', accountId], sortKey: OWN_TABLES[kind] },
        isTimeUp,
      ),

    /** Deletes the memberships of a person in the accounts of others, or the invitations to an address. */
    async deleteMemberships(personId: string): Promise<void> {
      const keys = await membershipKeys(client, tables.members, personId)
      await writeAll(client, tables.members, deletesOf(keys))
    },

    /** The accounts that a person is a member of. */
    async membershipsOf(personId: string): Promise<string[]> {
      const keys = await membershipKeys(client, tables.members, personId)
      return keys.map(({ accountId }) => accountId)
    },

    /** Deletes the positions and the commands of a track. Returns whether all are gone. */
    async deleteTrack(trackId: string, isTimeUp: () => boolean): Promise<boolean> {
      const partition = ['trackId', trackId] as const
      const trail = { table: tables.trails, partition, sortKey: 'itemKey' }
      const log = { table: tables.commands, partition, sortKey: 'entry' }
      return (
        (await deletePartition(client, trail, isTimeUp)) && (await deletePartition(client, log, isTimeUp))
      )
    },

    /** A page of the account's devices behind this id. */
    async devicesAfter(accountId: string, deviceId: string | null, limit: number) {
      const { Items } = await client.send(
        new QueryCommand({
          TableName: tables.devices,
          KeyConditionExpression: 'accountId = :accountId AND deviceId > :after',
          ExpressionAttributeValues: { ':accountId': accountId, ':after': deviceId ?? ' ' },
          ConsistentRead: true,
          Limit: limit,
        }),
      )
      return z.array(z.object({ deviceId: z.string(), trackId: z.string() })).parse(Items ?? [])
    },

    deleteDevices: (accountId: string, deviceIds: readonly string[]): Promise<void> =>
      writeAll(client, tables.devices, deletesOf(deviceIds.map((deviceId) => ({ accountId, deviceId })))),

    /** Orders of the account, and those for its mailbox that nobody has. They are keyed by their own ids. */
    async ordersOf(
      accountId: string,
      email: string | null,
      cursor: string | null,
    ): Promise<ScanPage<OwnOrder>> {
      const { items, next } = await scan(
        {
          TableName: tables.orders,
          FilterExpression: 'accountId = :accountId OR (email = :email AND begins_with(accountId, :waiting))',
          ExpressionAttributeValues: {
            ':accountId': accountId,
            ':email': email?.toLowerCase() ?? '-',
            ':waiting': 'order#',
          },
        },
        cursor,
      )
      return { found: z.array(OwnOrder).parse(items), next }
    },

    deleteOrders: (orders: readonly OwnOrder[]): Promise<void> =>
      writeAll(client, tables.orders, deletesOf(orders.map(({ orderId }) => ({ orderId })))),

    /** Deletes the account's due work, of which there is no index. Work of these kinds stays. */
    async deleteDue(
      accountId: string,
      except: readonly string[],
      cursor: string | null,
    ): Promise<string | null> {
      const { items, next } = await scan(
        {
          TableName: tables.due,
          FilterExpression: '#work.accountId = :accountId',
          ProjectionExpression: '#minute, dueKey',
          ExpressionAttributeNames: { '#work': 'work', '#minute': 'minute' },
          ExpressionAttributeValues: { ':accountId': accountId },
        },
        cursor,
      )
      const keys = z.array(z.object({ minute: z.string(), dueKey: z.string() })).parse(items)
      const kept = (dueKey: string) => except.some((kind) => dueKey.startsWith(`${kind}#`))
      await writeAll(client, tables.due, deletesOf(keys.filter(({ dueKey }) => !kept(dueKey))))
      return next
    },

    /** Who is notified besides the account itself, with what they decided. */
    async recipients(accountId: string): Promise<OwnRecipient[]> {
      const items = await queryAll(tables.recipients, accountId)
      return items.flatMap((item) => OwnRecipient.safeParse(item).data ?? [])
    },

    /** The payments of the account, oldest first. */
    async payments(accountId: string): Promise<Payment[]> {
      const items = await queryAll(tables.billingLog, accountId)
      return items.flatMap((item) => Payment.safeParse(item).data ?? [])
    },

    /**
     * Moves the log of what the account paid to another name, under which invoices are kept as the law requires.
     * Returns whether nothing is left to move.
     */
    async renameBillingLog(accountId: string, name: string, isTimeUp: () => boolean): Promise<boolean> {
      const pages = paginateQuery(
        { client },
        {
          TableName: tables.billingLog,
          KeyConditionExpression: 'accountId = :accountId',
          ExpressionAttributeValues: { ':accountId': accountId },
          ConsistentRead: true,
        },
      )
      for await (const { Items, LastEvaluatedKey } of pages) {
        const entries = z.array(BillingItem).parse(Items ?? [])
        const kept = entries.filter((entry) => !isEvent(entry))
        await writeAll(
          client,
          tables.billingLog,
          kept.map((entry) => ({ PutRequest: { Item: { ...entry, accountId: name } } })),
        )
        const keys = entries.map(({ entryKey }) => ({ accountId, entryKey }))
        await writeAll(client, tables.billingLog, deletesOf(keys))
        if (LastEvaluatedKey !== undefined && isTimeUp()) return false
      }
      return true
    },
  }
}
export type AccountDataStore = ReturnType<typeof accountDataStore>
