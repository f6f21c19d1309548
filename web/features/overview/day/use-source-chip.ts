import { useTranslation } from 'react-i18next'
import type { DaySource } from './device-day.ts'

/** The mark of a figure that is not what its name says: an estimate, or of 12 hours only. */
export function useSourceChip() {
  const { t } = useTranslation()
  return (source: DaySource) =>
    source === 'trail'
      ? null
      : { text: t(`overview.distance.${source}Chip`), why: t('overview.distance.why') }
}
