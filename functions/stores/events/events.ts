import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { toIso } from '../../../shared/time.ts'
import { deleteIf } from '../dynamodb/delete-if.ts'
import { updateIf } from '../dynamodb/update-if.ts'
import { eventPages } from './event-pages.ts'
import { StoredEvent, type StoredNotification } from './stored-event.ts'

/** Writes an event once: the put fails if it is already stored. For transactions, and for `create`. */
export const eventPut = (table: string, event: StoredEvent) => ({
  TableName: table,
  Item: event,
  ConditionExpression: 'attribute_not_exists(eventKey)',
})

/** The events of accounts. An event is written once; afterwards only its notifications change. */
export function eventStore(client: DynamoDBDocumentClient, table: string) {
  return {
    /** Returns whether the event was new. */
    async create(event: StoredEvent): Promise<boolean> {
      try {
        await client.send(new PutCommand(eventPut(table, event)))
        return true
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return false
        throw error
      }
    },

    async get(accountId: string, eventKey: string): Promise<StoredEvent | null> {
      const key = { TableName: table, Key: { accountId, eventKey }, ConsistentRead: true }
      const { Item } = await client.send(new GetCommand(key))
      return Item ? StoredEvent.parse(Item) : null
    },

    /** Saves a notification of an event under its key, if the event still exists. */
    async saveNotification(
      accountId: string,
      eventKey: string,
      key: string,
      notification: StoredNotification,
    ): Promise<void> {
      await updateIf(client, {
        TableName: table,
        Key: { accountId, eventKey },
        UpdateExpression: 'SET notifications.#key = :notification',
        ConditionExpression: 'attribute_exists(eventKey)',
        ExpressionAttributeNames: { '#key': key },
        ExpressionAttributeValues: { ':notification': notification },
      })
    },

    /** Marks an event as found late, once. Returns since when it is (ISO); `null` if it does not exist any more. */
    async markFound(accountId: string, eventKey: string, now: number): Promise<string | null> {
      const updated = await updateIf(client, {
        TableName: table,
        Key: { accountId, eventKey },
        UpdateExpression: 'SET foundAt = if_not_exists(foundAt, :now)',
        ConditionExpression: 'attribute_exists(eventKey)',
        ExpressionAttributeValues: { ':now': toIso(now) },
        ReturnValues: 'UPDATED_NEW',
      })
      return updated && z.object({ foundAt: z.string() }).parse(updated).foundAt
    },

    /** Deletes an event that did not happen, unless somebody was notified of it. Returns whether it is gone. */
    async deleteUnnotified(accountId: string, eventKey: string): Promise<boolean> {
      return deleteIf(client, {
        TableName: table,
        Key: { accountId, eventKey },
        ConditionExpression: 'attribute_not_exists(eventKey) OR size(notifications) = :none',
        ExpressionAttributeValues: { ':none': 0 },
      })
    },

    ...eventPages(client, table),
  }
}
export type EventStore = ReturnType<typeof eventStore>
