import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { AuditEntry } from '../../../shared/members/audit.ts'
import { AUDIT_DAYS } from '../../../shared/members/limits.ts'
import { DAY_MS, SECOND_MS, toIso } from '../../../shared/time.ts'

const StoredEntry = AuditEntry.omit({ id: true }).extend({ accountId: z.string(), auditKey: z.string() })
export type StoredEntry = z.infer<typeof StoredEntry>

export const auditKeyOf = (at: number, id: string) => `${toIso(at)}#${id}`

const Page = z.object({
  Items: z.array(StoredEntry).default([]),
  LastEvaluatedKey: z.object({ auditKey: z.string() }).optional(),
})

/** Sorts behind every key of a time. */
const AFTER_ALL = '~'

/** The audit log of accounts. An entry is put twice: before its call, and with how it ended. */
export function auditStore(client: DynamoDBDocumentClient, table: string) {
  return {
    async put(entry: StoredEntry): Promise<void> {
      const expiresAt = Math.ceil((Date.parse(entry.at) + AUDIT_DAYS * DAY_MS) / SECOND_MS)
      await client.send(new PutCommand({ TableName: table, Item: { ...entry, expiresAt } }))
    },

    /** A page of the entries between two times (epoch ms), newest first, behind the key `after`. */
    async listPage(
      accountId: string,
      { from, to }: { from: number | null; to: number | null },
      after: string | null,
      limit: number,
    ): Promise<{ entries: StoredEntry[]; lastKey: string | null }> {
      const page = Page.parse(
        await client.send(
          new QueryCommand({
            TableName: table,
            ConsistentRead: true,
            ScanIndexForward: false,
            KeyConditionExpression: 'accountId = :accountId AND auditKey BETWEEN :from AND :to',
            ExpressionAttributeValues: {
              ':accountId': accountId,
              ':from': from === null ? '0' : toIso(from),
              ':to': to === null ? AFTER_ALL : `${toIso(to)}${AFTER_ALL}`,
            },
            ExclusiveStartKey: after === null ? undefined : { accountId, auditKey: after },
            Limit: limit,
          }),
        ),
      )
      return { entries: page.Items, lastKey: page.LastEvaluatedKey?.auditKey ?? null }
    },
  }
}
export type AuditStore = ReturnType<typeof auditStore>
