import type { NotificationRule } from '../../../../shared/reporting/notification-rule.ts'
import type { Shown } from '../reporting-search.ts'

/** The rules whose name or description has the text, and that are on or off as asked. */
export function foundRules(
  rules: readonly NotificationRule[],
  text: string,
  shown: Shown | undefined,
): NotificationRule[] {
  const wanted = text.trim().toLowerCase()
  return rules.filter(({ name, description, enabled }) => {
    const hasText = `${name} ${description ?? ''}`.toLowerCase().includes(wanted)
    return hasText && (shown === undefined || enabled === (shown === 'active'))
  })
}
