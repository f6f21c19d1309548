import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import { useTimes } from './clock.tsx'
import { useNow } from './now.tsx'

/** A ticking age, with the full date and time on hover. */
export function AgeText({ at }: { at: string }) {
  const times = useTimes()
  const ageText = useAgeText()
  return (
    <time dateTime={at} title={times.full(at)} className="numbers">
      {ageText(at, useNow())}
    </time>
  )
}

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

export type Age = { unit: 'invalid' | 'now' | 'seconds' | 'minutes' | 'hours' | 'days'; count: number }

const JUST_NOW_MS = 5 * SECOND_MS

/**
 * How long ago: just now, then whole minutes, hours and days as in the specification (1.4), and seconds during the first
 * minute. A time ahead of this clock is just now.
 */
export function ageOf(ageMs: number): Age {
  if (Number.isNaN(ageMs)) return { unit: 'invalid', count: 0 }
  if (ageMs < JUST_NOW_MS) return { unit: 'now', count: 0 }
  if (ageMs < MINUTE_MS) return { unit: 'seconds', count: Math.floor(ageMs / SECOND_MS) }
  if (ageMs < HOUR_MS) return { unit: 'minutes', count: Math.floor(ageMs / MINUTE_MS) }
  if (ageMs < DAY_MS) return { unit: 'hours', count: Math.floor(ageMs / HOUR_MS) }
  return { unit: 'days', count: Math.floor(ageMs / DAY_MS) }
}
