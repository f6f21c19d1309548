import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type Age, ageOf, liveAgeOf } from './age.ts'

type AgeText = (at: string, now: number) => string

/** Formats how long before `now` an ISO time was, with seconds: `12 s ago`. */
export const useAgeText = () => useAgeTextBy(liveAgeOf)

/** The same in the specification's wording: `just now`, `1 minute ago`. */
export const useRoughAgeText = () => useAgeTextBy(ageOf)

function useAgeTextBy(age: (ageMs: number) => Age): AgeText {
  const { t } = useTranslation()
  return useCallback((at, now) => textOf(t, age(now - Date.parse(at))), [t, age])
}

function textOf(t: TFunction, { unit, count }: Age): string {
  if (unit === 'now' || unit === 'invalid') return t(`age.${unit}`)
  return t(`age.${unit}`, { count })
}
