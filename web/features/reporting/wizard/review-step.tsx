import { IconEye } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { rangeOfRun } from '../../../../shared/reports/range-of-run.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { InlineFailure } from '../../../ui/feedback/inline-failure.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { useListText } from '../../../ui/text/use-list-text.ts'
import { useGenerate } from '../generated/use-generate.ts'
import { useTakesLong } from '../generated/use-takes-long.ts'
import { useDeliveryTexts } from '../schedules/use-delivery-text.ts'
import { type PreviewedReport, previewOf, readFile } from './previewed-report.ts'
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

/** The report of the last period as its readers would see it. Nothing is sent. */
function Preview({ draft }: { draft: ScheduleDraft }) {
  const { t } = useTranslation()
  const generate = useGenerate()
  const { reportType, frequency, timezone } = draft
  const dateRange = rangeOfRun({ reportType, frequency })
  const preview = useMutation({
    mutationFn: async (): Promise<PreviewedReport> => {
      const filters = { ...filtersOf(draft), dateRange }
      return previewOf(await generate({ reportType, format: 'html', filters, timezone }), readFile)
    },
  })
  const { data, error, isPending, mutate } = preview
  const takesLong = useTakesLong(isPending)
  return (
    <section className={styles.preview} aria-label={t('reports.preview.start')}>
      <header>
        <p>
          {dateRange.preset === 'today'
            ? t('reports.preview.aboutNow')
            : t('reports.preview.about', { period: t(`reports.days.${frequency}`) })}
        </p>
        <LoadingButton
          variant="default"
          leftSection={<IconEye size={17} stroke={1.7} aria-hidden />}
          loading={isPending}
          onClick={() => mutate()}
        >
          {t(`reports.preview.${data === undefined ? 'start' : 'again'}`)}
        </LoadingButton>
      </header>
      <p role="status">
        {isPending && t(`reports.preview.${takesLong ? 'takesLonger' : 'running'}`)}
        {data?.kind === 'notShown' && t('reports.preview.notShown')}
      </p>
      {error !== null && <ProblemNote error={error} title={t('reports.preview.failed')} context="reports" />}
      {data?.kind === 'failed' && (
        <InlineFailure
          title={t('reports.preview.failed')}
          text={t(`reports.generated.errors.${data.reason}`)}
          code={data.reason}
        />
      )}
      {data?.kind === 'shown' && (
        // without rights: neither scripts nor links work, and it is of another origin
        <iframe sandbox="" srcDoc={data.html} title={t('reports.preview.title')} />
      )}
    </section>
  )
}
