import type { geofences as routes } from '../../../shared/geofences/geofences.routes.ts'
import { crossingView } from '../../events/event-view.ts'
import { type ListEventsDeps, listEvents } from '../../events/list-events.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { DeviceStore } from '../../stores/devices/devices.ts'
import type { EventStore } from '../../stores/events/events.ts'
import type { ExplainDeps } from './explain.ts'
import { type OwnerDeps, ownerActions } from './owner-actions.ts'
import type { RehearseDeps } from './rehearse.ts'
import { type TestDeps, testActions } from './test-actions.ts'

export type GeofencesDeps = OwnerDeps &
  ListEventsDeps &
  RehearseDeps &
  ExplainDeps &
  TestDeps & {
    devices: Pick<DeviceStore, 'list'>
    events: Pick<EventStore, 'listCrossings'>
  }

export const geofenceActions = (deps: GeofencesDeps): Actions<typeof routes> => ({
  ...ownerActions(deps),
  ...testActions(deps),

  async listGeofenceEvents({ query }, { scope }) {
    const page = await listEvents(scope, query, deps.events.listCrossings, deps)
    if ('refused' in page) return page
    return { reply: { events: page.events.map(crossingView), nextCursor: page.nextCursor } }
  },

  rehearseGeofence: async ({ body }, { scope }) =>
    (await import('./rehearse.ts')).rehearseGeofence(scope, body, deps),

  explainGeofence: async ({ path, query }, { scope }) =>
    (await import('./explain.ts')).explainGeofence(scope, path.id, query, deps),

  async listAssignableDevices(_input, { scope }) {
    const devices = (await deps.devices.list(scope)).map(
      ({ deviceId, deviceName, vehicleNum, deviceType, tags }) => ({
        deviceId,
        deviceName,
        plateNumber: vehicleNum,
        deviceType,
        tags,
      }),
    )
    return { reply: { devices } }
  },
})
