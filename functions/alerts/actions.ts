import type { alerts as routes } from '../../shared/alerts/alerts.routes.ts'
import type { Actions } from '../runtime/serve-routes.ts'
import type { DeviceStore } from '../stores/devices.ts'

export type AlertsDeps = { devices: Pick<DeviceStore, 'list'> }

export function alertActions(deps: AlertsDeps): Actions<typeof routes> {
  return {
    async listRecentAlerts({ body }, { accountId }) {
      const own = new Set((await deps.devices.list(accountId)).map(({ deviceId }) => deviceId))
      if (!body.deviceIds.every((deviceId) => own.has(deviceId))) return { refused: 'not-found' }
      return { reply: { success: true, alerts: [] } }
    },
  }
}
