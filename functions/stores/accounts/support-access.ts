import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { toIso } from '../../../shared/time.ts'
import { updateIf } from '../dynamodb/update-if.ts'

/** What an account's owner has allowed support, on the account's item. */
const StoredAccess = z.object({
  supportUntil: z.number().default(0),
  /** The operators who have opened the account since. */
  supportOperators: z.set(z.string()).default(new Set()),
})
export const ACCESS_FIELDS = Object.keys(StoredAccess.shape)

/** Until when support may see an account (epoch ms, 0 for never), and which operators have opened it. */
export type SupportAccess = { until: number; operatorIds: ReadonlySet<string> }

export const NO_ACCESS: SupportAccess = { until: 0, operatorIds: new Set() }

export function supportAccessOf(account: Record<string, unknown> | undefined): SupportAccess {
  const { supportUntil: until, supportOperators: operatorIds } = StoredAccess.parse(account ?? {})
  return { until, operatorIds }
}

/** Until when support may see an account (ISO 8601); `null` if it may not now. */
export const accessUntil = ({ until }: Pick<SupportAccess, 'until'>, now: number): string | null =>
  until > now ? toIso(until) : null

/** The access of support to accounts, which their owners allow for a time. `AccountStore` reads it. */
export function supportAccessStore(client: DynamoDBDocumentClient, table: string) {
  const keyed = (accountId: string) => ({ TableName: table, Key: { accountId } })

  return {
    /** Each operator has to open the account again. */
    async allow(accountId: string, until: number): Promise<void> {
      await client.send(
        new UpdateCommand({
          ...keyed(accountId),
          UpdateExpression: 'SET supportUntil = :until REMOVE supportOperators',
          ExpressionAttributeValues: { ':until': until },
        }),
      )
    },

    /** Returns the operators who had opened the account. */
    async end(accountId: string): Promise<SupportAccess['operatorIds']> {
      const { Attributes } = await client.send(
        new UpdateCommand({
          ...keyed(accountId),
          UpdateExpression: `REMOVE ${ACCESS_FIELDS.join(', ')}`,
          ReturnValues: 'ALL_OLD',
        }),
      )
      return supportAccessOf(Attributes).operatorIds
    },

    /** Opens an account to an operator. Returns until when, or `null` if its owner allows no access. */
    async open(accountId: string, operatorId: string, now: number): Promise<number | null> {
      const updated = await updateIf(client, {
        ...keyed(accountId),
        UpdateExpression: 'ADD supportOperators :operators',
        ConditionExpression: 'supportUntil > :now AND attribute_not_exists(closedAt)',
        ExpressionAttributeValues: { ':operators': new Set([operatorId]), ':now': now },
        ReturnValues: 'ALL_NEW',
      })
      return updated && supportAccessOf(updated).until
    },

    /** Returns whether the operator had opened the account. */
    async leave(accountId: string, operatorId: string): Promise<boolean> {
      const updated = await updateIf(client, {
        ...keyed(accountId),
        UpdateExpression: 'DELETE supportOperators :operators',
        ConditionExpression: 'contains(supportOperators, :operatorId)',
        ExpressionAttributeValues: { ':operators': new Set([operatorId]), ':operatorId': operatorId },
      })
      return updated !== null
    },
  }
}
export type SupportAccessStore = ReturnType<typeof supportAccessStore>
