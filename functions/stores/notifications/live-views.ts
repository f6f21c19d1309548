import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { SECOND_MS } from '../../../shared/time.ts'
import { LiveView } from '../../../shared/tracking/view/live-view.ts'

/** A view, and until when its page shows it, epoch ms. */
const StoredView = LiveView.extend({ until: z.number() })
export type StoredView = z.infer<typeof StoredView>

const KEY_PREFIX = 'view#'

/** The open pages of large accounts, which positions are pushed to. */
export function liveViewStore(client: DynamoDBDocumentClient, table: string) {
  return {
    /** Saves what a page shows, in place of what it showed before. */
    async save(accountId: string, view: StoredView): Promise<void> {
      const item = { accountId, recipient: `${KEY_PREFIX}${view.viewId}`, ...view }
      const expiresAt = Math.ceil(view.until / SECOND_MS)
      await client.send(new PutCommand({ TableName: table, Item: { ...item, expiresAt } }))
    },

    /** The views of an account, also those that have ended: at most a megabyte of them. */
    async list(accountId: string): Promise<StoredView[]> {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'accountId = :accountId AND begins_with(recipient, :prefix)',
          ExpressionAttributeValues: { ':accountId': accountId, ':prefix': KEY_PREFIX },
        }),
      )
      return z.array(StoredView).parse(Items)
    },
  }
}
export type LiveViewStore = ReturnType<typeof liveViewStore>
