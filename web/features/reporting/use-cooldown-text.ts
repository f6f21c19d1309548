import { useTranslation } from 'react-i18next'

const HOUR_MINUTES = 60

/** Writes a cooldown in minutes: `none`, `45 min`, `1 h 30 min`. */
export function useCooldownText(): (cooldownMinutes: number) => string {
  const { t } = useTranslation()
  return (cooldownMinutes) => {
    const [hours, minutes] = [Math.floor(cooldownMinutes / HOUR_MINUTES), cooldownMinutes % HOUR_MINUTES]
    if (cooldownMinutes === 0) return t('reporting.noCooldown')
    if (hours === 0) return t('duration.minutes', { minutes })
    return minutes === 0 ? t('duration.wholeHours', { hours }) : t('duration.hours', { hours, minutes })
  }
}
