import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GeneratedReport } from '../../../../shared/reports/generated-report.ts'
import { generatedReports } from '../../../../shared/reports/reports.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { isDownloadable, isLinkUsable, REPORTS_KEY, reportsQuery } from './reports-query.ts'

/** Downloads the file of a report. A link that ends soon is read again first. */
export function useDownload(report: GeneratedReport, readAt: number) {
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
export function useRunAgain(id: string) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => client.call(generatedReports.repeatReport, { path: { id } }),
    onError: useFailureToast(t('reports.generated.againFailed'), 'reports'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: REPORTS_KEY }),
  })
}
