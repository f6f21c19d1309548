import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { accountPages, allOf } from './account-pages.ts'

const StoredShare = z.object({
  accountId: z.string(),
  shareId: z.string(),
  /** The public one, under the MAC of the link's token; never on the wire by itself. */
  linkId: z.string(),
  name: z.string(),
  /** With the track that each had: a device that was given up and added again is another one. */
  devices: z.array(z.object({ deviceId: z.string(), trackId: z.string() })),
  isActive: z.boolean(),
  trailHours: z.number().int(),
  createdAt: z.string(),
  /** Epoch milliseconds. Not the attribute by which the store forgets: an owner sees what has expired. */
  endsAt: z.number().nullable(),
  accessCount: z.number().int(),
})
export type StoredShare = z.infer<typeof StoredShare>

/** Of both ids of a share: 96 bits. */
const SHARE_ID = /^[\w-]{16}$/

const Keys = z.array(z.object({ accountId: z.string(), shareId: z.string() }))

/** The share links of accounts. `linkIndex` finds one by its public id, in the index's own time; what it says is read again. */
export function shareStore(
  client: DynamoDBDocumentClient,
  { table, linkIndex }: { table: string; linkIndex: string },
) {
  const keyed = (accountId: string, shareId: string) => ({ TableName: table, Key: { accountId, shareId } })

  return {
    async put(share: StoredShare): Promise<void> {
      await client.send(new PutCommand({ TableName: table, Item: share }))
    },

    list: (accountId: string) => allOf(accountPages(client, table, accountId, StoredShare)),

    /** The link as it is at this moment, whoever's it is: what was switched off or deleted is so at once. */
    async findByLink(linkId: string): Promise<StoredShare | null> {
      const { Items } = await client.send(
        new QueryCommand({
          TableName: table,
          IndexName: linkIndex,
          KeyConditionExpression: 'linkId = :linkId',
          ExpressionAttributeValues: { ':linkId': linkId },
        }),
      )
      const [key] = Keys.parse(Items ?? [])
      if (key === undefined) return null
      const { Item } = await client.send(
        new GetCommand({ ...keyed(key.accountId, key.shareId), ConsistentRead: true }),
      )
      return Item ? StoredShare.parse(Item) : null
    },

    /** Answers the share as it is then; `null` where the account has none of this id. */
    async setActive(accountId: string, shareId: string, isActive: boolean): Promise<StoredShare | null> {
      if (!SHARE_ID.test(shareId)) return null
      try {
        const { Attributes } = await client.send(
          new UpdateCommand({
            ...keyed(accountId, shareId),
            UpdateExpression: 'SET isActive = :isActive',
            ConditionExpression: 'attribute_exists(shareId)',
            ExpressionAttributeValues: { ':isActive': isActive },
            ReturnValues: 'ALL_NEW',
          }),
        )
        return StoredShare.parse(Attributes)
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return null
        throw error
      }
    },

    /** Answers whether there was one. */
    async remove(accountId: string, shareId: string): Promise<boolean> {
      if (!SHARE_ID.test(shareId)) return false
      const { Attributes } = await client.send(
        new DeleteCommand({ ...keyed(accountId, shareId), ReturnValues: 'ALL_OLD' }),
      )
      return Attributes !== undefined
    },

    /** On condition that it is still there: to count must not make a deleted link again. */
    async countAccess({ accountId, shareId }: StoredShare): Promise<void> {
      try {
        await client.send(
          new UpdateCommand({
            ...keyed(accountId, shareId),
            UpdateExpression: 'ADD accessCount :one',
            ConditionExpression: 'attribute_exists(shareId)',
            ExpressionAttributeValues: { ':one': 1 },
          }),
        )
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error
      }
    },
  }
}
export type ShareStore = ReturnType<typeof shareStore>
