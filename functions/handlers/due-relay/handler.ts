import { type DueActions, doDueWork } from '../../due/do-due-work.ts'
import { ruleCutBreaker } from '../../relay/rule-cut-breaker.ts'
import { type LeftOverSwitchDeps, switchLeftOver } from '../../relay/switch-left-over.ts'
import { onQueue } from '../../runtime/on-queue.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { commandLogStore } from '../../stores/devices/command-log.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { trackerStore } from '../../stores/devices/trackers.ts'
import { dueStore } from '../../stores/due.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { eventStore } from '../../stores/events/events.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { uses } from './uses.ts'

const { tables } = readUses(uses)
const client = documentClient()
const accounts = accountStore(client, tables.accounts)
const devices = deviceStore(client, tables.devices)
const events = eventStore(client, tables.events)

const deps: LeftOverSwitchDeps = {
  events,
  trails: trailStore(client, tables.trails),
  switchDeps: {
    log: commandLogStore(client, tables.commands),
    devices,
    trackers: trackerStore(client, tables.trackers),
    events,
    reserveRuleCut: ruleCutBreaker({ accounts, devices }),
    clock: Date.now,
  },
  clock: Date.now,
}

const actions: DueActions<'relay'> = {
  cut: (work) => switchLeftOver(work, 'cut', deps),
  restore: (work) => switchLeftOver(work, 'restore', deps),
}

export const handler = onQueue(doDueWork(actions, { due: dueStore(client, tables.due), clock: Date.now }))
