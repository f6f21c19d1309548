import type { alerts as routes } from '../../shared/alerts/alerts.routes.ts'
import type { Actions } from '../runtime/serve-routes.ts'
import type { DeviceStore } from '../stores/devices.ts'
import { createAlertRule, type RuleDeps, ruleActions } from './rule-actions.ts'

export type AlertsDeps = RuleDeps & { devices: Pick<DeviceStore, 'getMany' | 'list'> }

export function alertActions(deps: AlertsDeps): Actions<typeof routes> {
  return {
    ...ruleActions(deps),

    async postAlerts({ body }, { accountId }) {
      if (!('hours' in body)) return createAlertRule(accountId, body, deps)
      const own = new Set((await deps.devices.list(accountId)).map(({ deviceId }) => deviceId))
      if (!body.deviceIds.every((deviceId) => own.has(deviceId))) return { refused: 'not-found' }
      return { reply: { success: true, alerts: [] }, status: 200 }
    },
  }
}
