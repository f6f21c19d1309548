import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { Around } from '../../shared/shares/around.ts'
import { accountPages, collectPages } from './dynamodb/account-pages.ts'
import { updateIf } from './dynamodb/update-if.ts'

/** Of a link that ends on arrival. */
const Journey = z.object({
  to: Around,
  /** How far the ways of its devices have been looked at, epoch milliseconds. */
  judgedTo: z.number(),
  /** For each track that has been away from the place: since when, epoch milliseconds. */
  awaySince: z.record(z.string(), z.number()),
  /** What ended the link; `at` in epoch milliseconds. */
  arrival: z.object({ deviceId: z.string(), at: z.number() }).nullable(),
})
export type Journey = z.infer<typeof Journey>

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
  /** When it was opened, epoch milliseconds: the last times only, and by nobody knows whom. */
  openedAt: z.array(z.number()).default([]),
  journey: Journey.nullable().default(null),
  hidden: Around.nullable().default(null),
})
export type StoredShare = z.infer<typeof StoredShare>

/** Of both ids of a share: 96 bits. */
const SHARE_ID = /^[\w-]{16}$/

/** How many openings an owner reads, and how many are held before the older ones are forgotten. */
export const OPENINGS_SHOWN = 20
const OPENINGS_HELD_MAX = 40
const Opened = z.object({ openedAt: z.array(z.number()) })

const Keys = z.array(z.object({ accountId: z.string(), shareId: z.string() }))

/** The share links of accounts. `linkIndex` finds one by its public id, in the index's own time; what it says is read again. */
export function shareStore(
  client: DynamoDBDocumentClient,
  { table, linkIndex }: { table: string; linkIndex: string },
) {
  const keyed = (accountId: string, shareId: string) => ({ TableName: table, Key: { accountId, shareId } })

  /** Answers what the update returns; `null` where its condition does not hold. A link that is gone is not made again. */
  async function updateExisting(
    accountId: string,
    shareId: string,
    { ConditionExpression, ...update }: Omit<UpdateCommandInput, 'TableName' | 'Key'>,
  ) {
    const conditions = ['attribute_exists(shareId)', ...(ConditionExpression ? [ConditionExpression] : [])]
    return updateIf(client, {
      ...keyed(accountId, shareId),
      ...update,
      ConditionExpression: conditions.join(' AND '),
    })
  }

  /** Keeps the last openings only; what comes at the same moment is counted, and its time may be forgotten with them. */
  async function forgetOpenings(
    accountId: string,
    shareId: string,
    openedAt: readonly number[],
  ): Promise<void> {
    await updateExisting(accountId, shareId, {
      UpdateExpression: 'SET openedAt = :last',
      ConditionExpression: 'size(openedAt) >= :held',
      ExpressionAttributeValues: { ':last': openedAt.slice(-OPENINGS_SHOWN), ':held': openedAt.length },
    })
  }

  return {
    async create(share: StoredShare): Promise<void> {
      await client.send(new PutCommand({ TableName: table, Item: share }))
    },

    list: (accountId: string) => collectPages(accountPages(client, table, accountId, StoredShare)),

    /** The link as it is at this moment, whoever's it is: what was switched off or deleted is so at once. */
    async getByLink(linkId: string): Promise<StoredShare | null> {
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
      const switched = await updateExisting(accountId, shareId, {
        UpdateExpression: 'SET isActive = :isActive',
        ExpressionAttributeValues: { ':isActive': isActive },
        ReturnValues: 'ALL_NEW',
      })
      return switched === null ? null : StoredShare.parse(switched)
    },

    /** Answers whether there was one. */
    async delete(accountId: string, shareId: string): Promise<boolean> {
      if (!SHARE_ID.test(shareId)) return false
      const { Attributes } = await client.send(
        new DeleteCommand({ ...keyed(accountId, shareId), ReturnValues: 'ALL_OLD' }),
      )
      return Attributes !== undefined
    },

    /** Counts an opening at `at` (epoch ms). */
    async countAccess({ accountId, shareId }: StoredShare, at: number): Promise<void> {
      const counted = await updateExisting(accountId, shareId, {
        UpdateExpression:
          'SET openedAt = list_append(if_not_exists(openedAt, :none), :at) ADD accessCount :one',
        ExpressionAttributeValues: { ':one': 1, ':at': [at], ':none': [] },
        ReturnValues: 'UPDATED_NEW',
      })
      const { openedAt } = Opened.parse(counted ?? { openedAt: [] })
      if (openedAt.length >= OPENINGS_HELD_MAX && openedAt.length % OPENINGS_SHOWN === 0)
        await forgetOpenings(accountId, shareId, openedAt)
    },

    /** Keeps how far a link's journey has come, or its end. An older look is not written over a newer one. */
    async saveJourney({ accountId, shareId }: StoredShare, journey: Journey): Promise<void> {
      await updateExisting(accountId, shareId, {
        UpdateExpression: 'SET journey = :journey',
        ConditionExpression: 'journey.judgedTo <= :judgedTo',
        ExpressionAttributeValues: { ':journey': journey, ':judgedTo': journey.judgedTo },
      })
    },
  }
}
export type ShareStore = ReturnType<typeof shareStore>
