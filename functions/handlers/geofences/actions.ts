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

  async listGeofenceEvents({ query }, { accountId }) {
    const page = await listEvents(accountId, query, deps.events.listCrossings, deps)
    if ('refused' in page) return page
    return { reply: { events: page.events.map(crossingView), nextCursor: page.nextCursor } }
  },

  rehearseGeofence: async ({ body }, { accountId }) =>
    (await import('./rehearse.ts')).rehearseGeofence(accountId, body, deps),

  explainGeofence: async ({ path, query }, { accountId }) =>
    (await import('./explain.ts')).explainGeofence(accountId, path.id, query, deps),

  async listAssignableDevices(_input, { accountId }) {
    const devices = (await deps.devices.list(accountId)).map(
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
