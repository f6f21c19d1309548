import type { DeviceDeletion } from '../../../shared/devices/deletion.ts'
import { ruleWatches } from '../../../shared/rules/rule-watches.ts'
import { assignableAt } from '../../../shared/subscriptions/subscription.ts'
import { toIsoOrNull } from '../../../shared/time.ts'
import { type ReferenceDeps, referencesTo } from '../../deletion/references.ts'
import { isRunning, unassignedFrom } from '../../deletion/unassigned.ts'
import { countUpkeep, type UpkeepDeps } from '../../deletion/upkeep.ts'
import type { SubscriptionStore } from '../../stores/billing/subscriptions.ts'
import type { CommandLogStore } from '../../stores/devices/command-log.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
import type { DeviceStore, StoredDevice } from '../../stores/devices/devices.ts'
import type { TrackerStore } from '../../stores/devices/trackers.ts'
import { isOpen, type StoredShare } from '../../stores/shares.ts'
import type { TrailStore } from '../../stores/trails/trails.ts'
import { ruleOf } from '../../watching/rule-of.ts'

export type PreviewDeps = ReferenceDeps &
  UpkeepDeps & {
    devices: Pick<DeviceStore, 'getMany' | 'list'>
    subscriptions: Pick<SubscriptionStore, 'list'>
    trackers: Pick<TrackerStore, 'get'>
    trails: Pick<TrailStore, 'getLiveItem'>
    log: Pick<CommandLogStore, 'newest'>
    now: () => number
  }

/** The changes that deleting a device would make; `null` if the account has no such device. */
export async function previewDeletion(
  scope: DeviceScope,
  deviceId: string,
  deps: PreviewDeps,
): Promise<DeviceDeletion | null> {
  const now = deps.now()
  const [device] = await deps.devices.getMany(scope, [deviceId])
  if (device === undefined) return null
  const [references, byTag, subscriptions, tracker, live, { last }, upkeep] = await Promise.all([
    referencesTo(device, now, deps),
    rulesByTag(device, deps),
    deps.subscriptions.list(device.accountId),
    deps.trackers.get(deviceId),
    deps.trails.getLiveItem(device.trackId),
    deps.log.newest(device.trackId),
    countUpkeep(device, deps),
  ])
  const freed = unassignedFrom(subscriptions, deviceId, now).find(({ subscription }) =>
    isRunning(subscription),
  )
  const opens = (share: StoredShare) => isOpen(share, now)
  const { shares, geofences, rules, schedules } = references
  return {
    shareLinksEnded: shares.ended.filter(opens).length,
    shareLinksNarrowed: shares.narrowed.filter(({ share }) => opens(share)).length,
    geofencesNarrowed: geofences.narrowed.filter(({ active }) => active).length,
    geofencesDisabled: geofences.disabled.length,
    rulesDisabled: rules.filter(({ settings }) => settings.enabled).length,
    rulesNarrowed: byTag,
    schedulesNarrowed: schedules.narrowed.filter(({ before }) => before.settings.enabled).length,
    schedulesDisabled: schedules.disabled.length,
    commandsDropped: last?.queue.open.length ?? 0,
    subscriptionFreed: freed !== undefined,
    subscriptionAssignableAt: toIsoOrNull(freed ? assignableAt(freed.transferredAt, now) : null),
    hasCredentials: tracker?.passwordHash != null,
    positionsStored: live !== null,
    ...upkeep,
  }
}

async function rulesByTag(device: StoredDevice, { rules }: Pick<PreviewDeps, 'rules'>): Promise<number> {
  const all = (await rules.list(device.accountId)).map(ruleOf)
  return all.filter(({ enabled, scope }) => enabled && scope.kind === 'tags' && ruleWatches(scope, device))
    .length
}
