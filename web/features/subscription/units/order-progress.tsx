import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
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
            <span className={styles.dot}>{index <= step && <IconCheck size={13} stroke={3} />}</span>
            {text}
          </li>
        ))}
      </ol>
    </div>
  )
}

function stateOf(index: number, step: number) {
  if (index === step) return 'current'
  return index < step ? 'done' : 'ahead'
}
