import { coversDevice } from '../../../shared/geofences/covers-device.ts'
import type { NewGeofence } from '../../../shared/geofences/geofence.ts'
import { REHEARSAL_DAYS_MAX, type geofences as routes } from '../../../shared/geofences/geofences.routes.ts'
import type { RouteInput, RouteReply } from '../../../shared/http/route.ts'
import { DAY_MS, toIso } from '../../../shared/time.ts'
import { acceptedPositions } from '../../../shared/tracking/judging/reprocess.ts'
import { geofenceIndex } from '../../../shared/watching/geofence-index.ts'
import { rehearse } from '../../../shared/watching/rehearse.ts'
import { crossingEvent } from '../../events/crossing-event.ts'
import { crossingView } from '../../events/event-view.ts'
import type { SubscriptionStore } from '../../stores/billing/subscriptions.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
import type { DeviceStore, StoredDevice } from '../../stores/devices/devices.ts'
import { POSITIONS_READ_MAX, TooManyPositions, type TrailStore } from '../../stores/trails/trails.ts'
import { RANGE_TOO_LONG, TOO_MANY_POINTS } from '../../trails/range-refusals.ts'
import { watchedGeofence } from '../../watching/watched-geofence.ts'
import { checkDefinition, NAMES_NOTHING } from './check-geofence.ts'

export type RehearseDeps = {
  devices: Pick<DeviceStore, 'getMany' | 'list'>
  subscriptions: Pick<SubscriptionStore, 'assignments'>
  trails: Pick<TrailStore, 'listPositions'>
}

type Body = RouteInput<typeof routes.rehearseGeofence>['body']
type Rehearsal = RouteReply<typeof routes.rehearseGeofence>

/** The id of an unsaved geofence in the ids of its events. */
const REHEARSED = 'rehearsal'
/** Without a choice, the first of the devices that the geofence covers. */
const DEVICES_MAX = 100

/** The events that a geofence would have raised on the stored trails. Writes and sends nothing. */
export async function rehearseGeofence(scope: DeviceScope, body: Body, deps: RehearseDeps) {
  const range = { from: Date.parse(body.from), to: Date.parse(body.to) }
  if (range.to - range.from > REHEARSAL_DAYS_MAX * DAY_MS) return RANGE_TOO_LONG
  const refusal = await checkDefinition(scope, body.geofence, NAMES_NOTHING, deps)
  if (refusal !== null) return refusal
  const chosen = await rehearsedDevices(scope, body, deps)
  if (chosen === null) return { refused: 'not-found' as const }
  const rehearsal: Rehearsal = { events: [], suppressed: [], positionsRead: 0 }
  const geofence = { ...body.geofence, geofenceId: REHEARSED, definedAt: 0 }
  const index = geofenceIndex([watchedGeofence(geofence)])
  // One after the other: the trails of many devices do not fit into memory together.
  for (const device of chosen) {
    const positions = await readPositions(device)
    if (positions === null || rehearsal.positionsRead + positions.length > POSITIONS_READ_MAX)
      return TOO_MANY_POINTS
    rehearsal.positionsRead += positions.length
    const { crossings, suppressed } = rehearse(positions, index)
    for (const crossing of crossings)
      rehearsal.events.push(crossingView(crossingEvent(crossing, device, geofence, false)))
    for (const { at, type, because } of suppressed)
      rehearsal.suppressed.push({ timestamp: toIso(at), deviceId: device.deviceId, eventType: type, because })
  }
  rehearsal.events.sort((a, b) => (a.timestamp < b.timestamp ? 1 : -1))
  rehearsal.suppressed.sort((a, b) => (a.timestamp < b.timestamp ? 1 : -1))
  return { reply: rehearsal }

  async function readPositions({ trackId, deviceType }: StoredDevice) {
    try {
      const stored = await deps.trails.listPositions(trackId, range.from, range.to)
      return acceptedPositions(stored, deviceType, range.from, range.to)
    } catch (error) {
      if (error instanceof TooManyPositions) return null
      throw error
    }
  }
}

/** The chosen devices, else those that the geofence covers, with a subscription. `null` if one is not the account's. */
async function rehearsedDevices(scope: DeviceScope, { geofence, deviceIds }: Body, deps: RehearseDeps) {
  const ids = [...new Set(deviceIds)]
  const [devices, { assigned }] = await Promise.all([
    ids.length > 0 ? deps.devices.getMany(scope, ids) : coveredDevices(scope, geofence, deps),
    deps.subscriptions.assignments(scope.accountId),
  ])
  if (devices.length < ids.length) return null
  return devices.filter(({ deviceId }) => assigned.has(deviceId)).slice(0, DEVICES_MAX)
}

const coveredDevices = async (scope: DeviceScope, geofence: NewGeofence, { devices }: RehearseDeps) =>
  (await devices.list(scope)).filter((device) => coversDevice(geofence, device))
