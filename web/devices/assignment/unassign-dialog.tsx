import { useTranslation } from 'react-i18next'
import { TRANSFER_EVERY_MS } from '../../../shared/subscriptions/subscription.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { useUnassign } from './use-assignment.ts'

type Props = {
  subscriptionId: string
  deviceName: string
  /** The title of a failure. */
  failed: string
  close: () => void
}

/** Takes a subscription from its device, after saying what that means. */
export function UnassignDialog({ subscriptionId, deviceName: name, failed, close }: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const unassign = useUnassign(close)
  return (
    <ConfirmDialog
      title={t('assignment.title', { name })}
      cancelText={t('assignment.cancel')}
      verb={t('assignment.confirm', { name })}
      close={close}
      confirm={() => unassign.mutate(subscriptionId)}
      isPending={unassign.isPending}
    >
      <p>{t('assignment.text', { name })}</p>
      <p>{t('assignment.transfer', { date: times.longDate(now + TRANSFER_EVERY_MS) })}</p>
      {unassign.error !== null && (
        <ProblemNote error={unassign.error} title={failed} context="subscriptions" />
      )}
    </ConfirmDialog>
  )
}
