import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { updateIf } from './dynamodb/update-if.ts'
import type { StoredNotification } from './stored-event.ts'

export type EventId = { accountId: string; eventKey: string }

/** The notifications of events: each is an entry in the event's map, by `<channel>:<recipient>`. */
export function notificationStore(client: DynamoDBDocumentClient, table: string) {
  const update = ({ accountId, eventKey }: EventId, name: string, next: StoredNotification) => ({
    TableName: table,
    Key: { accountId, eventKey },
    UpdateExpression: 'SET notifications.#name = :next',
    ExpressionAttributeNames: { '#name': name },
    ExpressionAttributeValues: { ':next': next },
  })

  return {
    /** Replaces the entry unless it has changed since it was `previous`, or exists although it was null. */
    async claim(
      event: EventId,
      name: string,
      previous: StoredNotification | null,
      next: StoredNotification,
    ): Promise<boolean> {
      const claim = update(event, name, next)
      const updated =
        previous === null
          ? await updateIf(client, {
              ...claim,
              ConditionExpression: 'attribute_exists(eventKey) AND attribute_not_exists(notifications.#name)',
            })
          : await updateIf(client, {
              ...claim,
              ConditionExpression:
                'notifications.#name.#at = :at AND notifications.#name.attempts = :attempts',
              ExpressionAttributeNames: { '#name': name, '#at': 'at' },
              ExpressionAttributeValues: {
                ':next': next,
                ':at': previous.at,
                ':attempts': previous.attempts,
              },
            })
      return updated !== null
    },

    /** Writes the outcome of a claimed notification. */
    async save(event: EventId, name: string, next: StoredNotification): Promise<void> {
      await updateIf(client, {
        ...update(event, name, next),
        ConditionExpression: 'attribute_exists(eventKey)',
      })
    },
  }
}
export type NotificationStore = ReturnType<typeof notificationStore>
