import { alertSettingsOf } from '../../functions/handlers/alerts/rule-actions.ts'
import type { StoredDevice } from '../../functions/stores/devices/devices.ts'
import { geofenceStore, type StoredGeofence } from '../../functions/stores/geofences/geofences.ts'
import { storedPoints } from '../../functions/stores/geofences/packed-points.ts'
import { ruleStore, type StoredRule } from '../../functions/stores/rules.ts'
import type { DeviceDefinitions } from '../../functions/watching/watched-definitions.ts'
import { watchedGeofences } from '../../functions/watching/watched-geofences.ts'
import { enabledRules, watchedRules } from '../../functions/watching/watched-rules.ts'
import { NewAlertRule } from '../../shared/alerts/alert-rule.ts'
import { NewGeofence } from '../../shared/geofences/geofence.ts'
import { toIso } from '../../shared/time.ts'
import type { DemoAccount } from './demo-messages.ts'
import { demoId } from './ids.ts'
import type { DemoDeps } from './payments/payments.ts'
import { DEMO_GEOFENCES, DEMO_RULES } from './watched.ts'

type Definitions = { geofences: readonly StoredGeofence[]; rules: readonly StoredRule[] }

/** The geofences and rules of the account, as they were defined at a time (epoch ms). */
export async function createDefinitions(
  { accountId }: Pick<DemoAccount, 'accountId'>,
  definedAt: number,
  { client, tables }: DemoDeps,
): Promise<Definitions> {
  const geofences = geofenceStore(client, tables)
  const rules = ruleStore(client, tables)
  const all = demoDefinitions(accountId, definedAt)
  for (const geofence of all.geofences)
    if ((await geofences.get(accountId, geofence.geofenceId)) === null)
      await geofences.create(geofence, definedAt)
  for (const rule of all.rules)
    if ((await rules.get(accountId, rule.ruleId)) === null) await rules.create(rule, definedAt)
  return all
}

/** The definitions that watch each of the devices. */
export function watchersOf({ geofences, rules }: Definitions): (device: StoredDevice) => DeviceDefinitions {
  const covering = watchedGeofences(geofences)
  const watching = watchedRules(enabledRules(rules), geofences, [])
  return ({ deviceId, vehicleNum, tags }) => ({
    ...covering.covering(deviceId, vehicleNum),
    ...watching.watching(deviceId, tags),
    reported: { relayRequested: null, storageMode: false },
  })
}

export function demoDefinitions(accountId: string, definedAt: number): Definitions {
  const at = toIso(definedAt)
  return {
    geofences: DEMO_GEOFENCES.map((input) => {
      const geofence = NewGeofence.parse(input)
      return {
        ...geofence,
        points: storedPoints(geofence.points),
        accountId,
        geofenceId: demoId(accountId, `geofence ${geofence.name}`),
        definedAt,
        version: 1,
        createdAt: at,
        updatedAt: at,
      }
    }),
    rules: DEMO_RULES.map((input) => {
      const rule = NewAlertRule.parse(input)
      return {
        accountId,
        ruleId: demoId(accountId, `rule ${rule.name}`),
        settings: alertSettingsOf(rule),
        disabledBecause: null,
        definedAt,
        version: 1,
        createdAt: at,
        triggerCount: 0,
        lastTriggered: null,
        lastEventId: null,
      }
    }),
  }
}
