import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QUANTITY } from '../../../../shared/subscriptions/prices.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import styles from './mine.module.css'
import { confirmed, useCreateTestSubscriptions } from './use-subscription-actions.ts'

const QUANTITIES = Array.from({ length: QUANTITY.max }, (_, index) => String(index + QUANTITY.min))

/** Subscriptions without payment, only where the deployment is for testing. */
export function TestSubscriptions() {
  const { t } = useTranslation()
  const [quantity, setQuantity] = useState(String(QUANTITY.min))
  const create = useCreateTestSubscriptions()
  const failed = useFailureToast(t('subscription.testing.failed'))
  return (
    <section className={styles.testing} aria-labelledby="testing-mode">
      <div>
        <h2 id="testing-mode">
          {t('subscription.testing.title')}{' '}
          <span className={styles.test}>{t('subscription.testing.chip')}</span>
        </h2>
        <p>{t('subscription.testing.text')}</p>
      </div>
      <NativeSelect
        aria-label={t('subscription.testing.quantity')}
        value={quantity}
        data={QUANTITIES}
        onChange={({ currentTarget: { value } }) => setQuantity(value)}
      />
      <LoadingButton
        variant="default"
        loading={create.isPending}
        onClick={() =>
          create.mutate(Number(quantity), {
            onSuccess: () => confirmed(t('subscription.testing.done')),
            onError: failed,
          })
        }
      >
        {t('subscription.testing.create')}
      </LoadingButton>
    </section>
  )
}
