import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ownData } from '../../../../shared/account/own-data.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { InlineFailure } from '../../../ui/feedback/inline-failure.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { deletionQuery } from './deletion-query.ts'

/** When the account will be deleted, with what keeps it. */
export function DeletionNotice({ withdrawn }: { withdrawn: () => void }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const times = useTimes()
  const { data } = useQuery(deletionQuery(client))
  const withdraw = useMutation({
    mutationFn: () => client.call(ownData.withdrawDeletion, {}),
    onSuccess: () => {
      queryClient.setQueryData(deletionQuery(client).queryKey, { deletesAt: null })
      void toast({ text: t('settings.deletion.withdrawn') })
      withdrawn()
    },
    onError: useFailureToast(t('settings.deletion.notWithdrawn')),
  })
  if (!data?.deletesAt) return null
  const time = times.withZone(times.dateAndTime(data.deletesAt), data.deletesAt)
  return (
    <InlineFailure
      title={t('settings.deletion.scheduled', { time })}
      text={t('settings.deletion.scheduledText')}
    >
      <LoadingButton loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t('settings.deletion.withdraw')}
      </LoadingButton>
    </InlineFailure>
  )
}
