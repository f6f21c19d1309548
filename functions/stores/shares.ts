import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { Circle } from '../../shared/shares/circle.ts'
import { isOpenAt } from '../../shared/shares/share.ts'
import { accountPages, collectPages } from './dynamodb/account-pages.ts'
import { deleteIf } from './dynamodb/delete-if.ts'
import type { TransactItem } from './dynamodb/transact.ts'
import { updateIf } from './dynamodb/update-if.ts'
import { INDEXES } from './indexes.ts'

/** The progress of a link that ends on arrival. */
const Journey = z.object({
  to: Circle,
  /** Up to when the trails of its devices have been checked (epoch ms). */
  judgedTo: z.number(),
  /** Since when each track has been away from the place (epoch ms). */
  awaySince: z.record(z.string(), z.number()),
  /** The arrival that ended the link; `at` is in epoch ms. */
  arrival: z.object({ deviceId: z.string(), at: z.number() }).nullable(),
})
export type Journey = z.infer<typeof Journey>

const StoredShare = z.object({
  accountId: z.string(),
  shareId: z.string(),
  /** The public id inside the signed token; never in an API response by itself. */
  linkId: z.string(),
  name: z.string(),
  /** The devices with their tracks: one that is removed and added again has another track and is no longer shared. */
  devices: z.array(z.object({ deviceId: z.string(), trackId: z.string() })),
  isActive: z.boolean(),
  trailHours: z.number().int(),
  createdAt: z.string(),
  /** Epoch ms. Not the table's TTL attribute, because the owner still sees expired links. */
  endsAt: z.number().nullable(),
  accessCount: z.number().int(),
  /** When it was last opened (epoch ms). Nothing about the viewers is stored. */
  openedAt: z.array(z.number()).default([]),
  journey: Journey.nullable().default(null),
  hidden: Circle.nullable().default(null),
  /** The person who created it. A link of a member ends with the membership. */
  createdBy: z.string().optional(),
})
export type StoredShare = z.infer<typeof StoredShare>

/** Whether the link opens at `now` (epoch ms). */
export const isOpen = ({ isActive, endsAt, journey }: StoredShare, now: number) =>
  isOpenAt({ isActive, endsAt, arrived: (journey?.arrival ?? null) !== null }, now)

/** At least one of these. */
type ShareUpdate = { isActive?: boolean | undefined; endsAt?: number | null | undefined }

/** 96 bits in base64url. */
const SHARE_ID = /^[\w-]{16}$/

/** How many openings an owner sees, and at how many stored ones the older are dropped. */
export const OPENINGS_SHOWN = 20
const OPENINGS_STORED_MAX = 40
const Openings = z.object({ openedAt: z.array(z.number()) })

const Keys = z.array(z.object({ accountId: z.string(), shareId: z.string() }))

export const shareKey = (table: string, accountId: string, shareId: string) => ({
  TableName: table,
  Key: { accountId, shareId },
})

/**
 * The share links of accounts. An index finds a link by its public id; it is eventually consistent, so the
 * link itself is read again.
 */
export function shareStore(client: DynamoDBDocumentClient, table: string) {
  const keyed = (accountId: string, shareId: string) => shareKey(table, accountId, shareId)

  const put = (share: StoredShare) => ({ TableName: table, Item: share })

  /** Returns the update's attributes; `null` if its condition fails. A deleted link is not created again. */
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

  /** Drops the older openings. A concurrent one is still counted, but its time may be dropped too. */
  async function dropOldOpenings(
    accountId: string,
    shareId: string,
    openedAt: readonly number[],
  ): Promise<void> {
    await updateExisting(accountId, shareId, {
      UpdateExpression: 'SET openedAt = :last',
      ConditionExpression: 'size(openedAt) >= :stored',
      ExpressionAttributeValues: { ':last': openedAt.slice(-OPENINGS_SHOWN), ':stored': openedAt.length },
    })
  }

  return {
    async create(share: StoredShare): Promise<void> {
      await client.send(new PutCommand(put(share)))
    },

    /** Creates a link in a transaction. */
    creationOf: (share: StoredShare): TransactItem => ({ Put: put(share) }),

    list: (accountId: string) => collectPages(accountPages(client, table, accountId, StoredShare)),

    /**
     * The current state of a link, of whichever account: switching it off or deleting it
     * takes effect immediately.
     */
    async getByLink(linkId: string): Promise<StoredShare | null> {
      const { Items } = await client.send(
        new QueryCommand({
          TableName: table,
          IndexName: INDEXES.shares,
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

    /** Returns the updated share; `null` if the account has no share with this id. */
    async update(accountId: string, shareId: string, change: ShareUpdate): Promise<StoredShare | null> {
      if (!SHARE_ID.test(shareId)) return null
      const values = Object.entries(change).filter(([, value]) => value !== undefined)
      const updated = await updateExisting(accountId, shareId, {
        UpdateExpression: `SET ${values.map(([name]) => `${name} = :${name}`).join(', ')}`,
        ExpressionAttributeValues: Object.fromEntries(values.map(([name, value]) => [`:${name}`, value])),
        ReturnValues: 'ALL_NEW',
      })
      return updated === null ? null : StoredShare.parse(updated)
    },

    /** Returns whether the share existed. */
    async delete(accountId: string, shareId: string): Promise<boolean> {
      if (!SHARE_ID.test(shareId)) return false
      const { Attributes } = await client.send(
        new DeleteCommand({ ...keyed(accountId, shareId), ReturnValues: 'ALL_OLD' }),
      )
      return Attributes !== undefined
    },

    /** Deletes a link unless its devices have changed since it was read. Returns whether it did. */
    async end({ accountId, shareId, devices }: StoredShare): Promise<boolean> {
      return deleteIf(client, {
        ...keyed(accountId, shareId),
        ConditionExpression: 'attribute_not_exists(shareId) OR devices = :devices',
        ExpressionAttributeValues: { ':devices': devices },
      })
    },

    /** Leaves only these devices on a link, unless they have changed since it was read. Returns whether it did. */
    async narrow(share: StoredShare, left: StoredShare['devices']): Promise<boolean> {
      const narrowed = await updateIf(client, {
        ...keyed(share.accountId, share.shareId),
        UpdateExpression: 'SET devices = :left',
        ConditionExpression: 'devices = :before',
        ExpressionAttributeValues: { ':left': left, ':before': share.devices },
      })
      return narrowed !== null
    },

    /** Counts an opening at `at` (epoch ms). */
    async countAccess({ accountId, shareId }: StoredShare, at: number): Promise<void> {
      const counted = await updateExisting(accountId, shareId, {
        UpdateExpression:
          'SET openedAt = list_append(if_not_exists(openedAt, :none), :at) ADD accessCount :one',
        ExpressionAttributeValues: { ':one': 1, ':at': [at], ':none': [] },
        ReturnValues: 'UPDATED_NEW',
      })
      const { openedAt } = Openings.parse(counted ?? { openedAt: [] })
      if (openedAt.length >= OPENINGS_STORED_MAX && openedAt.length % OPENINGS_SHOWN === 0)
        await dropOldOpenings(accountId, shareId, openedAt)
    },

    /** Saves the progress of a link's journey, or its end. Never replaces newer progress by older. */
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
