import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../../shared/subscriptions/billing.ts'
import { useRemoveCard } from '../../../payments/cards/use-card-actions.ts'
import { useCardLabel } from '../../../payments/cards/use-card-label.ts'
import { ConfirmButtons } from '../../../ui/buttons/confirm-buttons.tsx'
import dialog from '../../../ui/dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { toast } from '../../../ui/feedback/toast.ts'

type Props = {
  method: PaymentMethod
  /** Whether running plans have no other card. */
  isLast: boolean
  close: () => void
}

export function RemoveCardDialog({ method: { id, card }, isLast, close }: Props) {
  const { t } = useTranslation()
  const label = useCardLabel()(card)
  const remove = useRemoveCard()
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        void toast({ text: t('billing.removed') })
        close()
      },
    })
  return (
    <Dialog title={t('billing.removeTitle', { card: label })} close={close}>
      <div className={dialog.body}>
        <p>{t(isLast ? 'billing.removeDefaultText' : 'billing.removeText')}</p>
        {remove.error !== null && <ProblemNote error={remove.error} title={t('billing.removeFailed')} />}
        <ConfirmButtons
          cancelText={t('billing.cancel')}
          verb={t('billing.removeOf', { card: label })}
          close={close}
          confirm={confirm}
          isPending={remove.isPending}
        />
      </div>
    </Dialog>
  )
}
