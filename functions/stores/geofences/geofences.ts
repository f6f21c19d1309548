import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { GEOFENCES_MAX, Geofence } from '../../../shared/geofences/geofence.ts'
import { accountPages, collectPages } from '../dynamodb/account-pages.ts'
import { type TransactItem, transact } from '../dynamodb/transact.ts'
import { packPoints, unpackPoints } from './packed-points.ts'

/** What the account and the engine know of a geofence. */
export type StoredGeofence = Geofence & {
  accountId: string
  /** When the boundary, the assignment, the activation or the alerts last changed, epoch ms. */
  definedAt: number
  /** Grows with every change. */
  version: number
}

const GeofenceItem = Geofence.extend({
  accountId: z.string(),
  points: z.instanceof(Uint8Array).transform(unpackPoints),
  definedAt: z.number().int(),
  version: z.number().int(),
})

/** 96 bits in base64url. */
const GEOFENCE_ID = /^[\w-]{16}$/

type GeofenceTables = { accounts: string; geofences: string }

/**
 * The geofences of accounts. Every change also increments `watchVersion` on the account's item, in one transaction, so
 * that the telemetry function sees it with the read that it makes anyway. The item counts the account's geofences too,
 * and without any it has no version.
 */
export function geofenceStore(client: DynamoDBDocumentClient, tables: GeofenceTables) {
  const keyed = (accountId: string, geofenceId: string) => ({
    TableName: tables.geofences,
    Key: { accountId, geofenceId },
  })

  const put = (geofence: StoredGeofence) => ({
    TableName: tables.geofences,
    Item: { ...geofence, points: packPoints(geofence.points) },
  })

  /** `now` (epoch ms) starts the versions of an account, so that none is used twice after its last geofence is gone. */
  const countChange = (accountId: string, now: number, by: number, condition: string): TransactItem => ({
    Update: {
      TableName: tables.accounts,
      Key: { accountId },
      UpdateExpression:
        'SET watchVersion = if_not_exists(watchVersion, :now) + :one, geofenceCount = if_not_exists(geofenceCount, :none) + :by',
      ConditionExpression: condition,
      ExpressionAttributeValues: {
        ':now': now,
        ':one': 1,
        ':none': 0,
        ':by': by,
        ...(condition.includes(':max') ? { ':max': GEOFENCES_MAX } : {}),
      },
    },
  })

  const forgetCount = (accountId: string): TransactItem => ({
    Update: {
      TableName: tables.accounts,
      Key: { accountId },
      UpdateExpression: 'REMOVE watchVersion, geofenceCount',
      ConditionExpression: 'geofenceCount = :one',
      ExpressionAttributeValues: { ':one': 1 },
    },
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
        countChange(
          geofence.accountId,
          now,
          1,
          'attribute_not_exists(geofenceCount) OR geofenceCount < :max',
        ),
      ])
      if (failed?.[0]) throw new Error('A new geofence has the id of another')
      return failed === null ? 'created' : 'too-many'
    },

    /** Replaces the geofence unless it has changed since it was read with `version`. Returns whether it did. */
    async update(geofence: StoredGeofence, version: number, now: number): Promise<boolean> {
      const failed = await transact(client, [
        {
          Put: {
            ...put(geofence),
            ConditionExpression: 'version = :version',
            ExpressionAttributeValues: { ':version': version },
          },
        },
        countChange(geofence.accountId, now, 0, 'attribute_exists(geofenceCount)'),
      ])
      return failed === null
    },

    /** Returns whether the geofence existed. */
    async delete(accountId: string, geofenceId: string, now: number): Promise<boolean> {
      if (!GEOFENCE_ID.test(geofenceId)) return false
      const Delete = {
        ...keyed(accountId, geofenceId),
        ConditionExpression: 'attribute_exists(geofenceId)',
      }
      // One of the two conditions holds, but concurrent changes can make the other one hold in between.
      for (let tries = 0; tries < DELETE_TRIES_MAX; tries++) {
        for (const count of [
          countChange(accountId, now, -1, 'geofenceCount > :one'),
          forgetCount(accountId),
        ]) {
          const failed = await transact(client, [{ Delete }, count])
          if (failed === null) return true
          if (failed[0]) return false
        }
      }
      throw new Error('The count of the geofences kept changing while one was deleted')
    },
  }
}
export type GeofenceStore = ReturnType<typeof geofenceStore>

const DELETE_TRIES_MAX = 5
