import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ORDER_STATUS_MAX } from '../../../../shared/subscriptions/order.ts'
import styles from './order-progress.module.css'

/** The five steps from processing to delivered, as a progress bar. */
export function OrderProgress({ step, label }: { step: number; label: string }) {
  const { t } = useTranslation()
  const steps = t('subscription.orders.status', { returnObjects: true })
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={steps.length}
      aria-valuenow={step + 1}
      aria-valuetext={steps[step]}
    >
      <ol>
        {steps.map((text, index) => (
          <li key={text} data-state={stateOf(index, step)}>
            <span className={styles.dot}>
              {stateOf(index, step) === 'done' && <IconCheck size={13} stroke={3} aria-hidden />}
            </span>
            {text}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The last step is done when it is reached. */
function stateOf(index: number, step: number) {
  if (index < step || index === ORDER_STATUS_MAX) return index <= step ? 'done' : 'ahead'
  return index === step ? 'current' : 'ahead'
}
