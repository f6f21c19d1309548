import { EMPTY_QUEUE } from '../../shared/commands/command.ts'
import { expireOverdue } from '../../shared/commands/command-queue.ts'
import type { CommandLogStore } from '../stores/devices/command-log.ts'
import { wholeAccount } from '../stores/devices/device-scope.ts'
import type { DeviceStore } from '../stores/devices/devices.ts'
import type { DueWork } from '../stores/due-work.ts'
import { untilUnchanged } from '../stores/dynamodb/until-unchanged.ts'
import type { GeofenceStore } from '../stores/geofences/geofences.ts'
import type { SnoozeStore } from '../stores/notifications/snoozes.ts'
import type { ScheduleStore } from '../stores/reports/schedules.ts'
import type { RuleStore } from '../stores/rules.ts'
import type { ShareStore } from '../stores/shares.ts'
import { type ReferenceDeps, type References, referencesTo } from './references.ts'
import { eraseUpkeep, type UpkeepDeps } from './upkeep.ts'

export type DeviceDeletionWork = Extract<DueWork, { kind: 'deviceDeletion' }>

export type ClearReferencesDeps = ReferenceDeps &
  UpkeepDeps & {
    devices: Pick<DeviceStore, 'getMany' | 'list'>
    shares: Pick<ShareStore, 'list' | 'end' | 'narrow'>
    geofences: Pick<GeofenceStore, 'list' | 'updateAll'>
    rules: Pick<RuleStore, 'list' | 'disableAll'>
    schedules: Pick<ScheduleStore, 'list' | 'update'>
    snoozes: Pick<SnoozeStore, 'delete'>
    log: Pick<CommandLogStore, 'newest' | 'append'>
    now: () => number
  }

/** The geofences in a transaction: DynamoDB's limits are 100 items and 4 MB, and one may name a thousand devices. */
const GEOFENCES_AT_ONCE = 20
const RULES_AT_ONCE = 90

/** Ends or narrows all that still names a deleted device. Changes nothing the second time. */
export async function clearReferences(work: DeviceDeletionWork, deps: ClearReferencesDeps): Promise<void> {
  const { accountId, deviceId } = work
  await dropCommands(work.trackId, deps)
  await untilUnchanged(async () => (await clearOnce(work, deps)) || null, deps.now)
  const addedAt = await addedAgainAt(work, deps)
  await eraseUpkeep(work, addedAt, deps)
  if (addedAt === null) await deps.snoozes.delete(accountId, { kind: 'device', id: deviceId })
}

/** Returns whether all was saved: not if something has changed since it was read. */
async function clearOnce(work: DeviceDeletionWork, deps: ClearReferencesDeps): Promise<boolean> {
  const now = deps.now()
  const addedAt = (await addedAgainAt(work, deps)) ?? Number.POSITIVE_INFINITY
  const { shares, geofences, rules, schedules } = olderThan(addedAt, await referencesTo(work, now, deps))
  const saved: boolean[] = []
  for (const share of shares.ended) saved.push(await deps.shares.end(share))
  for (const { share, left } of shares.narrowed) saved.push(await deps.shares.narrow(share, left))
  for (const some of groupsOf(GEOFENCES_AT_ONCE, [...geofences.disabled, ...geofences.narrowed]))
    saved.push(await deps.geofences.updateAll(some, now))
  for (const some of groupsOf(RULES_AT_ONCE, rules))
    saved.push(await deps.rules.disableAll(some, 'device-deleted', now))
  for (const { before, next } of [...schedules.disabled, ...schedules.narrowed])
    saved.push(await deps.schedules.update(before, next))
  return saved.every(Boolean)
}

/** When the account has added the device again (epoch ms); `null` if it has not. */
async function addedAgainAt(
  { accountId, deviceId }: DeviceDeletionWork,
  { devices }: ClearReferencesDeps,
): Promise<number | null> {
  const [again] = await devices.getMany(wholeAccount(accountId), [deviceId])
  return again === undefined ? null : Date.parse(again.createdAt)
}

/** Only the older references: those of a device that was added again are not about the deleted one. */
const olderThan = (addedAt: number, references: References): References => {
  const { shares, geofences, rules, schedules } = references
  const isOlder = ({ definedAt }: { definedAt: number }) => definedAt < addedAt
  return {
    shares,
    geofences: {
      disabled: geofences.disabled.filter(isOlder),
      narrowed: geofences.narrowed.filter(isOlder),
    },
    rules: rules.filter(isOlder),
    schedules: {
      disabled: schedules.disabled.filter(({ before }) => isOlder(before)),
      narrowed: schedules.narrowed.filter(({ before }) => isOlder(before)),
    },
  }
}

const groupsOf = <One>(size: number, all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )

type DropDeps = { log: Pick<CommandLogStore, 'newest' | 'append'>; now: () => number }

/** Ends the open commands of a deleted device in its log, as if their time was over: nothing sends them any more. */
async function dropCommands(trackId: string, { log, now }: DropDeps): Promise<void> {
  await untilUnchanged(async () => {
    const { entry, last } = await log.newest(trackId)
    const queue = last?.queue ?? EMPTY_QUEUE
    if (queue.open.length === 0) return true
    const expired = expireOverdue(queue, Number.POSITIVE_INFINITY)
    const isAppended = await log.append(trackId, entry + 1, {
      at: now(),
      hint: null,
      ...expired,
      changed: [...expired.changed],
    })
    return isAppended || null
  }, now)
}
