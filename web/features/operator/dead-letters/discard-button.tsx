import { Button } from '@mantine/core'
import { useState } from 'react'
import styles from '../console.module.css'

type Props = {
  label: string
  /** What is asked before, and what is lost. */
  question: string
  loss: string
  disabled: boolean
  discard: () => void
}

/** Asks once more before it discards. Escape keeps the letters. */
export function DiscardButton({ label, question, loss, disabled, discard }: Props) {
  const [step, setStep] = useState<'idle' | 'asking' | 'kept'>('idle')
  if (step !== 'asking')
    return (
      <Button
        variant="default"
        disabled={disabled}
        // the focus comes back from the question
        autoFocus={step === 'kept'}
        onClick={() => setStep('asking')}
      >
        {label}
      </Button>
    )
  return (
    <div
      role="alertdialog"
      aria-label={question}
      className={styles.stack}
      onKeyDown={({ key }) => key === 'Escape' && setStep('kept')}
    >
      <p>
        <strong>{question}</strong> {loss}
      </p>
      <div className={styles.actions}>
        <Button variant="default" autoFocus onClick={() => setStep('kept')}>
          Keep
        </Button>
        <Button
          color="var(--alert)"
          c="var(--on-brand)"
          onClick={() => {
            setStep('idle')
            discard()
          }}
        >
          Discard
        </Button>
      </div>
    </div>
  )
}
