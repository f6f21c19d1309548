import { Loader } from '@mantine/core'
import {
  IconCalendarWeek,
  IconFileTypePdf,
  IconGauge,
  IconHexagon,
  type TablerIcon,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { InlineFailure } from '../../ui/feedback/inline-failure.tsx'
import { type ProblemText, problemText } from '../../ui/feedback/problem-text.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import { useGenerate } from './generated/use-generate.ts'
import { useTakesLong } from './generated/use-takes-long.ts'
import styles from './quick-actions.module.css'
import { QUICK_ACTIONS, type QuickAction, quickReport } from './quick-report.ts'

const ICONS: Record<QuickAction, TablerIcon> = {
  today: IconFileTypePdf,
  week: IconCalendarWeek,
  speed: IconGauge,
  geofences: IconHexagon,
}

/** Reports that one press generates and downloads. */
export function QuickActions() {
  const { t } = useTranslation()
  return (
    <section className={styles.quick} aria-labelledby="quick-actions">
      <h2 id="quick-actions">{t('reports.quick.label')}</h2>
      <p>{t('reports.quick.about')}</p>
      <div className={styles.actions}>
        {QUICK_ACTIONS.map((action) => (
          <Action key={action} action={action} />
        ))}
      </div>
    </section>
  )
}

function Action({ action }: { action: QuickAction }) {
  const { t } = useTranslation()
  const { isRunning, takesLong, notice, failure, run } = useQuickReport(action)
  const Icon = ICONS[action]
  return (
    <>
      <button type="button" className={styles.action} aria-disabled={isRunning || undefined} onClick={run}>
        {isRunning ? (
          <Loader size={22} aria-hidden="true" />
        ) : (
          <Icon size={22} stroke={1.7} aria-hidden="true" />
        )}
        <strong>{t(`reports.quick.actions.${action}.name`)}</strong>
        <small>{isRunning ? t('reports.quick.running') : t(`reports.quick.actions.${action}.text`)}</small>
      </button>
      {(takesLong || notice !== null) && (
        <p className={styles.message} role="status">
          {takesLong ? t('reports.quick.takesLonger') : notice}
        </p>
      )}
      {failure !== null && (
        <div className={styles.message}>
          <InlineFailure title={t('reports.quick.failed')} text={failure.text} code={failure.code} />
        </div>
      )}
    </>
  )
}

/** Generates the report of a quick action as a PDF and downloads it, under the name that the server gives it. */
function useQuickReport(action: QuickAction) {
  const { t } = useTranslation()
  const times = useTimes()
  const generate = useGenerate()
  const mutation = useMutation({
    mutationFn: () => {
      const { reportType, dateRange } = quickReport(action, times.dayOf(Date.now()))
      return generate({ reportType, format: 'pdf', filters: { dateRange } })
    },
    onSuccess: ({ fileUrl }) => {
      if (fileUrl === null) return
      // the browser saves an attachment, and the page stays
      window.location.assign(fileUrl)
      const name = t(`reports.quick.actions.${action}.name`)
      void toast({ text: t('reports.quick.done', { name }) })
    },
  })
  const { isPending, data, error, mutate } = mutation
  const failure = (): Pick<ProblemText, 'text' | 'code'> | null => {
    if (error !== null) return problemText(t, error, 'reports')
    if (data?.status !== 'failed') return null
    const reason = data.error ?? 'internal'
    return { text: t(`reports.generated.errors.${reason}`), code: reason }
  }
  return {
    isRunning: isPending,
    takesLong: useTakesLong(isPending),
    notice: data?.status === 'generating' ? t('reports.quick.notYet') : null,
    failure: failure(),
    run: () => {
      if (!isPending) mutate()
    },
  }
}
