import type { TrackerConnection } from '../../../shared/devices/connection.ts'
import type { devices } from '../../../shared/devices/devices.routes.ts'
import type { RouteReply } from '../../../shared/http/route.ts'
import { toIsoOrNull } from '../../../shared/time.ts'
import { NOTHING_TRACKED } from '../../../shared/tracking/tracked.ts'
import type { TrackerConnections } from '../../outside/tracker-connections.ts'
import { log, reasonOf } from '../../runtime/log.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
import type { DeviceStore } from '../../stores/devices/devices.ts'
import type { TrailDiagnostics } from '../../stores/trails/live-item.ts'
import type { TrailStore } from '../../stores/trails/trails.ts'
import type { UnreadableStore } from '../../stores/trails/unreadable.ts'

export type ReadDiagnosticsDeps = {
  devices: Pick<DeviceStore, 'get'>
  trails: Pick<TrailStore, 'getDiagnostics'>
  unreadable: Pick<UnreadableStore, 'newest'>
  connections: Pick<TrackerConnections, 'get'>
  now: () => number
}

/**
 * What a device of the account has sent, how it was judged, and its connection.
 * `null` if there is no such device.
 */
export async function readDiagnostics(
  scope: DeviceScope,
  deviceId: string,
  deps: ReadDiagnosticsDeps,
): Promise<RouteReply<typeof devices.getDiagnostics> | null> {
  const device = await deps.devices.get(scope, deviceId)
  if (!device) return null
  const [counters, [lastUnreadable], connection] = await Promise.all([
    deps.trails.getDiagnostics(device.trackId),
    deps.unreadable.newest(device.trackId, 1, deps.now()),
    connectionOf(deviceId, deps.connections),
  ])
  const { tracked, received, held, unreadable, mismatched, lastWillAt } = counters ?? NOTHING_RECEIVED
  const { newest } = tracked
  return {
    lastContactAt: toIsoOrNull(tracked.lastContactAt),
    received,
    accepted: received - held - unreadable,
    held,
    unreadable,
    mismatched,
    lastUnreadable: lastUnreadable ?? null,
    newestFix: newest && { held: newest.held, flags: [...newest.flags] },
    connection,
    lastWillAt: toIsoOrNull(lastWillAt),
  }
}

const NOTHING_RECEIVED: TrailDiagnostics = {
  tracked: NOTHING_TRACKED,
  batched: 0,
  received: 0,
  held: 0,
  unreadable: 0,
  mismatched: 0,
  lastWillAt: null,
}

/** If the broker does not answer, the diagnostics are shown without it. */
async function connectionOf(
  trackerId: string,
  connections: ReadDiagnosticsDeps['connections'],
): Promise<TrackerConnection> {
  try {
    return await connections.get(trackerId)
  } catch (error) {
    log('error', 'connection-not-read', { reason: reasonOf(error) })
    return { state: 'unknown', since: null, endReason: null }
  }
}
