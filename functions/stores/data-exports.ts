import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { ExportStatus } from '../../shared/account/own-data.ts'
import { updateIf } from './dynamodb/update-if.ts'

/** An export of the data of an account. Times are epoch ms. */
export const StoredExport = z.object({
  id: z.string(),
  status: ExportStatus,
  createdAt: z.number(),
  expiresAt: z.number().nullable(),
  files: z.array(z.object({ key: z.string(), sizeBytes: z.number().int() })),
})
export type StoredExport = z.infer<typeof StoredExport>

const ExportItem = z.object({ dataExport: StoredExport.nullable().default(null) })

/** The newest export of an account, on the account's item. */
export function dataExportStore(client: DynamoDBDocumentClient, table: string) {
  return {
    async get(accountId: string): Promise<StoredExport | null> {
      const { Item } = await client.send(
        new GetCommand({
          TableName: table,
          Key: { accountId },
          ProjectionExpression: 'dataExport',
          ConsistentRead: true,
        }),
      )
      return ExportItem.parse(Item ?? {}).dataExport
    },

    /** Replaces the export with the id `previous`, or is the first. Returns whether it was saved. */
    async start(accountId: string, started: StoredExport, previous: string | null): Promise<boolean> {
      const updated = await updateIf(client, {
        TableName: table,
        Key: { accountId },
        UpdateExpression: 'SET dataExport = :started',
        ...(previous === null
          ? { ConditionExpression: 'attribute_not_exists(dataExport)' }
          : {
              ConditionExpression: 'dataExport.#id = :previous',
              ExpressionAttributeNames: { '#id': 'id' },
            }),
        ExpressionAttributeValues: {
          ':started': started,
          ...(previous !== null && { ':previous': previous }),
        },
      })
      return updated !== null
    },
  }
}
export type DataExportStore = ReturnType<typeof dataExportStore>
