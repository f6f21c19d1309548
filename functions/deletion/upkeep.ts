import type { StoredDevice } from '../stores/devices/devices.ts'
import type { LogbookStore } from '../stores/devices/logbook.ts'
import type { MaintenanceStore, StoredMaintenance } from '../stores/devices/maintenance.ts'

export type UpkeepDeps = {
  maintenance: Pick<MaintenanceStore, 'list' | 'erase'>
  logbook: Pick<LogbookStore, 'count' | 'erase'>
}

type Named = Pick<StoredDevice, 'accountId' | 'deviceId' | 'trackId'>

/** How many maintenance intervals a device has, and how many notes on its trips. */
export async function countUpkeep(device: Named, deps: UpkeepDeps) {
  const [intervals, tripNotes] = await Promise.all([intervalsOf(device, deps), deps.logbook.count(device)])
  return { maintenanceRemoved: intervals.length, tripNotesRemoved: tripNotes }
}

/** Removes them. What was added for a device that was added again, at `addedAt` (epoch ms), stays. */
export async function eraseUpkeep(device: Named, addedAt: number | null, deps: UpkeepDeps): Promise<void> {
  const intervals = await intervalsOf(device, deps)
  await deps.maintenance.erase(
    intervals.filter(({ added }) => addedAt === null || Date.parse(added.at) < addedAt),
  )
  await deps.logbook.erase(device)
}

async function intervalsOf(
  { accountId, deviceId }: Named,
  { maintenance }: UpkeepDeps,
): Promise<StoredMaintenance[]> {
  return (await maintenance.list(accountId)).filter((interval) => interval.deviceId === deviceId)
}
