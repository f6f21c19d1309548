import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Membership, members } from '../../shared/members/members.routes.ts'
import { OWN_ACCOUNT } from '../account/chosen-account.ts'
import { useSite } from '../api/site.tsx'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { useFailureToast } from '../ui/feedback/use-failure-toast.ts'

type Props = { membership: Membership; close: () => void }

/** Asks for confirmation, and ends one's own membership. */
export function LeaveAccount({ membership: { accountId, name: account }, close }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const leave = useMutation({
    mutationFn: () => client.call(members.leaveAccount, { path: { accountId } }),
    onSuccess: () => window.location.assign(OWN_ACCOUNT),
    onError: useFailureToast(t('members.notLeft')),
  })
  return (
    <ConfirmDialog
      title={t('members.leaveTitle', { account })}
      cancelText={t('members.cancel')}
      verb={t('members.leave')}
      close={close}
      confirm={leave.mutate}
      isPending={leave.isPending}
      locked={leave.isPending}
    >
      <p>{t('members.leaveText')}</p>
    </ConfirmDialog>
  )
}
