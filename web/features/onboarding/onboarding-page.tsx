import { useState } from 'react'
import type { Tone } from '../../../shared/tone.ts'
import { Completion } from './completion.tsx'
import type { CompletedOrder } from './draft/completed-order.ts'
import { forgetDraft } from './draft/use-order-draft.ts'
import styles from './onboarding.module.css'
import { OrderForm } from './order-form.tsx'
import { OrderHeader } from './parts/order-header.tsx'

type Props = { tone: Tone; toggleTone: () => void }

export function OnboardingPage({ tone, toggleTone }: Props) {
  const [completed, setCompleted] = useState<CompletedOrder | null>(null)
  const complete = (order: CompletedOrder) => {
    forgetDraft()
    setCompleted(order)
    window.history.replaceState(null, '', '/onboarding')
    window.scrollTo({ top: 0 })
  }
  return (
    <div className={styles.page}>
      <OrderHeader tone={tone} toggleTone={toggleTone} />
      {completed === null ? <OrderForm tone={tone} complete={complete} /> : <Completion order={completed} />}
    </div>
  )
}
