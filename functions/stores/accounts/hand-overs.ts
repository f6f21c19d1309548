import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { GRANTS } from '../../../shared/members/roles.ts'
import { type TransactItem, transact } from '../dynamodb/transact.ts'
import { updateIf } from '../dynamodb/update-if.ts'
import { OwnerId } from './accounts.ts'
import { memberKeyOf, type Place, placeUpdate } from './members.ts'
import { ACCESS_FIELDS } from './support-access.ts'

/** An account that its owner hands over, on the account's item. Times are epoch ms. */
const StoredHandOver = z.object({
  id: z.string(),
  /** Their address is kept here, because they are asked to come back by it when their sign-in has ended. */
  owner: z.object({ personId: z.string(), email: z.string(), name: z.string().nullable() }),
  memberId: z.string(),
  expiresAt: z.number(),
  ownerConfirmedAt: z.number().optional(),
  memberConfirmedAt: z.number().optional(),
})
export type StoredHandOver = z.infer<typeof StoredHandOver>
export type HandOverSide = 'owner' | 'member'

export const isConfirmed = ({ ownerConfirmedAt, memberConfirmedAt }: StoredHandOver): boolean =>
  ownerConfirmedAt !== undefined && memberConfirmedAt !== undefined

const NOT_CONFIRMED =
  '(attribute_not_exists(handOver.ownerConfirmedAt) OR attribute_not_exists(handOver.memberConfirmedAt))'
const CONFIRMED =
  'attribute_exists(handOver.ownerConfirmedAt) AND attribute_exists(handOver.memberConfirmedAt)'

/** The fields of an account's item that concern its owner, and end with the ownership. */
const ENDS_WITH_OWNER = [
  'phone',
  'phoneConfirmedAt',
  'phoneCode',
  'watchUntil',
  'viewsUntil',
  ...ACCESS_FIELDS,
]

/** A member without limits. Of the owner, too, who is a member of an account that is not named after them. */
export const UNLIMITED: Place = { role: 'manager', tags: [], grants: [...GRANTS], endsAt: null }

const Item = z.object({
  ownerId: OwnerId,
  handOver: StoredHandOver.optional(),
})

/** Accounts on the way to another owner. */
export function handOverStore(
  client: DynamoDBDocumentClient,
  tables: Readonly<Record<'accounts' | 'members', string>>,
) {
  const keyed = (accountId: string) => ({ TableName: tables.accounts, Key: { accountId } })

  async function read(accountId: string) {
    const { Item: found } = await client.send(
      new GetCommand({
        ...keyed(accountId),
        ProjectionExpression: 'ownerId, handOver',
        ConsistentRead: true,
      }),
    )
    return Item.parse(found ?? {})
  }

  /** Lifts all limits of a member, who must be there still. */
  const unlimited = (accountId: string, personId: string): TransactItem => ({
    Update: placeUpdate(tables.members, { accountId, memberKey: memberKeyOf(personId) }, UNLIMITED),
  })

  /** Removes the one of an account, if it meets a condition. */
  async function removeIf(
    accountId: string,
    ConditionExpression: string,
    values?: Record<string, string>,
  ): Promise<boolean> {
    const removed = await updateIf(client, {
      ...keyed(accountId),
      UpdateExpression: 'REMOVE handOver',
      ConditionExpression,
      ...(values && { ExpressionAttributeValues: values }),
    })
    return removed !== null
  }

  /** Notes on the item of a person which accounts they own that are not named after them. */
  const noted = (verb: 'ADD' | 'DELETE', personId: string, accountId: string) => ({
    ...keyed(personId),
    UpdateExpression: `${verb} ownedElsewhere :accounts`,
    ExpressionAttributeValues: { ':accounts': new Set([accountId]) },
  })

  return {
    /** Forgets that somebody owns an account, which is being deleted. */
    async disown(accountId: string): Promise<void> {
      const { ownerId } = await read(accountId)
      if (ownerId !== undefined) await client.send(new UpdateCommand(noted('DELETE', ownerId, accountId)))
    },

    get: async (accountId: string): Promise<StoredHandOver | null> =>
      (await read(accountId)).handOver ?? null,

    /** Replaces an earlier one. `false` once both have confirmed that. */
    async start(accountId: string, handOver: StoredHandOver): Promise<boolean> {
      const started = await updateIf(client, {
        ...keyed(accountId),
        UpdateExpression: 'SET handOver = :handOver',
        ConditionExpression: `attribute_not_exists(closedAt) AND ${NOT_CONFIRMED}`,
        ExpressionAttributeValues: { ':handOver': handOver },
      })
      return started !== null
    },

    /** `false` once both have confirmed it. */
    withdraw: (accountId: string): Promise<boolean> =>
      removeIf(accountId, `attribute_exists(handOver) AND ${NOT_CONFIRMED}`),

    /** Notes that one side has confirmed; `null` if it is gone. */
    async confirm(
      accountId: string,
      id: string,
      side: HandOverSide,
      now: number,
    ): Promise<StoredHandOver | null> {
      const updated = await updateIf(client, {
        ...keyed(accountId),
        UpdateExpression: 'SET handOver.#confirmedAt = :now',
        ConditionExpression: 'handOver.id = :id',
        ExpressionAttributeNames: { '#confirmedAt': `${side}ConfirmedAt` },
        ExpressionAttributeValues: { ':now': now, ':id': id },
        ReturnValues: 'ALL_NEW',
      })
      return updated && (Item.parse(updated).handOver ?? null)
    },

    /**
     * Makes the member the owner. The owner before stays a member, unless the account is named after them. `false` if
     * something ends meanwhile: the account, either membership, or the member's own account.
     */
    async carryOut(accountId: string, { id, owner, memberId }: StoredHandOver): Promise<boolean> {
      if ((await read(accountId)).ownerId === memberId) return true
      const failed = await transact(client, [
        {
          Update: {
            ...keyed(accountId),
            // pages of the owner before are pushed nothing more, and what they allowed support ends
            UpdateExpression: `SET ownerId = :ownerId REMOVE ${ENDS_WITH_OWNER.join(', ')}`,
            ConditionExpression: `handOver.id = :id AND attribute_not_exists(closedAt) AND ${CONFIRMED}`,
            ExpressionAttributeValues: { ':ownerId': memberId, ':id': id },
          },
        },
        unlimited(accountId, memberId),
        {
          Update: {
            ...noted('ADD', memberId, accountId),
            ConditionExpression: 'attribute_not_exists(closedAt) AND attribute_not_exists(deletion)',
          },
        },
        ...(owner.personId === accountId
          ? []
          : [unlimited(accountId, owner.personId), { Update: noted('DELETE', owner.personId, accountId) }]),
      ])
      return failed === null
    },

    /** Ends one to somebody who is no member any more. */
    endWith: (accountId: string, memberId: string): Promise<boolean> =>
      removeIf(accountId, 'handOver.memberId = :memberId', { ':memberId': memberId }),

    finish: (accountId: string, id: string): Promise<boolean> =>
      removeIf(accountId, 'handOver.id = :id', { ':id': id }),
  }
}
export type HandOverStore = ReturnType<typeof handOverStore>
