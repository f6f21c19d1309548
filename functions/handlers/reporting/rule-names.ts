import type { NewNotificationRule, NotificationRule } from '../../../shared/reporting/notification-rule.ts'
import type { RuleSettings, StoredRule } from '../../stores/rules.ts'

export type NotificationSettings = Extract<RuleSettings, { format: 'notification' }>
/** The names of the account's geofences by id, the oldest first. */
export type GeofenceNames = ReadonlyMap<string, string>
export type Conditions = NewNotificationRule['conditions']

export const namesIn = ({ conditions }: { conditions: readonly { type: string }[] }) =>
  conditions.some(({ type }) => type === 'geofence')

/** A geofence that the rule named before is preferred to another of the same name, and found by its old name too. */
export function geofenceIdsOf(
  conditions: Conditions,
  before: NotificationSettings | null,
  names: GeofenceNames,
) {
  const beforeIds = Object.values(before?.geofenceIds ?? {})
  const idOf = (name: string) =>
    beforeIds.find((id) => names.get(id) === name) ??
    [...names].find(([, current]) => current === name)?.[0] ??
    idBefore(name, before)
  const ids = conditions.flatMap(({ geofenceName }, index) => {
    const id = geofenceName ? idOf(geofenceName) : undefined
    return id === undefined ? [] : [[String(index), id] as const]
  })
  return Object.fromEntries(ids)
}

function idBefore(name: string, before: NotificationSettings | null): string | undefined {
  const index = before?.conditions.findIndex(({ geofenceName }) => geofenceName === name) ?? -1
  return before?.geofenceIds[index]
}

/** A rule as its owner sees it, with the names that geofences have now. None of an alert rule. */
export function notificationRuleOf(
  { ruleId, settings, ...rule }: StoredRule,
  names: GeofenceNames,
): NotificationRule[] {
  if (settings.format !== 'notification') return []
  const { format: _format, geofenceIds, timezone: _timezone, conditions, ...written } = settings
  return [
    {
      id: ruleId,
      ...written,
      conditions: conditions.map((condition, index) => {
        const geofenceName = names.get(geofenceIds[index] ?? '')
        return geofenceName === undefined ? condition : { ...condition, geofenceName }
      }),
      triggerCount: rule.triggerCount,
      lastTriggered: rule.lastTriggered,
      disabledBecause: rule.disabledBecause,
    },
  ]
}
