import { Button } from '@mantine/core'
import { IconCreditCard } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../../shared/subscriptions/billing.ts'
import { useMakeDefault } from '../../../payments/cards/use-card-actions.ts'
import { expiryText, useCardLabel } from '../../../payments/cards/use-card-label.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { useNow } from '../../../ui/times/now.tsx'
import styles from './billing.module.css'
import { hasExpired } from './has-expired.ts'

type Props = { method: PaymentMethod; remove: () => void }

/** One saved card. The default one pays for everything. */
export function CardRow({ method: { id, card, isDefault }, remove }: Props) {
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
