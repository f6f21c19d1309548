import { untilUnchanged } from '../../stores/dynamodb/until-unchanged.ts'
import type { GeofenceStore } from '../../stores/geofences/geofences.ts'
import type { RuleStore, StoredRule } from '../../stores/rules.ts'
import { ruleOf } from '../../watching/rule-of.ts'

export type DeleteGeofenceDeps = {
  geofences: Pick<GeofenceStore, 'delete'>
  openRules: () => Promise<Pick<RuleStore, 'disable' | 'disablings' | 'list'>>
  now: () => number
}

/** DynamoDB's limit is 100 items, of which the geofence and the account are two. */
const RULES_PER_TRANSACTION = 98

/**
 * Deletes a geofence and disables the rules that name it, in one transaction. Rules that do not fit into it are
 * disabled before. Returns whether the geofence existed.
 */
export async function deleteGeofence(
  accountId: string,
  geofenceId: string,
  { geofences, openRules, now }: DeleteGeofenceDeps,
): Promise<boolean> {
  const rules = await openRules()
  return untilUnchanged(async () => {
    const at = now()
    const naming = (await rules.list(accountId)).filter(
      (rule) => rule.disabledBecause === null && namesGeofence(rule, geofenceId),
    )
    for (const rule of naming.slice(RULES_PER_TRANSACTION)) await rules.disable(rule, 'geofence-deleted', at)
    const disablings = rules.disablings(naming.slice(0, RULES_PER_TRANSACTION), 'geofence-deleted', at)
    const outcome = await geofences.delete(accountId, geofenceId, at, disablings)
    return outcome === 'changed' ? null : outcome === 'deleted'
  }, now)
}

const namesGeofence = (rule: StoredRule, geofenceId: string): boolean =>
  ruleOf(rule).conditions.some(
    (condition) => 'geofenceId' in condition && condition.geofenceId === geofenceId,
  )
