import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { DeviceEdit } from '../../../shared/devices/device.ts'
import { TRACKER_ID } from '../../../shared/tracking/topics.ts'
import { transact } from '../dynamodb/transact.ts'
import type { DeviceScope } from './device-scope.ts'

type EditTables = { devices: string; trackers: string }

const ON_TRACKER: ReadonlySet<string> = new Set<keyof DeviceEdit>(['deviceType', 'inputs'])

/**
 * Edits of a device by its owner.
 * The type and the inputs are saved on the tracker too: the type limits how far a fix may jump, and the inputs say what
 * its messages mean.
 */
export function deviceEditStore(client: DynamoDBDocumentClient, tables: EditTables) {
  return {
    /** Saves the given fields. Returns whether there is such a device in the scope. */
    async update({ accountId, tags }: DeviceScope, deviceId: string, edit: DeviceEdit): Promise<boolean> {
      if (!TRACKER_ID.test(deviceId)) return false
      const changed = Object.entries(edit).filter(([, value]) => value !== undefined)
      const ofTracker = changed.filter(([name]) => ON_TRACKER.has(name))
      const device = {
        TableName: tables.devices,
        Key: { accountId, deviceId },
        UpdateExpression: `SET ${changed.map(([name]) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: [
          'attribute_exists(deviceId)',
          ...(tags === null
            ? []
            : [`(${tags.map((_, index) => `contains(tags, :in${index})`).join(' OR ')})`]),
        ].join(' AND '),
        ExpressionAttributeNames: Object.fromEntries(changed.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(changed.map(([name, value]) => [`:${name}`, value])),
          ...Object.fromEntries((tags ?? []).map((tag, index) => [`:in${index}`, tag])),
        },
      }
      const tracker = {
        TableName: tables.trackers,
        Key: { trackerId: deviceId },
        UpdateExpression: `SET ${ofTracker.map(([name]) => `${name} = :${name}`).join(', ')}`,
        ConditionExpression: 'accountId = :accountId',
        ExpressionAttributeValues: {
          ...Object.fromEntries(ofTracker.map(([name, value]) => [`:${name}`, value])),
          ':accountId': accountId,
        },
      }
      const trackerUpdates = ofTracker.length === 0 ? [] : [{ Update: tracker }]
      return (await transact(client, [{ Update: device }, ...trackerUpdates])) === null
    },
  }
}
export type DeviceEditStore = ReturnType<typeof deviceEditStore>
