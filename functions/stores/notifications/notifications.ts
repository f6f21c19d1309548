import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { updateIf } from '../dynamodb/update-if.ts'
import type { StoredNotification } from '../events/stored-event.ts'

export type EventId = { accountId: string; eventKey: string }
export type ReportId = { accountId: string; reportId: string }

/** The notifications of events. */
export const notificationStore = (client: DynamoDBDocumentClient, table: string) =>
  notificationMap<EventId>(client, table, 'eventKey')
export type NotificationStore = ReturnType<typeof notificationStore>

/** Whom a report was sent to. */
export const reportDeliveryStore = (client: DynamoDBDocumentClient, table: string) =>
  notificationMap<ReportId>(client, table, 'reportId')
export type ReportDeliveryStore = ReturnType<typeof reportDeliveryStore>

/** The map of an item with an entry for each notification, by `<channel>:<recipient>`. */
function notificationMap<Id extends EventId | ReportId>(
  client: DynamoDBDocumentClient,
  table: string,
  sortKey: Exclude<keyof Id, 'accountId'> & string,
) {
  const update = (id: Id, name: string, next: StoredNotification) => ({
    TableName: table,
    Key: { accountId: id.accountId, [sortKey]: id[sortKey] },
    UpdateExpression: 'SET notifications.#name = :next',
    ExpressionAttributeNames: { '#name': name },
    ExpressionAttributeValues: { ':next': next },
  })

  return {
    /** Replaces the entry unless it has changed since it was `previous`, or exists although it was null. */
    async claim(
      id: Id,
      name: string,
      previous: StoredNotification | null,
      next: StoredNotification,
    ): Promise<boolean> {
      const claim = update(id, name, next)
      const updated =
        previous === null
          ? await updateIf(client, {
              ...claim,
              ConditionExpression: `attribute_exists(${sortKey}) AND attribute_not_exists(notifications.#name)`,
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
    async save(id: Id, name: string, next: StoredNotification): Promise<void> {
      await updateIf(client, {
        ...update(id, name, next),
        ConditionExpression: `attribute_exists(${sortKey})`,
      })
    },
  }
}
