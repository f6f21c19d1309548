import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { SECOND_MS } from '../../../shared/time.ts'
import { LiveView } from '../../../shared/tracking/view/live-view.ts'

/**
 * A view, and until when its page shows it, epoch ms. That of a member is limited to devices with one of the tags, and
 * its topic is one of the member.
 */
const StoredView = LiveView.extend({
  until: z.number(),
  member: z
    .object({ personId: z.string(), tags: z.array(z.string()).nullable() })
    .nullable()
    .default(null),
})
export type StoredView = z.infer<typeof StoredView>

const KEY_PREFIX = 'view#'

/** A member cannot take the place of a view of somebody else. */
const keyOf = ({ viewId, member }: Pick<StoredView, 'viewId' | 'member'>) =>
  `${KEY_PREFIX}${member === null ? '' : `${member.personId}#`}${viewId}`

/** The open pages of large accounts and of members, which positions are pushed to. */
export function liveViewStore(client: DynamoDBDocumentClient, table: string) {
  /** The views of an account, also those that have ended: at most a megabyte of them. */
  async function list(accountId: string): Promise<StoredView[]> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'accountId = :accountId AND begins_with(recipient, :prefix)',
        ExpressionAttributeValues: { ':accountId': accountId, ':prefix': KEY_PREFIX },
      }),
    )
    return z.array(StoredView).parse(Items)
  }

  return {
    /** Saves what a page shows, in place of what it showed before. */
    async save(accountId: string, view: StoredView): Promise<void> {
      const item = { accountId, recipient: keyOf(view), ...view }
      const expiresAt = Math.ceil(view.until / SECOND_MS)
      await client.send(new PutCommand({ TableName: table, Item: { ...item, expiresAt } }))
    },

    list,

    /** Ends the open pages of a member, whose rights have changed: each that may goes on with a new view. */
    async removeOfMember(accountId: string, personId: string): Promise<void> {
      const views = (await list(accountId)).filter(({ member }) => member?.personId === personId)
      for (const view of views)
        await client.send(new DeleteCommand({ TableName: table, Key: { accountId, recipient: keyOf(view) } }))
    },
  }
}
export type LiveViewStore = ReturnType<typeof liveViewStore>
