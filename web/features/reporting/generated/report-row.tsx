import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GeneratedReport } from '../../../../shared/reports/generated-report.ts'
import { generatedReports } from '../../../../shared/reports/reports.routes.ts'
import { numericDates } from '../../../../shared/times/date-parts.ts'
import { useSite } from '../../../api/site.tsx'
import { NotificationChips } from '../../../events/notification-chips.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { sizeText } from '../../../ui/files/size-text.ts'
import { UNKNOWN } from '../../../ui/format.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import table from '../table.module.css'
import styles from './generated.module.css'
import { isDownloadable, isLinkUsable, REPORTS_KEY, reportsQuery } from './reports-query.ts'

type Props = { report: GeneratedReport; readAt: number }

/** A report with its state, and its file once there is one. */
export function ReportRow({ report, readAt }: Props) {
  const { t, i18n } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const download = useDownload(report, readAt)
  const period = usePeriodText()(report.period)
  const { reportType, format, status, generatedAt, expiresAt, fileSize, deviceCount, deliveries } = report
  const name = t(`reportTypes.${reportType}`)
  const isExpired = Date.parse(expiresAt) <= now
  return (
    <tr>
      <th scope="row" className={table.name}>
        {name}
        <small>
          {period}
          {deviceCount !== null && ` · ${t('reports.generated.devices', { count: deviceCount })}`}
        </small>
        {deliveries.length > 0 && <NotificationChips notifications={deliveries} />}
        <Remarks report={report} name={name} period={period} />
      </th>
      <td data-label={t('reports.generated.format')}>{t(`reports.formats.${format}`)}</td>
      <td data-label={t('reports.generated.status')}>
        <span className={table.status} data-status={status}>
          {t(`reports.generated.statuses.${status}`)}
        </span>
      </td>
      <td data-label={t('reports.generated.generatedAt')}>
        <time dateTime={generatedAt} title={times.full(generatedAt)}>
          {times.short(generatedAt, now)}
        </time>
      </td>
      <td data-label={t('reports.generated.expires')}>
        <time dateTime={expiresAt} title={times.full(expiresAt)}>
          {isExpired ? t('reports.generated.expired') : times.date(expiresAt)}
        </time>
      </td>
      <td data-label={t('reports.generated.size')} className="numbers">
        {fileSize === null ? UNKNOWN : sizeText(fileSize, i18n.language)}
      </td>
      <td className={table.actions}>
        <LoadingButton
          variant="default"
          size="xs"
          leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
          loading={download.isPending}
          disabled={!isDownloadable(report, now)}
          aria-label={t('reports.generated.downloadLabel', { name, period })}
          onClick={() => download.mutate()}
        >
          {t('reports.generated.download')}
        </LoadingButton>
      </td>
    </tr>
  )
}

type RemarksProps = { report: GeneratedReport; name: string; period: string }

/** Why a report failed or may be out of date, with a way to make it again. */
function Remarks({ report: { id, status, error, predatesPositions }, name, period }: RemarksProps) {
  const { t } = useTranslation()
  const again = useRunAgain(id)
  if (status !== 'failed' && !predatesPositions) return null
  const text =
    status === 'failed'
      ? t(`reports.generated.errors.${error ?? 'internal'}`)
      : t('reports.generated.predates')
  return (
    <div className={styles.remark} data-failed={status === 'failed' || undefined}>
      <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
      <span>{text}</span>
      <LoadingButton
        variant="subtle"
        size="compact-xs"
        loading={again.isPending}
        aria-label={t('reports.generated.againLabel', { name, period })}
        onClick={() => again.mutate()}
      >
        {t('reports.generated.again')}
      </LoadingButton>
    </div>
  )
}

/** Writes the days of a report as the account writes dates. */
function usePeriodText(): (period: GeneratedReport['period']) => string {
  const { dateFormat } = useTimes().clock
  return (period) => numericDates(period, dateFormat)
}

/** Downloads the file of a report. A link that ends soon is read again first. */
function useDownload(report: GeneratedReport, readAt: number) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const readAgain = async () => {
    const newest = await queryClient.fetchQuery({ ...reportsQuery(client), staleTime: 0 })
    return newest.find(({ id }) => id === report.id) ?? null
  }
  return useMutation({
    mutationFn: async () => {
      const now = Date.now()
      const current = isLinkUsable(readAt, now) ? report : await readAgain()
      return current !== null && isDownloadable(current, now) ? current.fileUrl : null
    },
    onSuccess: (url) => {
      // the browser saves an attachment, and the page stays
      if (url !== null) window.location.assign(url)
      else void toast({ text: t('reports.generated.gone'), failed: true })
    },
    onError: useFailureToast(t('reports.generated.notDownloaded'), 'reports'),
  })
}

/** Generates a report again. It appears at the top of the list. */
function useRunAgain(id: string) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => client.call(generatedReports.repeatReport, { path: { id } }),
    onError: useFailureToast(t('reports.generated.againFailed'), 'reports'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: REPORTS_KEY }),
  })
}
