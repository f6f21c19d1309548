import { IconCalendarTime } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { nextRun } from '../../../../shared/reports/next-run.ts'
import { rangeOfRun } from '../../../../shared/reports/range-of-run.ts'
import { MINUTE_MS } from '../../../../shared/time.ts'
import { createTimes } from '../../../../shared/times/times.ts'
import { browserZone } from '../../../ui/times/browser-zone.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { useWhenText } from '../schedules/use-when-text.ts'
import { runTimesOf, type ScheduleDraft } from './schedule-draft.ts'
import styles from './wizard.module.css'

/** The schedule in a sentence: `Every Monday at 8:00 AM Eastern Time, next on Monday, November 30, 2026.` */
export function Sentence({ draft }: { draft: ScheduleDraft }) {
  const sentence = useScheduleSentence(draft)
  if (sentence === null) return null
  return (
    <div className={styles.sentence} role="status">
      <IconCalendarTime size={20} stroke={1.7} aria-hidden />
      <p>
        <Trans i18nKey="reports.wizard.sentence" values={sentence} components={{ when: <strong /> }} />
      </p>
    </div>
  )
}

/** Says when a schedule runs, when next, and which days its reports cover; `null` while its times are incomplete. */
function useScheduleSentence(draft: ScheduleDraft): { when: string; covers: string } | null {
  const { t } = useTranslation()
  const whenText = useWhenText()
  const { frequency, reportType, timezone } = draft
  const dateIn = useLongDate(timezone)
  // changes once a minute
  const minute = Math.floor(useNow() / MINUTE_MS) * MINUTE_MS
  const schedule = runTimesOf(draft)
  const next = useMemo(
    () => (schedule === null ? null : nextRun({ frequency, schedule }, minute)),
    [frequency, schedule, minute],
  )
  if (schedule === null || next === null) return null
  const isAboutNow = rangeOfRun({ reportType, frequency }).preset === 'today'
  return {
    when: t('reports.when.next', {
      when: whenText({ frequency, schedule }, 'always'),
      date: dateIn(next),
    }),
    covers: isAboutNow
      ? t('reports.wizard.coversNow')
      : t('reports.wizard.covers', { period: t(`reports.days.${frequency}`) }),
  }
}

/** Writes a day in a time zone. */
function useLongDate(timezone: string): (at: number) => string {
  const { t, i18n } = useTranslation()
  const { clock } = useTimes()
  return useMemo(() => {
    const page = {
      language: i18n.language,
      invalid: t('age.invalid'),
      browserZone: browserZone(),
      now: Date.now(),
    }
    return createTimes({ ...clock, timezone }, page).longDate
  }, [clock, timezone, i18n.language, t])
}
