import { NativeSelect } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { history } from '../../../shared/account/history.routes.ts'
import { HISTORY_CHOICES } from '../../../shared/account/history.ts'
import { useSite } from '../../api/site.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { historyQuery } from './history-query.ts'
import { NotLoadedSetting, Setting } from './setting.tsx'

const HistoryDialog = lazy(() =>
  import('./history-dialog.tsx').then((module) => ({ default: module.HistoryDialog })),
)

const LONGEST = 'longest'

/** How long the history is kept. A shorter time is asked about, because it deletes what is older. */
export function HistorySetting() {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data, isError, refetch } = useQuery(historyQuery(client))
  const save = useSaveHistory()
  const [asked, setAsked] = useState<number | null>(null)
  const name = t('settings.history.name')
  if (data === undefined)
    return (
      <NotLoadedSetting
        name={name}
        isError={isError}
        unknown={t('settings.history.unknown')}
        retry={() => void refetch()}
      />
    )
  const { months: kept, monthsMax } = data
  const choices = new Set([
    ...HISTORY_CHOICES.filter((months) => months < monthsMax),
    ...(kept ? [kept] : []),
  ])
  const choose = (value: string) => {
    const months = value === LONGEST ? null : Number(value)
    if (months !== null && months < (kept ?? monthsMax)) setAsked(months)
    else save.mutate({ months })
  }
  return (
    <>
      <Setting name={name} description={t('settings.history.text')}>
        <NativeSelect
          aria-label={name}
          data={[
            ...[...choices]
              .toSorted((a, b) => a - b)
              .map((months) => ({ value: String(months), label: t('settings.history.months', { months }) })),
            { value: LONGEST, label: t('settings.history.longest', { months: monthsMax }) },
          ]}
          value={String(kept ?? LONGEST)}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      </Setting>
      <Suspense>
        {asked !== null && (
          <HistoryDialog
            months={asked}
            isDeleting={save.isPending}
            confirm={() =>
              save.mutate({ months: asked, deletesOlder: true }, { onSettled: () => setAsked(null) })
            }
            close={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function useSaveHistory() {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { months: number | null; deletesOlder?: boolean }) =>
      client.call(history.setHistory, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(historyQuery(client).queryKey, saved)
      void toast({ text: t('settings.saved'), kind: 'settings-saved' })
    },
    onError: useFailureToast(t('shell.notSaved')),
  })
}
