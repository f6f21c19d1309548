import { useTranslation } from 'react-i18next'
import type { RouteReply } from '../../../../../shared/http/route.ts'
import type { subscriptions } from '../../../../../shared/subscriptions/subscriptions.routes.ts'
import { CardForm } from '../../../../payments/card-form.tsx'
import { expiryText, useCardLabel } from '../../../../payments/cards/use-card-label.ts'
import type { Card } from '../../../../payments/use-card.ts'
import styles from '../purchase.module.css'

export type Buyer = RouteReply<typeof subscriptions.getSubscriptionStatus>

/** The choice that is not the id of a saved card. */
export const NEW_CARD = 'new'

export const firstCardChoice = (buyer: Buyer | undefined): string =>
  buyer?.savedPaymentMethods[0]?.id ?? NEW_CARD

type Props = {
  buyer: Buyer | undefined
  choice: string
  choose: (choice: string) => void
  card: Card
  amountCents: number
}

/** A saved card or a new one. */
export function PaymentFields({ buyer, choice, choose, card, amountCents }: Props) {
  const { t } = useTranslation()
  const cardLabel = useCardLabel()
  const saved = buyer?.savedPaymentMethods ?? []
  return (
    <section className={styles.panel} aria-labelledby="purchase-payment">
      <h2 id="purchase-payment">{t('purchase.payment')}</h2>
      {saved.length > 0 && (
        <div className={styles.cards} role="radiogroup" aria-label={t('purchase.cardLegend')}>
          {saved.map(({ id, brand, last4, expMonth, expYear }) => (
            <label key={id} className={styles.choice}>
              <input type="radio" name="cardChoice" checked={choice === id} onChange={() => choose(id)} />
              <span>
                <strong>{cardLabel({ brand, last4 })}</strong>
                {t('billing.expires', { date: expiryText(expMonth, expYear) })}
              </span>
            </label>
          ))}
          <label className={styles.choice}>
            <input
              type="radio"
              name="cardChoice"
              checked={choice === NEW_CARD}
              onChange={() => choose(NEW_CARD)}
            />
            <span>
              <strong>{t('purchase.newCard')}</strong>
            </span>
          </label>
        </div>
      )}
      {choice === NEW_CARD && <CardForm card={card} amountCents={amountCents} />}
    </section>
  )
}
