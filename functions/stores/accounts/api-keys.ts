import { type DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { MEMBER_ROLES } from '../../../shared/members/roles.ts'
import { HOUR_MS } from '../../../shared/time.ts'
import { deleteIf } from '../dynamodb/delete-if.ts'
import { updateIf } from '../dynamodb/update-if.ts'

/** A key of a program. Times are epoch ms. */
const StoredApiKey = z.object({
  accountId: z.string(),
  keyId: z.string(),
  /** SHA-256 of the secret in the token, in hex. */
  secretHash: z.string(),
  name: z.string(),
  role: z.enum(MEMBER_ROLES),
  tags: z.array(z.string()),
  /** The person, or the key, that created it. */
  createdBy: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.number().nullable(),
  endsAt: z.number().nullable(),
})
export type StoredApiKey = z.infer<typeof StoredApiKey>

/** Keys share a table with the members, and sort before them. */
const KEY = 'api-key#'
const USED_EVERY_MS = HOUR_MS

/** The keys with which programs call the API. */
export function apiKeyStore(client: DynamoDBDocumentClient, table: string) {
  const keyed = (accountId: string, keyId: string) => ({
    TableName: table,
    Key: { accountId, memberKey: `${KEY}${keyId}` },
  })

  return {
    /** Consistent. */
    async getKey(accountId: string, keyId: string): Promise<StoredApiKey | null> {
      const { Item } = await client.send(new GetCommand({ ...keyed(accountId, keyId), ConsistentRead: true }))
      return Item ? StoredApiKey.parse(Item) : null
    },

    /** All of an account, oldest first. Consistent. */
    async listKeys(accountId: string): Promise<StoredApiKey[]> {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: table,
          ConsistentRead: true,
          KeyConditionExpression: 'accountId = :accountId AND begins_with(memberKey, :prefix)',
          ExpressionAttributeValues: { ':accountId': accountId, ':prefix': KEY },
        }),
      )
      return z
        .array(StoredApiKey)
        .parse(Items)
        .toSorted((a, b) => a.createdAt - b.createdAt)
    },

    async create(key: StoredApiKey): Promise<void> {
      await client.send(
        new PutCommand({ TableName: table, Item: { ...key, memberKey: `${KEY}${key.keyId}` } }),
      )
    },

    /** Returns whether there was one. */
    delete: (accountId: string, keyId: string): Promise<boolean> =>
      deleteIf(client, {
        ...keyed(accountId, keyId),
        ConditionExpression: 'attribute_exists(memberKey)',
      }),

    /** Notes that a key was used, at most once an hour. */
    async use({ accountId, keyId, lastUsedAt }: StoredApiKey, now: number): Promise<void> {
      if (lastUsedAt !== null && now - lastUsedAt < USED_EVERY_MS) return
      await updateIf(client, {
        ...keyed(accountId, keyId),
        UpdateExpression: 'SET lastUsedAt = :now',
        ConditionExpression: 'attribute_exists(memberKey)',
        ExpressionAttributeValues: { ':now': now },
      })
    },
  }
}
export type ApiKeyStore = ReturnType<typeof apiKeyStore>
