import { boundaryOf } from '../../shared/geofences/boundary.ts'
import { watchedMaintenance } from '../../shared/maintenance/watched-maintenance.ts'
import { type CompiledRules, compileRules } from '../../shared/rules/compile-rules.ts'
import type { Condition } from '../../shared/rules/condition.ts'
import type { Rule } from '../../shared/rules/rule.ts'
import { ruleWatches } from '../../shared/rules/rule-watches.ts'
import { log, reasonOf } from '../runtime/log.ts'
import type { StoredMaintenance } from '../stores/devices/maintenance.ts'
import type { StoredGeofence } from '../stores/geofences/geofences.ts'
import type { StoredRule } from '../stores/rules.ts'
import { ruleOf } from './rule-of.ts'

/** The enabled rules of an account that watch a device. */
export type DeviceRules = { compiled: CompiledRules; ruleById: ReadonlyMap<string, Rule> }

/** Conditions that ask for a device's switches. */
const USES_SWITCHES: readonly Condition['type'][] = ['noContact', 'relayChanged']

export const enabledRules = (stored: readonly StoredRule[]): Rule[] =>
  stored.flatMap(readRule).filter((rule) => rule.enabled)

/** Whether a rule is about what is maintained on its devices. */
export const usesMaintenance = ({ conditions }: Pick<Rule, 'conditions'>) =>
  conditions.some(({ type }) => type === 'maintenanceDue')

/** The enabled rules of an account. Devices with the same rules and without maintenance share what is compiled. */
export function watchedRules(
  enabled: readonly Rule[],
  geofences: readonly StoredGeofence[],
  intervals: readonly StoredMaintenance[],
) {
  const boundaries = new Map(geofences.map((geofence) => [geofence.geofenceId, boundaryOf(geofence)]))
  const bySelection = new Map<string, DeviceRules>()

  return {
    needsTags: enabled.some(({ scope }) => scope.kind === 'tags'),
    needsSwitches: enabled.some(({ conditions }) =>
      conditions.some(({ type }) => USES_SWITCHES.includes(type)),
    ),

    watching(deviceId: string, tags: readonly string[]): DeviceRules {
      const rules = enabled.filter(({ scope }) => ruleWatches(scope, { deviceId, tags }))
      const own = rules.some(usesMaintenance) ? intervals.filter((one) => one.deviceId === deviceId) : []
      const selection = [own.length === 0 ? '' : deviceId, ...rules.map(({ ruleId }) => ruleId)].join()
      const known = bySelection.get(selection)
      if (known) return known
      const selected: DeviceRules = {
        compiled: compileRules(rules, {
          geofences: boundaries,
          maintenance: own.map(watchedMaintenance),
        }),
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
