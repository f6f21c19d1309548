import { type DynamoDBDocumentClient, GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { RecipientState } from '../../../shared/notifications/recipient.ts'
import { toIso } from '../../../shared/time.ts'
import { updateIf } from '../dynamodb/update-if.ts'

const EMAIL = 'email:'

const Recipient = z.object({ state: RecipientState, at: z.iso.datetime() })
export type Recipient = z.infer<typeof Recipient>

const Bounced = z.object({
  recipient: z.string().transform((recipient) => recipient.slice(EMAIL.length)),
  state: RecipientState.extract(['bounced', 'complained']),
  at: z.iso.datetime(),
})
/** An email address that gets nothing any more. */
type Bounced = z.infer<typeof Bounced>

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

    /** The email addresses that do not exist, or whose owners have reported an email as spam. */
    async listBounced(accountId: string): Promise<Bounced[]> {
      const found: unknown[] = []
      const pages = paginateQuery(
        { client },
        {
          TableName: table,
          KeyConditionExpression: 'accountId = :accountId AND begins_with(recipient, :email)',
          FilterExpression: '#state IN (:bounced, :complained)',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: {
            ':accountId': accountId,
            ':email': EMAIL,
            ':bounced': 'bounced',
            ':complained': 'complained',
          },
        },
      )
      for await (const { Items = [] } of pages) found.push(...Items)
      return z.array(Bounced).parse(found)
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
