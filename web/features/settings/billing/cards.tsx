import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../../shared/subscriptions/billing.ts'
import { AddCardForm } from '../../../payments/cards/add-card-form.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import styles from './billing.module.css'
import { CardRow } from './card-row.tsx'
import { RemoveCardDialog } from './remove-card-dialog.tsx'

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
