import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { type DueWork, duePut } from './due.ts'
import { transact } from './dynamodb/transact.ts'
import { updateIf } from './dynamodb/update-if.ts'

/** A request to delete the account. Times are epoch ms. */
const DeletionRequest = z.object({
  requestedAt: z.number(),
  deletesAt: z.number(),
  reason: z.string().nullable(),
})
export type DeletionRequest = z.infer<typeof DeletionRequest>

const DeletionItem = z.object({ deletion: DeletionRequest.nullable().default(null) })

type DeletionTables = { accounts: string; due: string }
type Planned = { dueAt: number; work: DueWork }

/** The requests to delete accounts, on the account's item. */
export function accountDeletionStore(client: DynamoDBDocumentClient, tables: DeletionTables) {
  async function get(accountId: string): Promise<DeletionRequest | null> {
    const { Item } = await client.send(
      new GetCommand({
        TableName: tables.accounts,
        Key: { accountId },
        ProjectionExpression: 'deletion',
        ConsistentRead: true,
      }),
    )
    return DeletionItem.parse(Item ?? {}).deletion
  }

  return {
    get,

    /** Saves a request together with the work that it plans, unless there is one. Returns the one that counts. */
    async request(
      accountId: string,
      request: DeletionRequest,
      planned: readonly Planned[],
    ): Promise<DeletionRequest> {
      const failed = await transact(client, [
        {
          Update: {
            TableName: tables.accounts,
            Key: { accountId },
            UpdateExpression: 'SET deletion = :request',
            ConditionExpression: 'attribute_not_exists(deletion)',
            ExpressionAttributeValues: { ':request': request },
          },
        },
        ...planned.map(({ dueAt, work }) => ({ Put: duePut(tables.due, dueAt, work) })),
      ])
      return failed === null ? request : ((await get(accountId)) ?? request)
    },

    /** Returns the withdrawn request; `null` if there was none. */
    async withdraw(accountId: string): Promise<DeletionRequest | null> {
      const before = await updateIf(client, {
        TableName: tables.accounts,
        Key: { accountId },
        UpdateExpression: 'REMOVE deletion',
        ConditionExpression: 'attribute_exists(deletion)',
        ReturnValues: 'ALL_OLD',
      })
      return before === null ? null : DeletionItem.parse(before).deletion
    },
  }
}
export type AccountDeletionStore = ReturnType<typeof accountDeletionStore>
