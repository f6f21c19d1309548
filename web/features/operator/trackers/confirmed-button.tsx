import { Button } from '@mantine/core'
import { useState } from 'react'
import styles from '../console.module.css'

type Props = { label: string; consequence: string; isPending: boolean; run: () => void }

/** A button that says what will happen, and asks once more. */
export function ConfirmedButton({ label, consequence, isPending, run }: Props) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <Button variant="default" loading={isPending} onClick={() => setAsking(true)}>
        {label}
      </Button>
    )
  const confirm = () => {
    setAsking(false)
    run()
  }
  return (
    <div className={styles.stack}>
      <p>{consequence}</p>
      <div className={styles.actions}>
        <Button ref={focus} onClick={confirm}>
          {label}
        </Button>
        <Button variant="default" onClick={() => setAsking(false)}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

/** The button that was pressed is gone. */
const focus = (button: HTMLButtonElement | null) => button?.focus()
