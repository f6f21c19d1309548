import { type Boundary, boundaryOf } from '../../../shared/geofences/boundary.ts'
import {
  type WatchedMaintenance,
  watchedMaintenance,
} from '../../../shared/maintenance/watched-maintenance.ts'
import type { Condition } from '../../../shared/rules/condition.ts'
import { type TrailReport, trailReports } from '../../../shared/rules/trail-reports.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import type { StoredDevice } from '../../stores/devices/devices.ts'
import type { MaintenanceStore } from '../../stores/devices/maintenance.ts'
import type { GeofenceStore } from '../../stores/geofences/geofences.ts'
import { TooManyPositions, type TrailStore } from '../../stores/trails/trails.ts'
import { usesMaintenance } from '../../watching/watched-rules.ts'

/** The positions of a device that are shown between two times (epoch ms); `null` if they are too many. */
export async function positionsBetween(
  { trackId }: StoredDevice,
  from: number,
  to: number,
  trails: Pick<TrailStore, 'listPositions'>,
): Promise<StampedPosition[] | null> {
  try {
    const stored = await trails.listPositions(trackId, from, to)
    return stored.filter(({ shownAt }) => shownAt >= from && shownAt <= to)
  } catch (error) {
    if (error instanceof TooManyPositions) return null
    throw error
  }
}

/**
 * What rules saw of these positions. How the account had switched the relay is only known since it last did, and as
 * long as it is not known, no rule says that somebody else switched it.
 */
export function reportsOf(positions: readonly StampedPosition[], device: StoredDevice): TrailReport[] {
  const { deviceType, isInStorageMode: storageMode, relayStatus, relayStatusAt } = device
  const firstAt = positions.reduce((first, { shownAt }) => Math.min(first, shownAt), Number.POSITIVE_INFINITY)
  const isKnown = relayStatus != null && relayStatusAt != null && relayStatusAt <= firstAt
  return trailReports(positions, deviceType, {
    storageMode,
    relayRequested: isKnown ? relayStatus === 'cut' : null,
  })
}

/** The boundaries of the geofences that conditions name, without those that are gone. */
export async function boundariesIn(
  accountId: string,
  conditions: readonly Condition[],
  geofences: Pick<GeofenceStore, 'get'>,
): Promise<ReadonlyMap<string, Boundary>> {
  const ids = new Set(conditions.flatMap((one) => ('geofenceId' in one ? [one.geofenceId] : [])))
  const found = await Promise.all([...ids].map((id) => geofences.get(accountId, id)))
  return new Map(
    found.flatMap((geofence) => (geofence === null ? [] : [[geofence.geofenceId, boundaryOf(geofence)]])),
  )
}

/** The maintenance of each device, as it is defined now, if conditions are about it. */
export async function maintenanceIn(
  accountId: string,
  conditions: readonly Condition[],
  maintenance: Pick<MaintenanceStore, 'list'>,
): Promise<(deviceId: string) => readonly WatchedMaintenance[]> {
  if (!usesMaintenance({ conditions })) return () => []
  const intervals = await maintenance.list(accountId)
  return (deviceId) => intervals.filter((one) => one.deviceId === deviceId).map(watchedMaintenance)
}
