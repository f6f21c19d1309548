import { Loader } from '@mantine/core'
import {
  IconCalendarWeek,
  IconFileTypePdf,
  IconGauge,
  IconHexagon,
  type TablerIcon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { InlineFailure } from '../../../ui/feedback/inline-failure.tsx'
import styles from './quick-actions.module.css'
import { QUICK_ACTIONS, type QuickAction } from './quick-report.ts'
import { useQuickReport } from './use-quick-report.ts'

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
