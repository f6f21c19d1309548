import { type DueActions, doDueWork } from '../../due/do-due-work.ts'
import { onQueue } from '../../runtime/on-queue.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { trackerStore } from '../../stores/devices/trackers.ts'
import { dueStore } from '../../stores/due.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { eventStore } from '../../stores/events/events.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { usageStore } from '../../stores/usage.ts'
import { type CountSegmentDeps, countSegment } from './count-segment.ts'
import { uses } from './uses.ts'

const { tables } = readUses(uses)
const client = documentClient()

const due = dueStore(client, tables.due)

const deps: CountSegmentDeps = {
  accounts: accountStore(client, tables.accounts),
  devices: deviceStore(client, tables.devices),
  trackers: trackerStore(client, tables.trackers),
  trails: trailStore(client, tables.trails),
  events: eventStore(client, tables.events),
  subscriptions: subscriptionStore(client, tables.subscriptions),
  usage: usageStore(client, tables.usage),
  due,
  now: Date.now,
}

const actions: DueActions<'usage'> = { usage: (work) => countSegment(work, deps) }

export const handler = onQueue(doDueWork(actions, { due, clock: Date.now }))
