import { useTranslation } from 'react-i18next'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../../shared/time.ts'
import type { Explanation } from '../../../../shared/watching/explain/explanation.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useDurationText } from '../../../ui/times/use-duration-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import { type About, whySentence } from './why-sentence.ts'

/** Says an explanation in the account's units and clock. */
export function useWhyText(): (explanation: Explanation, about: About) => string {
  const { t } = useTranslation()
  const times = useTimes()
  const units = useUnits()
  const minutesText = useMinutesText()
  return (explanation, about) => whySentence(explanation, about, { t, times, units, minutesText })
}

/** Minutes with seconds, `9 min 59 s`, so that no figure is rounded to its limit. */
function useMinutesText(): (minutes: number) => string {
  const { t } = useTranslation()
  const durationText = useDurationText()
  return (minutes) => {
    const seconds = Math.round((minutes * MINUTE_MS) / SECOND_MS)
    const rest = seconds % (MINUTE_MS / SECOND_MS)
    const ms = seconds * SECOND_MS
    if (rest === 0 || ms >= HOUR_MS) return durationText(ms)
    return t('whyNot.minutesSeconds', { minutes: Math.floor(ms / MINUTE_MS), seconds: rest })
  }
}
