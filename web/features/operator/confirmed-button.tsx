import { Button } from '@mantine/core'
import { useState } from 'react'
import styles from './console.module.css'

type Props = {
  label: string
  question?: string
  /** What will happen. */
  consequence: string
  /** The answers. */
  confirm?: string
  keep?: string
  isDestructive?: boolean
  disabled?: boolean
  isPending?: boolean
  run: () => void
}

/** A button that says what will happen, and asks once more. Escape changes nothing. */
export function ConfirmedButton({
  label,
  question,
  consequence,
  confirm = label,
  keep = 'Cancel',
  isDestructive = false,
  disabled,
  isPending,
  run,
}: Props) {
  const [step, setStep] = useState<'idle' | 'asking' | 'kept'>('idle')
  if (step !== 'asking')
    return (
      <Button
        variant="default"
        disabled={disabled}
        loading={isPending}
        // the focus comes back from the question
        autoFocus={step === 'kept'}
        onClick={() => setStep('asking')}
      >
        {label}
      </Button>
    )
  const confirmButton = (
    <Button
      key="confirm"
      autoFocus={!isDestructive}
      {...(isDestructive && { color: 'var(--alert)', c: 'var(--on-brand)' })}
      onClick={() => {
        setStep('idle')
        run()
      }}
    >
      {confirm}
    </Button>
  )
  const keepButton = (
    <Button key="keep" variant="default" autoFocus={isDestructive} onClick={() => setStep('kept')}>
      {keep}
    </Button>
  )
  return (
    <div
      role="alertdialog"
      aria-label={question ?? label}
      className={styles.stack}
      onKeyDown={({ key }) => key === 'Escape' && setStep('kept')}
    >
      <p>
        {question !== undefined && <strong>{question} </strong>}
        {consequence}
      </p>
      <div className={styles.actions}>
        {isDestructive ? [keepButton, confirmButton] : [confirmButton, keepButton]}
      </div>
    </div>
  )
}
