import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../../ui/text/use-list-text.ts'
import { useDeliveryTexts } from '../schedules/use-delivery-text.ts'
import { Preview } from './preview.tsx'
import { filtersOf, type ScheduleDraft, type Step, scheduleOf } from './schedule-draft.ts'
import { Sentence } from './sentence.tsx'
import styles from './wizard.module.css'

type Props = { draft: ScheduleDraft; enabled: boolean; open: (step: Step) => void }

/** All that was chosen, what will happen, and how a report will look. */
export function ReviewStep({ draft, enabled, open }: Props) {
  const { t } = useTranslation()
  const listText = useListText()
  const deliveryTexts = useDeliveryTexts()
  const { name, description, reportType, format } = draft
  const { devices, geofences, includeInactive } = filtersOf(draft)
  const about = [
    devices.length === 0
      ? t('reports.wizard.allDevices')
      : t('reports.wizard.devicesCount', { count: devices.length }),
    ...(includeInactive ? [t('reports.wizard.withInactive')] : []),
    ...(geofences.length > 0 ? [t('reports.wizard.geofencesCount', { count: geofences.length })] : []),
  ]
  const change = (step: Step) => <ChangeButton step={step} open={open} />
  return (
    <>
      <Sentence draft={draft} />
      {!enabled && <p className={styles.note}>{t('reports.wizard.paused')}</p>}
      <dl className={styles.summary}>
        <Part label={t('reports.wizard.name')} change={change('basics')}>
          <strong>{name}</strong>
          {description !== '' && <small>{description}</small>}
        </Part>
        <Part label={t('reports.wizard.summary.report')} change={change('format')}>
          {t(`reportTypes.${reportType}`)} · {t(`reports.formats.${format}`)}
        </Part>
        <Part label={t('reports.wizard.summary.about')} change={change('filters')}>
          {listText(about)}
        </Part>
        <Part label={t('reports.wizard.summary.delivery')} change={change('delivery')}>
          {listText(deliveryTexts(scheduleOf(draft, enabled)))}
        </Part>
      </dl>
      <Preview draft={draft} />
    </>
  )
}

type PartProps = { label: string; change: ReactNode; children: ReactNode }

const Part = ({ label, change, children }: PartProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
    <dd>{change}</dd>
  </div>
)

function ChangeButton({ step, open }: { step: Step; open: (step: Step) => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-label={t('reports.wizard.summary.changeLabel', { step: t(`reports.wizard.steps.${step}`) })}
      onClick={() => open(step)}
    >
      {t('reports.wizard.summary.change')}
    </button>
  )
}
