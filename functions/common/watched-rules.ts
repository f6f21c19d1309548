import { boundaryOf } from '../../shared/geofences/boundary.ts'
import { type CompiledRules, compileRules } from '../../shared/rules/compile-rules.ts'
import type { Condition } from '../../shared/rules/condition.ts'
import type { Rule } from '../../shared/rules/rule.ts'
import { ruleWatches } from '../../shared/rules/rule-watches.ts'
import { log, reasonOf } from '../runtime/log.ts'
import type { StoredGeofence } from '../stores/geofences/geofences.ts'
import type { StoredRule } from '../stores/rules.ts'
import { ruleOf } from './rules/rule-of.ts'

/** The enabled rules of an account that watch a device. */
export type DeviceRules = { compiled: CompiledRules; ruleById: ReadonlyMap<string, Rule> }

/** What a device has switched on, which only these conditions ask for. */
const USES_SWITCHES: readonly Condition['type'][] = ['noContact', 'relayChanged']

/** The enabled rules of an account. Devices with the same rules share what is compiled. */
export function watchedRules(stored: readonly StoredRule[], geofences: readonly StoredGeofence[]) {
  const enabled = stored.flatMap(readRule).filter((rule) => rule.enabled)
  const boundaries = new Map(geofences.map((geofence) => [geofence.geofenceId, boundaryOf(geofence)]))
  const bySelection = new Map<string, DeviceRules>()

  return {
    needsTags: enabled.some(({ scope }) => scope.kind === 'tags'),
    needsSwitches: enabled.some(({ conditions }) =>
      conditions.some(({ type }) => USES_SWITCHES.includes(type)),
    ),

    watching(deviceId: string, tags: readonly string[]): DeviceRules {
      const rules = enabled.filter(({ scope }) => ruleWatches(scope, { deviceId, tags }))
      const selection = rules.map(({ ruleId }) => ruleId).join()
      const known = bySelection.get(selection)
      if (known) return known
      const selected: DeviceRules = {
        compiled: compileRules(rules, boundaries),
        ruleById: new Map(rules.map((rule) => [rule.ruleId, rule])),
      }
      bySelection.set(selection, selected)
      return selected
    },
  }
}

/** A rule that cannot be read must not stop the positions or certificates of its account. */
export function readRule(stored: StoredRule): Rule[] {
  try {
    return [ruleOf(stored)]
  } catch (error) {
    log('error', 'rule-unreadable', { ruleId: stored.ruleId, reason: reasonOf(error) })
    return []
  }
}
