import { DeleteCommand, type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { LANGUAGES } from '../../../shared/i18n/language.ts'
import { duePut } from '../due.ts'
import type { DueWork } from '../due-work.ts'
import { transact } from '../dynamodb/transact.ts'
import { updateIf } from '../dynamodb/update-if.ts'

/** A request to delete the account. Times are epoch ms. */
const DeletionRequest = z.object({
  requestedAt: z.number(),
  deletesAt: z.number(),
  reason: z.string().nullable(),
})
export type DeletionRequest = z.infer<typeof DeletionRequest>

/** The steps of a deletion, in this order. */
export const DELETION_STEPS = [
  'address',
  'access',
  'count',
  'shares',
  'certificates',
  'trackers',
  'drain',
  'tracks',
  'geofences',
  'rules',
  'schedules',
  'reports',
  'maintenance',
  'logbook',
  'events',
  'recipients',
  'gateways',
  'usage',
  'members',
  'audit',
  'files',
  'orders',
  'customer',
  'subscriptions',
  'billingLog',
  'due',
  'receipt',
] as const
const DeletionStep = z.enum(DELETION_STEPS)
export type DeletionStep = z.infer<typeof DeletionStep>

/** How far the deletion of a closed account has come. */
const Closing = z.object({
  /** Grows with every change. */
  version: z.number().int(),
  /** Names the receipt, and the billing log that is kept. */
  receiptId: z.string(),
  by: z.enum(['owner', 'operator']),
  startedAt: z.number(),
  step: DeletionStep,
  /** Where the step goes on; null at its start. */
  cursor: z.string().nullable(),
  /** Who gets the receipt. */
  email: z.string().nullable(),
  /** In which language the receipt is written. */
  language: z.enum(LANGUAGES).default('en'),
  /** How many things of each kind the account had. */
  counts: z.record(z.string(), z.number().int()),
})
export type Closing = z.infer<typeof Closing>

const AccountItem = z.object({
  deletion: DeletionRequest.nullable().default(null),
  closing: Closing.nullable().default(null),
  /** The tracks of devices that were deleted, whose command logs remain. */
  deletedTrackIds: z
    .set(z.string())
    .transform((ids) => [...ids])
    .default([]),
  /** The receipt of a deleted account. */
  receiptId: z.string().nullable().default(null),
  /** The accounts that were handed over to the person. */
  ownedElsewhere: z.unknown().optional(),
})
type AccountItem = z.infer<typeof AccountItem>

type DeletionTables = { accounts: string; due: string }
type Planned = { dueAt: number; work: DueWork }

export const newClosing = (receiptId: string, by: Closing['by'], now: number): Closing => ({
  version: 0,
  receiptId,
  by,
  startedAt: now,
  step: DELETION_STEPS[0],
  cursor: null,
  email: null,
  language: 'en',
  counts: {},
})

/** An account that was handed over would be nobody's without its owner. */
const OWNS_NO_OTHER = 'attribute_not_exists(ownedElsewhere)'

/** Requests to delete accounts, and how far a deletion has come, on the account's item. */
export function accountDeletionStore(client: DynamoDBDocumentClient, tables: DeletionTables) {
  const keyed = (accountId: string) => ({ TableName: tables.accounts, Key: { accountId } })

  async function read(accountId: string): Promise<AccountItem> {
    const { Item } = await client.send(
      new GetCommand({
        ...keyed(accountId),
        ProjectionExpression: 'deletion, closing, deletedTrackIds, receiptId, ownedElsewhere',
        ConsistentRead: true,
      }),
    )
    return AccountItem.parse(Item ?? {})
  }

  const puts = (planned: readonly Planned[]) =>
    planned.map(({ dueAt, work }) => ({ Put: duePut(tables.due, dueAt, work) }))

  return {
    get: async (accountId: string): Promise<DeletionRequest | null> => (await read(accountId)).deletion,
    getClosing: async (accountId: string): Promise<Closing | null> => (await read(accountId)).closing,
    deletedTrackIds: async (accountId: string): Promise<string[]> => (await read(accountId)).deletedTrackIds,
    receiptOf: async (accountId: string): Promise<string | null> => (await read(accountId)).receiptId,

    /**
     * Saves a request together with the work that it plans, unless there is one. Returns the one that counts; `null` if
     * the person owns another account too, which would be nobody's.
     */
    async request(
      accountId: string,
      request: DeletionRequest,
      planned: readonly Planned[],
    ): Promise<DeletionRequest | null> {
      const failed = await transact(client, [
        {
          Update: {
            ...keyed(accountId),
            UpdateExpression: 'SET deletion = :request',
            ConditionExpression: `attribute_not_exists(deletion) AND attribute_not_exists(closedAt) AND ${OWNS_NO_OTHER}`,
            ExpressionAttributeValues: { ':request': request },
          },
        },
        ...puts(planned),
      ])
      if (failed === null) return request
      const { deletion, ownedElsewhere } = await read(accountId)
      return ownedElsewhere === undefined ? (deletion ?? request) : null
    },

    /** Returns the withdrawn request; `null` if there was none. */
    async withdraw(accountId: string): Promise<DeletionRequest | null> {
      const before = await updateIf(client, {
        ...keyed(accountId),
        UpdateExpression: 'REMOVE deletion',
        ConditionExpression: 'attribute_exists(deletion)',
        ReturnValues: 'ALL_OLD',
      })
      return before === null ? null : AccountItem.parse(before).deletion
    },

    /** Closes an account: from now on its access tokens are refused. `false` if the request was withdrawn. */
    async closeRequested(accountId: string, deletesAt: number, closing: Closing): Promise<boolean> {
      const closed = await updateIf(client, {
        ...keyed(accountId),
        UpdateExpression: 'SET closedAt = :now, closing = :closing REMOVE deletion',
        ConditionExpression: 'deletion.deletesAt = :deletesAt',
        ExpressionAttributeValues: {
          ':now': closing.startedAt,
          ':closing': closing,
          ':deletesAt': deletesAt,
        },
      })
      return closed !== null
    },

    /** Closes an account without a request, unless its owner owns another one too. */
    async close(
      accountId: string,
      closing: Closing,
    ): Promise<'closed' | 'was-closed' | 'owns-another-account'> {
      const closed = await updateIf(client, {
        ...keyed(accountId),
        UpdateExpression: 'SET closedAt = :now, closing = :closing REMOVE deletion',
        ConditionExpression: `attribute_not_exists(closedAt) AND ${OWNS_NO_OTHER}`,
        ExpressionAttributeValues: { ':now': closing.startedAt, ':closing': closing },
      })
      if (closed !== null) return 'closed'
      return (await read(accountId)).ownedElsewhere === undefined ? 'was-closed' : 'owns-another-account'
    },

    /** Returns the saved one; `null` if another run of the deletion has come further. */
    async saveClosing(accountId: string, closing: Closing): Promise<Closing | null> {
      const saved = { ...closing, version: closing.version + 1 }
      const updated = await updateIf(client, {
        ...keyed(accountId),
        UpdateExpression: 'SET closing = :closing',
        ConditionExpression: 'closing.version = :version',
        ExpressionAttributeValues: { ':closing': saved, ':version': closing.version },
      })
      return updated && saved
    },

    /** Leaves only what refuses the access tokens of the deleted account, and plans when that goes too. */
    async finish(
      accountId: string,
      { receiptId, startedAt }: Closing,
      forgetAt: number,
      expiresAt: number,
    ): Promise<void> {
      const work = { kind: 'accountForget' as const, accountId }
      await transact(client, [
        {
          Put: {
            TableName: tables.accounts,
            Item: { accountId, closedAt: startedAt, receiptId, expiresAt },
          },
        },
        ...puts([{ dueAt: forgetAt, work }]),
      ])
    },

    async forget(accountId: string): Promise<void> {
      await client.send(new DeleteCommand(keyed(accountId)))
    },
  }
}
export type AccountDeletionStore = ReturnType<typeof accountDeletionStore>
