import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ageOf } from './age.ts'

/** Writes how long before `now` an ISO time was: `12 s ago`. */
export function useAgeText(): (at: string, now: number) => string {
  const { t } = useTranslation()
  return useCallback(
    (at, now) => {
      const { unit, count } = ageOf(now - Date.parse(at))
      if (unit === 'now') return t('age.now')
      return t(`age.${unit}`, { count })
    },
    [t],
  )
}
