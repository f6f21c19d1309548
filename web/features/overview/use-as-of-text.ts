import { useTranslation } from 'react-i18next'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'

/** Formats when a figure was current: `As of 2:03 PM`. */
export function useAsOfText(): (at: number) => string {
  const { t } = useTranslation()
  const now = useNow()
  const times = useTimes()
  return (at) => t('overview.asOf', { time: times.withZone(times.short(at, now), at) })
}
