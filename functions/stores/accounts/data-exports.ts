import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { ExportStatus } from '../../../shared/account/own-data.ts'
import { duePut } from '../due.ts'
import type { DueWork } from '../due-work.ts'
import { type TransactItem, transact } from '../dynamodb/transact.ts'

const ExportFile = z.object({ key: z.string(), sizeBytes: z.number().int() })

/** The device whose positions come next, from this time on (epoch ms); from their start if it is null. */
const ExportCursor = z.object({ deviceId: z.string(), from: z.number().nullable() })
export type ExportCursor = z.infer<typeof ExportCursor>

/** An export of the data of an account. Times are epoch ms. */
const StoredExport = z.object({
  id: z.string(),
  status: ExportStatus,
  createdAt: z.number(),
  expiresAt: z.number().nullable(),
  /** The archives that are written, in order. */
  files: z.array(ExportFile),
  /** Where the next archive goes on; null for the first one, and once all are written. */
  cursor: ExportCursor.nullable(),
})
export type StoredExport = z.infer<typeof StoredExport>

const ExportItem = z.object({ dataExport: StoredExport.nullable().default(null) })

type ExportTables = { accounts: string; due: string }
type Planned = { dueAt: number; work: DueWork }

/** The newest export of an account, on the account's item. */
export function dataExportStore(client: DynamoDBDocumentClient, tables: ExportTables) {
  /** Replaces the export if the condition holds. Returns whether it did. */
  async function save(
    accountId: string,
    next: StoredExport,
    { condition, names, values }: Condition,
    planned: readonly Planned[],
  ): Promise<boolean> {
    const Update: TransactItem['Update'] = {
      TableName: tables.accounts,
      Key: { accountId },
      UpdateExpression: 'SET dataExport = :next',
      ConditionExpression: `attribute_not_exists(closedAt) AND ${condition}`,
      ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
      ExpressionAttributeValues: { ':next': next, ...values },
    }
    const puts = planned.map(({ dueAt, work }) => ({ Put: duePut(tables.due, dueAt, work) }))
    return (await transact(client, [{ Update }, ...puts])) === null
  }

  return {
    async get(accountId: string): Promise<StoredExport | null> {
      const { Item } = await client.send(
        new GetCommand({
          TableName: tables.accounts,
          Key: { accountId },
          ProjectionExpression: 'dataExport',
          ConsistentRead: true,
        }),
      )
      return ExportItem.parse(Item ?? {}).dataExport
    },

    /** Replaces the export with the id `previous`, or is the first. Returns whether it was saved. */
    start: (
      accountId: string,
      started: StoredExport,
      previous: string | null,
      planned: readonly Planned[],
    ): Promise<boolean> =>
      save(
        accountId,
        started,
        previous === null ? NO_EXPORT : { ...SAME_ID, values: { ':id': previous } },
        planned,
      ),

    /** Replaces the export as it was read: by as many archives, and still being prepared. */
    advance: (
      accountId: string,
      before: StoredExport,
      next: StoredExport,
      planned: readonly Planned[],
    ): Promise<boolean> =>
      save(
        accountId,
        next,
        {
          condition: `${SAME_ID.condition} AND dataExport.#status = :preparing AND size(dataExport.files) = :files`,
          names: { ...SAME_ID.names, '#status': 'status' },
          values: { ':id': before.id, ':preparing': 'preparing', ':files': before.files.length },
        },
        planned,
      ),
  }
}
export type DataExportStore = ReturnType<typeof dataExportStore>

type Condition = { condition: string; names: Record<string, string>; values: Record<string, unknown> }
const NO_EXPORT: Condition = { condition: 'attribute_not_exists(dataExport)', names: {}, values: {} }
const SAME_ID = { condition: 'dataExport.#id = :id', names: { '#id': 'id' } }
