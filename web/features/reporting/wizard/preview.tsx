import { IconEye } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { rangeOfRun } from '../../../../shared/reports/range-of-run.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { InlineFailure } from '../../../ui/feedback/inline-failure.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { useGenerate } from '../generated/use-generate.ts'
import { useTakesLong } from '../generated/use-takes-long.ts'
import { type PreviewedReport, previewOf, readFile } from './previewed-report.ts'
import { filtersOf, type ScheduleDraft } from './schedule-draft.ts'
import styles from './wizard.module.css'

/** The report of the last period as its readers would see it. Nothing is sent. */
export function Preview({ draft }: { draft: ScheduleDraft }) {
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
