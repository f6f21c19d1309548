import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { type TransactItem, transact } from '../dynamodb/transact.ts'

/** The counts of what is watched for, on the account's item. */
type WatchCount = 'geofenceCount' | 'ruleCount'
const OTHER: Record<WatchCount, WatchCount> = { geofenceCount: 'ruleCount', ruleCount: 'geofenceCount' }

type Counted = { table: string; accountId: string; count: WatchCount }

/**
 * What a change of geofences or rules changes on the account's item, in the same transaction: it increments
 * `watchVersion`, so that the telemetry function sees the change with the read that it makes anyway, and keeps the
 * count. `now` (epoch ms) starts the versions of an account, so that none is used twice after its last geofence and
 * rule are gone.
 */
const countChange = (
  { table, accountId, count }: Counted,
  now: number,
  by: number,
  condition: string,
  values: Record<string, number> = {},
): TransactItem => ({
  Update: {
    TableName: table,
    Key: { accountId },
    UpdateExpression:
      'SET watchVersion = if_not_exists(watchVersion, :now) + :one, #count = if_not_exists(#count, :none) + :by',
    ConditionExpression: condition,
    ExpressionAttributeNames: {
      '#count': count,
      ...(condition.includes('#other') && { '#other': OTHER[count] }),
    },
    ExpressionAttributeValues: { ':now': now, ':one': 1, ':none': 0, ':by': by, ...values },
  },
})

/** Counts a new one, unless the account has `max` already. */
export const countNew = (counted: Counted, now: number, max: number): TransactItem =>
  countChange(counted, now, 1, 'attribute_not_exists(#count) OR #count < :max', { ':max': max })

/** Counts a change of some that exist. */
export const countUpdate = (counted: Counted, now: number): TransactItem =>
  countChange(counted, now, 0, 'attribute_exists(#count)')

/** An account without geofences and rules has no version. */
const forgetCounts = ({ table, accountId, count }: Counted): TransactItem => ({
  Update: {
    TableName: table,
    Key: { accountId },
    UpdateExpression: 'REMOVE watchVersion, #count, #other',
    ConditionExpression: '#count = :one AND (attribute_not_exists(#other) OR #other = :none)',
    ExpressionAttributeNames: { '#count': count, '#other': OTHER[count] },
    ExpressionAttributeValues: { ':one': 1, ':none': 0 },
  },
})

/**
 * Writes something else that rules watch, whose condition says whether it may be written. An account without geofences
 * and rules has no version to increment: then nothing is watched, and the write makes sure of that. Returns whether the
 * condition held.
 */
export async function countDefined(
  client: DynamoDBDocumentClient,
  item: TransactItem,
  { table, accountId }: Pick<Counted, 'table' | 'accountId'>,
): Promise<boolean> {
  const account = { TableName: table, Key: { accountId } }
  const increment: TransactItem = {
    Update: {
      ...account,
      UpdateExpression: 'SET watchVersion = watchVersion + :one',
      ConditionExpression: 'attribute_exists(watchVersion)',
      ExpressionAttributeValues: { ':one': 1 },
    },
  }
  const unwatched: TransactItem = {
    ConditionCheck: { ...account, ConditionExpression: 'attribute_not_exists(watchVersion)' },
  }
  // One of the two conditions holds, but concurrent changes can make the other one hold in between.
  for (let tries = 0; tries < COUNT_TRIES_MAX; tries++) {
    for (const count of [increment, unwatched]) {
      const failed = await transact(client, [item, count])
      if (failed === null) return true
      if (failed[0]) return false
    }
  }
  throw new Error('The counts of an account kept changing while something was written')
}

/** `changed` if one of the items that were to be written with it is not as expected any more. */
export type DeleteOutcome = 'deleted' | 'missing' | 'changed'

/** Deletes one and counts that, together with `more`. */
export async function deleteCounted(
  client: DynamoDBDocumentClient,
  Delete: NonNullable<TransactItem['Delete']>,
  counted: Counted,
  now: number,
  more: readonly TransactItem[] = [],
): Promise<DeleteOutcome> {
  // One of the two conditions holds, but concurrent changes can make the other one hold in between.
  for (let tries = 0; tries < COUNT_TRIES_MAX; tries++) {
    for (const count of [
      countChange(counted, now, -1, '#count > :one OR #other > :none'),
      forgetCounts(counted),
    ]) {
      const failed = await transact(client, [{ Delete }, count, ...more])
      if (failed === null) return 'deleted'
      if (failed[0]) return 'missing'
      if (!failed[1]) return 'changed'
    }
  }
  throw new Error('The counts of an account kept changing while something was deleted')
}

const COUNT_TRIES_MAX = 5
