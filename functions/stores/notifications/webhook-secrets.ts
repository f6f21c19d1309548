import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'

/** The secrets that sign an account's webhooks. The previous one still signs for a while after a rotation. */
const WebhookSecrets = z.object({
  webhookSecret: z.string(),
  previousWebhookSecret: z.string().optional(),
  /** Epoch ms. */
  webhookSecretSince: z.number(),
})
export type WebhookSecrets = { current: string; previous: string | null; since: number }

/** On the account's item, which is encrypted at rest. */
export function webhookSecretStore(client: DynamoDBDocumentClient, table: string) {
  async function update(accountId: string, UpdateExpression: string, secret: string, now: number) {
    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName: table,
        Key: { accountId },
        UpdateExpression,
        ExpressionAttributeValues: { ':secret': secret, ':now': now },
        ReturnValues: 'ALL_NEW',
      }),
    )
    const { webhookSecret, previousWebhookSecret, webhookSecretSince } = WebhookSecrets.parse(Attributes)
    return { current: webhookSecret, previous: previousWebhookSecret ?? null, since: webhookSecretSince }
  }

  return {
    /** `fresh` becomes the secret of an account that has none. */
    getOrCreate: (accountId: string, fresh: string, now: number): Promise<WebhookSecrets> =>
      update(
        accountId,
        'SET webhookSecret = if_not_exists(webhookSecret, :secret), webhookSecretSince = if_not_exists(webhookSecretSince, :now)',
        fresh,
        now,
      ),

    /** Rotates the secret of an account that has one. */
    rotate: (accountId: string, fresh: string, now: number): Promise<WebhookSecrets> =>
      update(
        accountId,
        'SET previousWebhookSecret = webhookSecret, webhookSecret = :secret, webhookSecretSince = :now',
        fresh,
        now,
      ),
  }
}
export type WebhookSecretStore = ReturnType<typeof webhookSecretStore>
