import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { type Snoozable, type Snooze, SnoozeKind } from '../../../shared/notifications/snooze.ts'
import { toIso } from '../../../shared/time.ts'
import { updateIf } from '../dynamodb/update-if.ts'

const Stored = z.object({
  snoozes: z.record(
    z.string(),
    z.object({
      kind: SnoozeKind,
      id: z.string(),
      /** Epoch ms. */
      until: z.number(),
    }),
  ),
})
type StoredSnooze = z.infer<typeof Stored>['snoozes'][string]

const nameOf = ({ kind, id }: Snoozable) => `${kind}:${id}`

/** The snoozes of an account: one item, which a notification reads with one call. */
export function snoozeStore(client: DynamoDBDocumentClient, table: string) {
  const keyed = (accountId: string) => ({ TableName: table, Key: { accountId, recipient: 'snoozes' } })

  async function listAll(accountId: string): Promise<StoredSnooze[]> {
    const { Item } = await client.send(new GetCommand({ ...keyed(accountId), ConsistentRead: true }))
    return Item ? Object.values(Stored.parse(Item).snoozes) : []
  }

  async function remove(accountId: string, one: Snoozable, endedBy = Number.MAX_SAFE_INTEGER): Promise<void> {
    await updateIf(client, {
      ...keyed(accountId),
      UpdateExpression: 'REMOVE snoozes.#name',
      ConditionExpression: 'snoozes.#name.#until <= :endedBy',
      ExpressionAttributeNames: { '#name': nameOf(one), '#until': 'until' },
      ExpressionAttributeValues: { ':endedBy': endedBy },
    })
  }

  async function put(accountId: string, snooze: StoredSnooze, max: number): Promise<boolean> {
    const name = nameOf(snooze)
    const add = () =>
      updateIf(client, {
        ...keyed(accountId),
        UpdateExpression: 'SET snoozes.#name = :snooze',
        ConditionExpression:
          'attribute_exists(snoozes.#name) OR (attribute_exists(snoozes) AND size(snoozes) < :max)',
        ExpressionAttributeNames: { '#name': name },
        ExpressionAttributeValues: { ':snooze': snooze, ':max': max },
      })
    const addFirst = () =>
      updateIf(client, {
        ...keyed(accountId),
        UpdateExpression: 'SET snoozes = :first',
        ConditionExpression: 'attribute_not_exists(snoozes)',
        ExpressionAttributeValues: { ':first': { [name]: snooze } },
      })
    return ((await add()) ?? (await addFirst()) ?? (await add())) !== null
  }

  return {
    /** The snoozes that last beyond `now`, the first to end first. */
    async list(accountId: string, now: number): Promise<Snooze[]> {
      const lasting = (await listAll(accountId)).filter(({ until }) => until > now)
      return lasting
        .toSorted((a, b) => a.until - b.until)
        .map(({ kind, id, until }) => ({ kind, id, until: toIso(until) }))
    },

    /** Mutes until `until` (epoch ms). `false` if the account has `max` others that have not ended. */
    async save(accountId: string, one: Snoozable, until: number, now: number, max: number): Promise<boolean> {
      const snooze = { kind: one.kind, id: one.id, until }
      if (await put(accountId, snooze, max)) return true
      const ended = (await listAll(accountId)).filter((other) => other.until <= now)
      for (const other of ended) await remove(accountId, other, now)
      return ended.length > 0 && put(accountId, snooze, max)
    },

    delete: (accountId: string, one: Snoozable) => remove(accountId, one),
  }
}
export type SnoozeStore = ReturnType<typeof snoozeStore>
