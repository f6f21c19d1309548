import { useTranslation } from 'react-i18next'
import type { Reason } from '../../../../shared/watching/event.ts'
import { UNKNOWN } from '../../../ui/format.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'

/** Says one reason of an event in words, in the account's units. */
export function useReasonText(): (reason: Reason) => string {
  const { t } = useTranslation()
  const { lengthText } = useUnits()
  return ({ check, saw, limit, unit, accuracyM }) => {
    const text = (value: number | null) => {
      if (value === null) return UNKNOWN
      return unit === 'm' ? lengthText(value) : t('events.minutes', { count: Math.round(value) })
    }
    const reason = t(`events.reason.${check}`, { saw: text(saw), limit: text(limit) })
    if (accuracyM === null) return reason
    return t('events.reason.withAccuracy', { reason, accuracy: lengthText(accuracyM) })
  }
}
