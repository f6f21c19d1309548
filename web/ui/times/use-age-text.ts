import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ageOf } from './age.ts'

/** Formats how long before `now` (epoch ms) an ISO time was: `12 s ago`, `3 minutes ago`. */
export function useAgeText(): (at: string, now: number) => string {
  const { t } = useTranslation()
  return useCallback(
    (at, now) => {
      const { unit, count } = ageOf(now - Date.parse(at))
      return unit === 'now' || unit === 'invalid' ? t(`age.${unit}`) : t(`age.${unit}`, { count })
    },
    [t],
  )
}
