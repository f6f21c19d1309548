import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { GEOFENCES_MAX } from '../../../shared/account/limits.ts'
import { Geofence } from '../../../shared/geofences/geofence.ts'
import { accountPages, collectPages } from '../dynamodb/account-pages.ts'
import { type TransactItem, transact } from '../dynamodb/transact.ts'
import { countNew, countUpdate, type DeleteOutcome, deleteCounted } from '../trails/watch-count.ts'
import { packPoints, unpackPoints } from './packed-points.ts'

/** A geofence with what the account and the engine know of it. */
export type StoredGeofence = Geofence & {
  accountId: string
  /** When the boundary, the assignment, the activation or the alerts last changed, epoch ms. */
  definedAt: number
  /** Grows with every change. */
  version: number
}

const GeofenceItem = Geofence.extend({
  // geofences that were stored before have none
  notificationMembers: Geofence.shape.notificationMembers.default([]),
  accountId: z.string(),
  points: z.instanceof(Uint8Array).transform(unpackPoints),
  definedAt: z.number().int(),
  version: z.number().int(),
})

/** 96 bits in base64url. */
const GEOFENCE_ID = /^[\w-]{16}$/

type GeofenceTables = { accounts: string; geofences: string }

/** The geofences of accounts. Every change of one increments `watchVersion`. */
export function geofenceStore(client: DynamoDBDocumentClient, tables: GeofenceTables) {
  const keyed = (accountId: string, geofenceId: string) => ({
    TableName: tables.geofences,
    Key: { accountId, geofenceId },
  })

  const put = (geofence: StoredGeofence) => ({
    TableName: tables.geofences,
    Item: { ...geofence, points: packPoints(geofence.points) },
  })

  const replacement = (geofence: StoredGeofence, version: number): TransactItem => ({
    Put: {
      ...put(geofence),
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: { ':version': version },
    },
  })

  const counted = (accountId: string) => ({
    table: tables.accounts,
    accountId,
    count: 'geofenceCount' as const,
  })

  return {
    async get(accountId: string, geofenceId: string): Promise<StoredGeofence | null> {
      if (!GEOFENCE_ID.test(geofenceId)) return null
      const { Item } = await client.send(
        new GetCommand({ ...keyed(accountId, geofenceId), ConsistentRead: true }),
      )
      return Item ? GeofenceItem.parse(Item) : null
    },

    /** All of the account, in no order. Consistent. */
    list: (accountId: string): Promise<StoredGeofence[]> =>
      collectPages(accountPages(client, tables.geofences, accountId, GeofenceItem)),

    /** Unless the account already has as many as allowed. */
    async create(geofence: StoredGeofence, now: number): Promise<'created' | 'too-many'> {
      const failed = await transact(client, [
        { Put: { ...put(geofence), ConditionExpression: 'attribute_not_exists(geofenceId)' } },
        countNew(counted(geofence.accountId), now, GEOFENCES_MAX),
      ])
      if (failed?.[0]) throw new Error('A new geofence has the id of another')
      return failed === null ? 'created' : 'too-many'
    },

    /** Replaces the geofence unless it has changed since it was read with `version`. Returns whether it did. */
    async update(geofence: StoredGeofence, version: number, now: number): Promise<boolean> {
      const failed = await transact(client, [
        replacement(geofence, version),
        countUpdate(counted(geofence.accountId), now),
      ])
      return failed === null
    },

    /**
     * Replaces geofences of one account, all of them or none, unless one has changed since it was read with its
     * version. Returns whether it did.
     */
    async updateAll(geofences: readonly StoredGeofence[], now: number): Promise<boolean> {
      const [first] = geofences
      if (first === undefined) return true
      const failed = await transact(client, [
        ...geofences.map((one) => replacement({ ...one, version: one.version + 1 }, one.version)),
        countUpdate(counted(first.accountId), now),
      ])
      return failed === null
    },

    /** Together with `more`, such as changes of the rules that name it. */
    async delete(
      accountId: string,
      geofenceId: string,
      now: number,
      more: readonly TransactItem[] = [],
    ): Promise<DeleteOutcome> {
      if (!GEOFENCE_ID.test(geofenceId)) return 'missing'
      const Delete = {
        ...keyed(accountId, geofenceId),
        ConditionExpression: 'attribute_exists(geofenceId)',
      }
      return deleteCounted(client, Delete, counted(accountId), now, more)
    },
  }
}
export type GeofenceStore = ReturnType<typeof geofenceStore>
