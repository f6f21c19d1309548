import { useTranslation } from 'react-i18next'
import { wordedDate } from '../../../shared/times/date-words.ts'
import { useTimes } from '../../ui/times/clock.tsx'

/** Writes a day (`YYYY-MM-DD`) in the order of the viewer's language. */
export function useDayText(): (day: string) => string {
  const { i18n } = useTranslation()
  const { clock } = useTimes()
  return (day) => wordedDate(day, clock.dateFormat, i18n.language)
}
