import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Subscription } from '../../../../../shared/subscriptions/subscription.ts'
import { LoadingButton } from '../../../../ui/buttons/loading-button.tsx'
import dialog from '../../../../ui/dialog.module.css'
import { Dialog } from '../../../../ui/dialog.tsx'
import { ProblemNote } from '../../../../ui/feedback/problem-note.tsx'
import { deviceNameOf } from '../device-name-of.ts'
import { confirmed, useUnassign } from '../use-subscription-actions.ts'

type Props = { subscription: Subscription; close: () => void }

/** Takes the subscription from its device, after saying what that means. */
export function UnassignDialog({ subscription, close }: Props) {
  const { t } = useTranslation()
  const unassign = useUnassign()
  const name = deviceNameOf(subscription)
  const confirm = () =>
    unassign.mutate(subscription.id, {
      onSuccess: () => {
        confirmed(t('subscription.unassign.done'))
        close()
      },
    })
  return (
    <Dialog title={t('subscription.unassign.title', { name })} close={close}>
      <div className={dialog.body}>
        <p>{t('subscription.unassign.text', { name })}</p>
        <p>{t('subscription.unassign.limit')}</p>
        {unassign.error !== null && (
          <ProblemNote
            error={unassign.error}
            title={t('subscription.unassign.failed')}
            context="subscriptions"
          />
        )}
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={unassign.isPending} data-autofocus>
            {t('subscription.dismiss')}
          </Button>
          <LoadingButton className={dialog.verb} data-danger loading={unassign.isPending} onClick={confirm}>
            {t('subscription.unassign.confirm', { name })}
          </LoadingButton>
        </div>
      </div>
    </Dialog>
  )
}
