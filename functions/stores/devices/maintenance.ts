import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { MaintenanceInterval } from '../../../shared/maintenance/maintenance.ts'
import { accountPages, collectPages } from '../dynamodb/account-pages.ts'
import { eraseItems } from '../dynamodb/erase-items.ts'
import type { TransactItem } from '../dynamodb/transact.ts'
import { countDefined } from '../trails/watch-count.ts'

const MaintenanceItem = MaintenanceInterval.omit({ id: true }).extend({
  accountId: z.string(),
  maintenanceId: z.string(),
  /** The account's when it was saved: the days of its months are days there. */
  timezone: z.string(),
  /** When its interval, or when it was last done, last changed, epoch ms. */
  definedAt: z.number().int(),
  /** Whether it was due already then, which no rule reports. */
  wasDue: z.boolean(),
  /** Grows with every change. */
  version: z.number().int(),
})

/** A maintenance interval with what the account and the rules know of it. */
export type StoredMaintenance = MaintenanceInterval &
  Pick<z.infer<typeof MaintenanceItem>, 'accountId' | 'version' | 'timezone' | 'definedAt' | 'wasDue'>

const storedOf = ({ maintenanceId, ...item }: z.infer<typeof MaintenanceItem>): StoredMaintenance => ({
  ...item,
  id: maintenanceId,
})

/** 96 bits in base64url. */
const MAINTENANCE_ID = /^[\w-]{16}$/

type MaintenanceTables = { accounts: string; maintenance: string }

/** The maintenance intervals of accounts. Every change of one increments `watchVersion`, if the account has one. */
export function maintenanceStore(client: DynamoDBDocumentClient, tables: MaintenanceTables) {
  const keyed = (accountId: string, maintenanceId: string) => ({
    TableName: tables.maintenance,
    Key: { accountId, maintenanceId },
  })

  const put = ({ id, ...interval }: StoredMaintenance) => ({
    TableName: tables.maintenance,
    Item: { ...interval, maintenanceId: id },
  })

  const write = (item: TransactItem, accountId: string): Promise<boolean> =>
    countDefined(client, item, { table: tables.accounts, accountId })

  const list = async (accountId: string): Promise<StoredMaintenance[]> =>
    (await collectPages(accountPages(client, tables.maintenance, accountId, MaintenanceItem))).map(storedOf)

  return {
    async get(accountId: string, maintenanceId: string): Promise<StoredMaintenance | null> {
      if (!MAINTENANCE_ID.test(maintenanceId)) return null
      const { Item } = await client.send(
        new GetCommand({ ...keyed(accountId, maintenanceId), ConsistentRead: true }),
      )
      return Item ? storedOf(MaintenanceItem.parse(Item)) : null
    },

    /** All of the account, in no order. Consistent. */
    list,

    async create(interval: StoredMaintenance): Promise<void> {
      const Put = { ...put(interval), ConditionExpression: 'attribute_not_exists(maintenanceId)' }
      if (!(await write({ Put }, interval.accountId)))
        throw new Error('A new maintenance interval has the id of another')
    },

    /** Replaces the interval unless it has changed since it was read with `version`. Returns whether it did. */
    update(interval: StoredMaintenance, version: number): Promise<boolean> {
      const Put = {
        ...put(interval),
        ConditionExpression: 'version = :version',
        ExpressionAttributeValues: { ':version': version },
      }
      return write({ Put }, interval.accountId)
    },

    /** Returns whether it existed. */
    async delete(accountId: string, maintenanceId: string): Promise<boolean> {
      if (!MAINTENANCE_ID.test(maintenanceId)) return false
      const Delete = {
        ...keyed(accountId, maintenanceId),
        ConditionExpression: 'attribute_exists(maintenanceId)',
      }
      return write({ Delete }, accountId)
    },

    /** Removes those of a deleted device, of which nothing is watched any more. */
    erase: (intervals: readonly StoredMaintenance[]): Promise<void> =>
      eraseItems(
        client,
        tables.maintenance,
        intervals.map(({ accountId, id }) => ({ accountId, maintenanceId: id })),
      ),
  }
}
export type MaintenanceStore = ReturnType<typeof maintenanceStore>
