import { Button } from '@mantine/core'
import { IconCreditCard, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../../shared/subscriptions/billing.ts'
import { AddCardForm } from '../../../payments/cards/add-card-form.tsx'
import { useMakeDefault, useRemoveCard } from '../../../payments/cards/use-card-actions.ts'
import { expiryText, useCardLabel } from '../../../payments/cards/use-card-label.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { useNow } from '../../../ui/times/now.tsx'
import styles from './billing.module.css'
import { hasExpired } from './has-expired.ts'

type Props = {
  cards: readonly PaymentMethod[]
  /** Whether something is paid with them. */
  isUsed: boolean
}

/** The saved cards, and a form for another one. */
export function Cards({ cards, isUsed }: Props) {
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<PaymentMethod | null>(null)
  const added = () => {
    setAdding(false)
    void toast({ text: t('billing.added') })
  }
  return (
    <section className={styles.panel} aria-labelledby="billing-cards">
      <header>
        <h2 id="billing-cards">{t('billing.cards')}</h2>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          {t('billing.addCard')}
        </Button>
      </header>
      {isAdding && (
        <AddCardForm asDefault={cards.length === 0} added={added} cancel={() => setAdding(false)} />
      )}
      {cards.length === 0 && !isAdding && <p>{t('billing.noCards')}</p>}
      {cards.length > 0 && (
        <ul aria-labelledby="billing-cards">
          {cards.map((card) => (
            <CardRow key={card.id} method={card} remove={() => setRemoving(card)} />
          ))}
        </ul>
      )}
      {removing !== null && (
        <RemoveCardDialog
          method={removing}
          isLast={isUsed && cards.length === 1}
          close={() => setRemoving(null)}
        />
      )}
    </section>
  )
}

type CardRowProps = { method: PaymentMethod; remove: () => void }

/** A saved card. The default one pays for everything. */
function CardRow({ method: { id, card, isDefault }, remove }: CardRowProps) {
  const { t } = useTranslation()
  const label = useCardLabel()(card)
  const now = useNow()
  const makeDefault = useMakeDefault()
  const failed = useFailureToast(t('billing.defaultFailed'))
  const date = expiryText(card.exp_month, card.exp_year)
  const expired = hasExpired(card, now)
  return (
    <li className={styles.card}>
      <IconCreditCard size={22} stroke={1.6} aria-hidden />
      <span className={styles.cardText}>
        <strong>{label}</strong>
        <small data-expired={expired || undefined}>
          {t(expired ? 'billing.expired' : 'billing.expires', { date })}
        </small>
      </span>
      {isDefault ? (
        <span className={styles.chip}>{t('billing.default')}</span>
      ) : (
        <LoadingButton
          variant="subtle"
          aria-label={t('billing.makeDefaultOf', { card: label })}
          loading={makeDefault.isPending}
          onClick={() =>
            makeDefault.mutate(id, {
              onSuccess: () => void toast({ text: t('billing.madeDefault', { card: label }) }),
              onError: failed,
            })
          }
        >
          {t('billing.makeDefault')}
        </LoadingButton>
      )}
      <Button
        variant="subtle"
        className={styles.remove}
        aria-label={t('billing.removeOf', { card: label })}
        onClick={remove}
      >
        {t('billing.remove')}
      </Button>
    </li>
  )
}

type RemoveCardDialogProps = {
  method: PaymentMethod
  /** Whether running plans have no other card. */
  isLast: boolean
  close: () => void
}

function RemoveCardDialog({ method: { id, card }, isLast, close }: RemoveCardDialogProps) {
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
    <ConfirmDialog
      title={t('billing.removeTitle', { card: label })}
      cancelText={t('billing.cancel')}
      verb={t('billing.removeOf', { card: label })}
      close={close}
      confirm={confirm}
      isPending={remove.isPending}
    >
      <p>{t(isLast ? 'billing.removeDefaultText' : 'billing.removeText')}</p>
      {remove.error !== null && <ProblemNote error={remove.error} title={t('billing.removeFailed')} />}
    </ConfirmDialog>
  )
}
