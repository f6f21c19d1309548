import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import type { deliveredReports } from '../../../shared/reports/reports.routes.ts'
import { wordedDate } from '../../../shared/times/date-words.ts'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import { sizeText } from '../../ui/files/size-text.ts'
import { Logo } from '../../ui/logo.tsx'
import fullScreen from '../../ui/screens/full-screen.module.css'
import { useTimes } from '../../ui/times/clock.tsx'
import styles from './report-view.module.css'

type Props = {
  report: z.infer<typeof deliveredReports.downloadDeliveredReport.reply>['report']
  /** A link that works for minutes. */
  readUrl: () => Promise<string | null>
}

/** The report's title and time, and its download. */
export function ReportView({ report, readUrl }: Props) {
  const { t, i18n } = useTranslation()
  const times = useTimes()
  const { reportType, format, period, generatedAt, expiresAt, fileSize } = report
  const [from, to] = [period.from, period.to].map((day) =>
    wordedDate(day, times.clock.dateFormat, i18n.language),
  )
  const download = useMutation({
    mutationFn: async () => {
      const url = await readUrl()
      if (url === null) throw new Error('The report has no file')
      // the browser saves the file, and the page stays
      window.location.assign(url)
    },
  })
  const values = { format: t(`reportLink.formats.${format}`), size: sizeText(fileSize ?? 0, i18n.language) }
  return (
    <main className={`${fullScreen.screen} ${styles.view}`}>
      <Logo size={48} />
      <h1>{t(`reportLink.types.${reportType}`)}</h1>
      <p className={styles.period}>{from === to ? from : t('reportLink.period', { from, to })}</p>
      <LoadingButton
        size="md"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('reportLink.download', values)}
      </LoadingButton>
      {download.isError && <p role="alert">{t('reportLink.notDownloaded')}</p>}
      <p className={styles.note}>
        {t('reportLink.generated', { time: times.full(generatedAt) })}
        <br />
        {t('reportLink.until', { date: times.longDate(expiresAt) })}
      </p>
    </main>
  )
}
