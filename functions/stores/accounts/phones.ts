import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { updateIf } from '../dynamodb/update-if.ts'
import { OwnerId } from './accounts.ts'

const PhoneCode = z.object({
  salt: z.string(),
  hash: z.string(),
  /** Epoch ms. */
  expiresAt: z.number(),
  tries: z.number(),
})
export type PhoneCode = z.infer<typeof PhoneCode>

const PhoneItem = z.object({
  ownerId: OwnerId,
  phone: z.string().nullable().default(null),
  phoneConfirmedAt: z.number().nullable().default(null),
  phoneCode: PhoneCode.optional(),
})
export type Phone = { phone: string | null; isConfirmed: boolean }

/** The phone of an account, and the code that confirms it, on the account's item. A number is in E.164. */
export function phoneStore(client: DynamoDBDocumentClient, table: string) {
  /** The phone of the account's owner, also after the account was handed over. */
  async function get(accountId: string): Promise<Phone> {
    const { Item } = await client.send(
      new GetCommand({
        TableName: table,
        Key: { accountId },
        ProjectionExpression: 'ownerId, phone, phoneConfirmedAt',
        ConsistentRead: true,
      }),
    )
    const { ownerId, phone, phoneConfirmedAt } = PhoneItem.parse(Item ?? {})
    return ownerId === undefined ? { phone, isConfirmed: phoneConfirmedAt !== null } : get(ownerId)
  }

  return {
    get,

    /** Replaces the number, which is then not confirmed. The same number stays as it is. */
    async save(accountId: string, phone: string | null): Promise<void> {
      const update =
        phone === null
          ? {
              UpdateExpression: 'REMOVE phone, phoneConfirmedAt, phoneCode',
              ConditionExpression: 'attribute_exists(phone)',
            }
          : {
              UpdateExpression: 'SET phone = :phone REMOVE phoneConfirmedAt, phoneCode',
              ConditionExpression: 'attribute_not_exists(phone) OR phone <> :phone',
              ExpressionAttributeValues: { ':phone': phone },
            }
      await updateIf(client, { TableName: table, Key: { accountId }, ...update })
    },

    /** The code replaces an earlier one. Does nothing if the number has changed. */
    async saveCode(accountId: string, phone: string, code: PhoneCode): Promise<void> {
      await updateIf(client, {
        TableName: table,
        Key: { accountId },
        UpdateExpression: 'SET phoneCode = :code',
        ConditionExpression: 'phone = :phone',
        ExpressionAttributeValues: { ':code': code, ':phone': phone },
      })
    },

    /** Counts one try, before the code is compared. `null` if there is no code that is still valid. */
    async tryCode(
      accountId: string,
      now: number,
      triesMax: number,
    ): Promise<{ phone: string; code: PhoneCode } | null> {
      const updated = await updateIf(client, {
        TableName: table,
        Key: { accountId },
        UpdateExpression: 'SET phoneCode.tries = phoneCode.tries + :one',
        ConditionExpression: 'phoneCode.expiresAt > :now AND phoneCode.tries < :max',
        ExpressionAttributeValues: { ':one': 1, ':now': now, ':max': triesMax },
        ReturnValues: 'ALL_NEW',
      })
      if (updated === null) return null
      const { phone, phoneCode } = PhoneItem.parse(updated)
      return phone !== null && phoneCode !== undefined ? { phone, code: phoneCode } : null
    },

    /** Returns `false` if the number or its code has changed meanwhile. */
    async confirm(accountId: string, phone: string, { hash }: PhoneCode, now: number): Promise<boolean> {
      const updated = await updateIf(client, {
        TableName: table,
        Key: { accountId },
        UpdateExpression: 'SET phoneConfirmedAt = :now REMOVE phoneCode',
        ConditionExpression: 'phone = :phone AND phoneCode.#hash = :hash',
        ExpressionAttributeNames: { '#hash': 'hash' },
        ExpressionAttributeValues: { ':now': now, ':phone': phone, ':hash': hash },
      })
      return updated !== null
    },
  }
}
export type PhoneStore = ReturnType<typeof phoneStore>
