import type { StoredGeofence } from '../../../functions/stores/geofences/geofences.ts'
import type { StoredRule } from '../../../functions/stores/rules.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { aStoredRule } from '../../make/rules/a-stored-rule.ts'
import { aGeofence } from '../../make/watching/a-geofence.ts'
import { ALERT } from '../cost/geofence-cost.ts'
import { LOAD } from './load.ts'

/** What the rule calls silence. */
export const SILENCE_MS = 30 * MINUTE_MS

type Definitions = {
  accountId: string
  /** Epoch ms. */
  now: number
  addGeofence: (geofence: StoredGeofence, now: number) => Promise<unknown>
  addRule: (rule: StoredRule, now: number) => Promise<unknown>
}

/** Gives an account the geofences and the rule about silence that the load assumes. Its devices meet none of them. */
export async function defineWatch({ accountId, now, addGeofence, addRule }: Definitions): Promise<void> {
  for (let index = 0; index < LOAD.geofencesInAccount; index++) {
    const points = [{ latitude: 60 + index * 0.1, longitude: -30 }]
    await addGeofence(aGeofence({ accountId, points, radius: 150, definedAt: now - 1 }), now)
  }
  const conditions = [{ type: 'noContact' as const, value: SILENCE_MS / MINUTE_MS }]
  const rule = aStoredRule({ accountId, ruleId: 'silent', definedAt: now - 1 })
  await addRule({ ...rule, settings: { ...ALERT, conditions } }, now)
}
