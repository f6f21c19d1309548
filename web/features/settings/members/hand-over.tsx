import { Button } from '@mantine/core'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Client } from '../../../../shared/http/client.ts'
import { type HandOver, handOver } from '../../../../shared/members/hand-over.routes.ts'
import type { Member } from '../../../../shared/members/members.routes.ts'
import { SECOND_MS } from '../../../../shared/time.ts'
import { chosenAccount } from '../../../account/chosen-account.ts'
import { membersQuery } from '../../../account/members-query.ts'
import { useMay } from '../../../account/membership.tsx'
import { useSite } from '../../../api/site.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { Setting } from '../setting.tsx'
import styles from '../settings-page.module.css'

const handOverQuery = (client: Client) =>
  queryOptions({
    queryKey: ['hand-over'],
    queryFn: async () => (await client.call(handOver.getHandOver, {})).handOver,
  })

const UNDER_WAY_REFETCH_MS = 2 * SECOND_MS

/** An account that is being handed over, for its owner, who may still keep it. */
export function BeingHandedOver() {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const isOwner = useMay()('account:manage')
  const { data } = useQuery({
    ...handOverQuery(client),
    enabled: isOwner,
    refetchInterval: ({ state: { data: known } }) =>
      known && isConfirmed(known) ? UNDER_WAY_REFETCH_MS : false,
  })
  const isUnderWay = data !== undefined && data !== null && isConfirmed(data)
  useEffect(() => {
    // once it is over, there are other members
    if (isUnderWay) return () => void queryClient.invalidateQueries(membersQuery(client))
  }, [isUnderWay, queryClient, client])
  const state = useHandOverState(data ?? null)
  const keep = useMutation({
    mutationFn: () => client.call(handOver.withdrawHandOver, {}),
    onSettled: () => queryClient.invalidateQueries(handOverQuery(client)),
    onError: useFailureToast(t('handOver.notKept')),
  })
  if (!data) return null
  return (
    <Setting name={t('handOver.waiting', { name: data.name ?? data.email })} description={state}>
      {!isUnderWay && (
        <Button
          variant="default"
          className={styles.button}
          loading={keep.isPending}
          onClick={() => keep.mutate()}
        >
          {t('handOver.keep')}
        </Button>
      )}
    </Setting>
  )
}

const isConfirmed = ({ ownerConfirmedAt, memberConfirmedAt }: HandOver) =>
  ownerConfirmedAt !== null && memberConfirmedAt !== null

/** Who still has to confirm. */
function useHandOverState(stored: HandOver | null): string {
  const { t } = useTranslation()
  const times = useTimes()
  if (stored === null) return ''
  const { name, email, ownerConfirmedAt, memberConfirmedAt, expiresAt } = stored
  const values = { name: name ?? email, time: times.dateAndTime(expiresAt) }
  if (isConfirmed(stored)) return t('handOver.underWay')
  if (ownerConfirmedAt !== null) return t('handOver.waitingForMember', values)
  return memberConfirmedAt === null
    ? t('handOver.waitingForBoth', values)
    : t('handOver.waitingForOwner', values)
}

/** Asks whether the account becomes a member’s, and has both of them confirm it by email. */
export function HandOverDialog({ member, close }: { member: Member; close: () => void }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { memberId, name, email } = member
  const begin = useMutation({
    mutationFn: () => client.call(handOver.startHandOver, { body: { memberId } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(handOverQuery(client))
      close()
    },
    onError: useFailureToast(t('handOver.notAsked')),
  })
  const who = { name: name ?? email }
  return (
    <ConfirmDialog
      title={t('handOver.title', who)}
      cancelText={t('members.cancel')}
      verb={t('handOver.ask')}
      close={close}
      confirm={begin.mutate}
      isPending={begin.isPending}
      locked={begin.isPending}
    >
      <p>{t('handOver.text', who)}</p>
      <p>{chosenAccount() === null ? t('handOver.ownerKnows') : t('handOver.youStay')}</p>
    </ConfirmDialog>
  )
}
