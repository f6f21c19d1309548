import { useTranslation } from 'react-i18next'
import type { NotificationCondition } from '../../../../shared/reporting/notification-rule.ts'
import { UNKNOWN } from '../../../ui/format.ts'
import { useHourText } from '../../../ui/times/use-hour-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import type { ConditionType } from '../dialog/rule-draft.ts'

/** Writes a condition as a phrase, in the account's units: `Speed above 55 mph`. */
export function useConditionText(): (condition: NotificationCondition) => string {
  const { t } = useTranslation()
  const { speedText, voltageText } = useUnits()
  const hourText = useHourText()
  const valueTexts: Record<Exclude<ConditionType, 'geofence'>, (value: number) => string> = {
    speed: speedText,
    battery: voltageText,
    gForce: (value) => t('reporting.gForce', { value }),
    time: hourText,
  }
  return ({ type, operator, value, geofenceName }) => {
    if (type === 'geofence')
      return t(`reporting.phrases.geofence.${operator === 'notEquals' ? 'notEquals' : 'equals'}`, {
        geofence: geofenceName ?? UNKNOWN,
      })
    const [first, second] = Array.isArray(value) ? value : [value, null]
    const text = (limit: number | string | null | undefined) =>
      typeof limit === 'number' ? valueTexts[type](limit) : (limit ?? UNKNOWN)
    const end = type === 'time' && operator !== 'between' && typeof first === 'number' ? first + 1 : second
    return t(`reporting.phrases.${type}.${operator}`, { value: text(first), valueTo: text(end) })
  }
}
