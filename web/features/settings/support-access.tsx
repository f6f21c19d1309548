import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Client } from '../../../shared/http/client.ts'
import { supportAccess } from '../../../shared/members/support-access.routes.ts'
import { useSite } from '../../api/site.tsx'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { NotLoadedSetting, SwitchSetting } from './setting.tsx'

const supportAccessQuery = (client: Client) =>
  queryOptions({
    queryKey: ['support-access'],
    queryFn: () => client.call(supportAccess.getSupportAccess, {}),
  })

/** Lets support see the account for a day, so that nobody has to give a password away. */
export function SupportAccessSetting() {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const times = useTimes()
  const now = useNow()
  const query = supportAccessQuery(client)
  const { data, isError, refetch } = useQuery(query)
  const save = useMutation({
    mutationFn: (allowed: boolean) => client.call(supportAccess.setSupportAccess, { body: { allowed } }),
    onSuccess: (saved) => queryClient.setQueryData(query.queryKey, saved),
    onError: useFailureToast(t('settings.supportAccess.notChanged')),
  })
  const name = t('settings.supportAccess.name')
  const product = t('product')
  if (data === undefined)
    return (
      <NotLoadedSetting
        name={name}
        isError={isError}
        unknown={t('settings.supportAccess.unknown')}
        retry={() => void refetch()}
      />
    )
  const until = data.until !== null && Date.parse(data.until) > now ? data.until : null
  return (
    <SwitchSetting
      name={name}
      description={
        until === null
          ? t('settings.supportAccess.off', { product })
          : t('settings.supportAccess.on', { product, time: times.dateAndTime(until) })
      }
      checked={until !== null}
      disabled={save.isPending}
      change={(allowed) => save.mutate(allowed)}
    />
  )
}
