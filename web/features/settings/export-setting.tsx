import { Loader } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ownData } from '../../../shared/account/own-data.routes.ts'
import { useSite } from '../../api/site.tsx'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { sizeText } from '../../ui/files/size-text.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { type ExportState, exportQuery, exportStateOf } from './export-query.ts'
import { NotLoadedSetting, Setting } from './setting.tsx'
import styles from './settings-page.module.css'

/** A copy of everything that the account has stored: started, followed and downloaded here. */
export function ExportSetting() {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data, isError, refetch } = useQuery(exportQuery(client))
  const now = useNow()
  const name = t('settings.export.name')
  if (data === undefined)
    return (
      <NotLoadedSetting
        name={name}
        isError={isError}
        unknown={t('settings.export.unknown')}
        retry={() => void refetch()}
      />
    )
  const state = exportStateOf(data, now)
  return (
    <Setting name={name} description={<ExportText state={state} />}>
      <Control state={state} />
    </Setting>
  )
}

function ExportText({ state }: { state: ExportState }): ReactNode {
  const { t, i18n } = useTranslation()
  const times = useTimes()
  switch (state.kind) {
    case 'ready': {
      const size = sizeText(state.sizeBytes, i18n.language)
      return t('settings.export.ready', { size, date: times.date(state.expiresAt) })
    }
    case 'expired':
    case 'failed':
      return t(`settings.export.${state.kind}`, { date: times.date(state.createdAt) })
    default:
      return t(`settings.export.${state.kind}`)
  }
}

function Control({ state }: { state: ExportState }) {
  const { t } = useTranslation()
  if (state.kind === 'preparing') return <Loader size="sm" aria-hidden="true" />
  if (state.kind === 'ready') return <Downloads parts={state.parts} />
  return <StartButton label={t(`settings.export.${state.kind === 'none' ? 'start' : 'again'}`)} />
}

function StartButton({ label }: { label: string }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const start = useMutation({
    mutationFn: () => client.call(ownData.startExport, {}),
    onSuccess: ({ export: started }) => queryClient.setQueryData(exportQuery(client).queryKey, started),
    onError: useFailureToast(t('settings.export.notStarted')),
  })
  return (
    <LoadingButton
      variant="default"
      className={styles.button}
      loading={start.isPending}
      onClick={() => start.mutate()}
    >
      {label}
    </LoadingButton>
  )
}

function Downloads({ parts }: { parts: number[] }) {
  return (
    <div className={styles.buttons}>
      {parts.map((part) => (
        <DownloadButton key={part} part={part} parts={parts.length} />
      ))}
    </div>
  )
}

/** Downloads one archive of the export, the first being part 1. Its link works for minutes only, so a new one is fetched. */
function DownloadButton({ part, parts }: { part: number; parts: number }) {
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
