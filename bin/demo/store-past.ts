import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import {
  nameOf,
  type Recipient,
  recipientsOfGeofence,
  recipientsOfRule,
} from '../../functions/handlers/notify/delivery/recipients.ts'
import { chunksOf } from '../../functions/ingest/chunking.ts'
import type { StoredDevice } from '../../functions/stores/devices/devices.ts'
import { trackerMark } from '../../functions/stores/devices/trackers.ts'
import { duePut } from '../../functions/stores/due.ts'
import { writeAll } from '../../functions/stores/dynamodb/delete-items.ts'
import type { StoredEvent, StoredNotification } from '../../functions/stores/events/stored-event.ts'
import type { StoredGeofence } from '../../functions/stores/geofences/geofences.ts'
import type { StoredRule } from '../../functions/stores/rules.ts'
import { chunkItem } from '../../functions/stores/trails/chunk-item.ts'
import { liveItemOf } from '../../functions/stores/trails/trails.ts'
import { watchItemOf } from '../../functions/stores/trails/watch-item.ts'
import { anchorCheck } from '../../functions/watching/anchor-check.ts'
import { BUILT_IN_RULES } from '../../functions/watching/built-in-rules.ts'
import { ruleOf } from '../../functions/watching/rule-of.ts'
import { SECOND_MS, toIso } from '../../shared/time.ts'
import type { Past } from './past.ts'
import type { DemoDeps } from './payments/payments.ts'

type Owner = {
  device: StoredDevice
  geofences: readonly StoredGeofence[]
  rules: readonly StoredRule[]
  email: string
}

/** An email is sent within so long. */
const SENT_AFTER_MS = 2 * SECOND_MS

const putsOf = (items: readonly object[]) => items.map((Item) => ({ PutRequest: { Item: { ...Item } } }))

/**
 * Writes the past of a device until `now` (epoch ms) in batches: its trail, its state, and its events with what was sent of
 * them.
 */
export async function storePast(
  past: Past,
  owner: Owner,
  now: number,
  { client, tables }: DemoDeps,
): Promise<void> {
  const { trackId } = owner.device
  const { positions, held, tracked, watched, anchored, events } = past
  const chunks = chunksOf(positions).map((chunk) => chunkItem(trackId, chunk))
  const live = liveItemOf(trackId, { tracked, received: positions.length, held })
  const check = anchored && anchorCheck(owner.device, anchored, now)
  const item = { version: 1, state: watched, anchored: check?.checked ?? null, floatPlan: null }
  await writeAll(client, tables.trails, putsOf([...chunks, live, watchItemOf(trackId, item)]))
  if (check !== null) {
    const { setAt } = check.checked.watch
    await client.send(new UpdateCommand(trackerMark(tables.trackers, owner.device, 'anchoredAt', setAt)))
    const due = check.due.map(({ dueAt, work }) => duePut(tables.due, dueAt, work).Item)
    await writeAll(client, tables.due, putsOf(due))
  }
  await writeAll(
    client,
    tables.events,
    putsOf(events.map((event) => ({ ...event, notifications: notificationsOf(event, owner) }))),
  )
}

/** Whom the event was sent to. */
function notificationsOf(event: StoredEvent, owner: Owner): Record<string, StoredNotification> {
  if (event.late) return {}
  const sent: StoredNotification = {
    state: 'sent',
    at: toIso(Date.parse(event.timestamp) + SENT_AFTER_MS),
    detail: null,
    attempts: 1,
  }
  return Object.fromEntries(recipientsOf(event, owner).map((recipient) => [nameOf(recipient), sent]))
}

function recipientsOf(event: StoredEvent, { geofences, rules, email }: Owner) {
  const account = { address: email, phone: null }
  if (event.kind === 'rule') {
    const rule = rules.find(({ ruleId }) => ruleId === event.ruleId)
    if (rule !== undefined) return recipientsOfRule(ruleOf(rule), account, new Map())
    const builtIn = BUILT_IN_RULES.get(event.ruleId)
    // the account has no phone
    return builtIn === undefined ? [] : recipientsOfRule(builtIn, account, new Map()).filter(isEmail)
  }
  const geofence = geofences.find(({ geofenceId }) => geofenceId === event.geofenceId)
  return geofence === undefined ? [] : recipientsOfGeofence(geofence, account, new Map())
}

const isEmail = ({ channel }: Recipient) => channel === 'email'

/** Counts on each rule how often it fired. */
export async function countFirings(
  rules: readonly StoredRule[],
  events: readonly StoredEvent[],
  { client, tables }: DemoDeps,
): Promise<void> {
  for (const { accountId, ruleId } of rules) {
    const fired = events
      .filter((event) => event.kind === 'rule' && event.ruleId === ruleId)
      .toSorted((one, other) => (one.timestamp < other.timestamp ? -1 : 1))
    const last = fired.at(-1)
    if (last === undefined) continue
    await client.send(
      new UpdateCommand({
        TableName: tables.rules,
        Key: { accountId, ruleId },
        UpdateExpression: 'SET triggerCount = :count, lastTriggered = :at, lastEventId = :eventId',
        ExpressionAttributeValues: {
          ':count': fired.length,
          ':at': last.timestamp,
          ':eventId': last.eventId,
        },
      }),
    )
  }
}
