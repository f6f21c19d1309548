import type { geofences as routes } from '../../shared/geofences/geofences.routes.ts'
import type { Actions } from '../runtime/serve-routes.ts'
import type { DeviceStore } from '../stores/devices.ts'
import { type ExplainDeps, explainGeofence } from './explain.ts'
import { type ListEventsDeps, listEvents } from './list-events.ts'
import { type OwnerDeps, ownerActions } from './owner-actions.ts'
import { type RehearseDeps, rehearseGeofence } from './rehearse.ts'
import { type TestDeps, testActions } from './test-actions.ts'

export type GeofencesDeps = OwnerDeps &
  ListEventsDeps &
  RehearseDeps &
  ExplainDeps &
  TestDeps & { devices: Pick<DeviceStore, 'list'> }

export const geofenceActions = (deps: GeofencesDeps): Actions<typeof routes> => ({
  ...ownerActions(deps),
  ...testActions(deps),

  listGeofenceEvents: ({ query }, { accountId }) => listEvents(accountId, query, deps),

  rehearseGeofence: ({ body }, { accountId }) => rehearseGeofence(accountId, body, deps),

  explainGeofence: ({ path, query }, { accountId }) => explainGeofence(accountId, path.id, query, deps),

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
