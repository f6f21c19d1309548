import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { RecipientState } from '../../../shared/notifications/recipient.ts'
import { toIso } from '../../../shared/time.ts'
import { updateIf } from '../dynamodb/update-if.ts'

const Recipient = z.object({ state: RecipientState, at: z.iso.datetime() })
export type Recipient = z.infer<typeof Recipient>

/** The decisions of the recipients of an account's notifications, by `<channel>:<address>`. */
export function recipientStore(client: DynamoDBDocumentClient, table: string) {
  const keyed = (accountId: string, recipient: string) => ({
    TableName: table,
    Key: { accountId, recipient },
  })

  return {
    async get(accountId: string, recipient: string): Promise<Recipient | null> {
      const { Item } = await client.send(
        new GetCommand({ ...keyed(accountId, recipient), ConsistentRead: true }),
      )
      return Item ? Recipient.parse(Item) : null
    },

    /** Notes that the recipient is asked now. Returns `false` if it has decided, or was asked after `askedBefore`. */
    async ask(accountId: string, recipient: string, now: number, askedBefore: number): Promise<boolean> {
      const updated = await updateIf(client, {
        ...keyed(accountId, recipient),
        UpdateExpression: 'SET #state = :asked, #at = :now',
        ConditionExpression: 'attribute_not_exists(#state) OR (#state = :asked AND #at < :before)',
        ExpressionAttributeNames: { '#state': 'state', '#at': 'at' },
        ExpressionAttributeValues: { ':asked': 'asked', ':now': toIso(now), ':before': toIso(askedBefore) },
      })
      return updated !== null
    },

    async decide(
      accountId: string,
      recipient: string,
      state: Exclude<RecipientState, 'asked'>,
      now: number,
    ): Promise<void> {
      await updateIf(client, {
        ...keyed(accountId, recipient),
        UpdateExpression: 'SET #state = :state, #at = :now',
        ConditionExpression: 'attribute_not_exists(#state) OR #state <> :state',
        ExpressionAttributeNames: { '#state': 'state', '#at': 'at' },
        ExpressionAttributeValues: { ':state': state, ':now': toIso(now) },
      })
    },
  }
}
export type RecipientStore = ReturnType<typeof recipientStore>
