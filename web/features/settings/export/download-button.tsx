import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import styles from '../settings-page.module.css'
import { exportQuery } from './export-query.ts'

/** Downloads one archive of the export, the first being part 1. Its link works for minutes only, so a new one is fetched. */
export function DownloadButton({ part, parts }: { part: number; parts: number }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const download = useMutation({
    mutationFn: async () => {
      const newest = await queryClient.fetchQuery({ ...exportQuery(client), staleTime: 0 })
      const url = [newest?.url, ...(newest?.moreUrls ?? [])][part - 1]
      if (!url) throw new Error(`The export has no part ${part}`)
      // the browser saves an archive, and the page stays
      window.location.assign(url)
    },
    onError: useFailureToast(t('settings.export.notDownloaded')),
  })
  return (
    <LoadingButton className={styles.button} loading={download.isPending} onClick={() => download.mutate()}>
      {parts === 1 ? t('settings.export.download') : t('settings.export.downloadPart', { part, parts })}
    </LoadingButton>
  )
}
