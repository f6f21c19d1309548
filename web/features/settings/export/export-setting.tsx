import { Button, Loader } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ownData } from '../../../../shared/account/own-data.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { sizeText } from '../../../ui/files/size-text.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { Setting } from '../setting.tsx'
import styles from '../settings-page.module.css'
import { DownloadButton } from './download-button.tsx'
import { exportQuery } from './export-query.ts'
import { type ExportState, exportStateOf } from './export-state.ts'

/** A copy of everything that the account has stored: started, followed and downloaded here. */
export function ExportSetting() {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data, isError, refetch } = useQuery(exportQuery(client))
  const now = useNow()
  const name = t('settings.export.name')
  if (data === undefined)
    return (
      <Setting name={name} description={t(isError ? 'settings.export.unknown' : 'loading')}>
        {isError && (
          <Button variant="default" className={styles.button} onClick={() => void refetch()}>
            {t('problem.tryAgain')}
          </Button>
        )}
      </Setting>
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
