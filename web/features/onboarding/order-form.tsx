import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../../shared/tone.ts'
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx'
import type { CompletedOrder } from './draft/completed-order.ts'
import {
  type FieldProblems,
  problemsOf,
  reachableStep,
  STEPS,
  type Step,
  stepOf,
} from './draft/draft-problems.ts'
import type { TextField } from './draft/order-draft.ts'
import { useOrderDraft } from './draft/use-order-draft.ts'
import styles from './onboarding.module.css'
import { OrderSummary } from './parts/order-summary.tsx'
import { Progress } from './parts/progress.tsx'
import { StepForm } from './parts/step-form.tsx'
import { AddressFields } from './steps/address-fields.tsx'
import { PersonFields } from './steps/person-fields.tsx'
import { PlanFields } from './steps/plan-fields.tsx'
import { useStep } from './use-step.ts'

const PaymentStep = lazy(() =>
  import('./payment/payment-step.tsx').then((module) => ({ default: module.PaymentStep })),
)

type Props = { tone: Tone; complete: (order: CompletedOrder) => void }

/** The four steps of an order, beside its summary. */
export function OrderForm({ tone, complete }: Props) {
  const { t } = useTranslation()
  const { draft, change } = useOrderDraft()
  const { step: wanted, goTo } = useStep()
  const step = reachableStep(wanted, draft)
  const [checked, setChecked] = useState<{ step: Step; problems: FieldProblems }>({ step, problems: {} })
  // the browser's own Back changes the step, too
  const problems = checked.step === step ? checked.problems : {}
  const heading = useFocusOnChange(step)
  const index = STEPS.indexOf(step)
  const goOn = () => {
    const found = problemsOf(step, draft)
    setChecked({ step, problems: found })
    const next = STEPS[index + 1]
    if (Object.keys(found).length === 0 && next !== undefined) goTo(next)
    return found
  }
  const correct = ([first, ...others]: readonly TextField[]) => {
    if (first === undefined) throw new Error('The order is refused for something that no field asks for')
    const refused = [first, ...others].map((name) => [name, 'invalid'])
    setChecked({ step: stepOf(first), problems: Object.fromEntries(refused) })
    goTo(stepOf(first))
  }
  const before = STEPS[index - 1]
  const back = before === undefined ? null : () => goTo(before)
  const fields = { draft, change, problems }
  return (
    <main className={styles.columns}>
      <h1 className={styles.title}>{t('onboarding.heading')}</h1>
      <Progress step={step} />
      <section className={styles.step} aria-labelledby="order-step">
        <h2 id="order-step" tabIndex={-1} ref={heading}>
          {t(`onboarding.steps.${step}`)}
        </h2>
        {step === 'payment' ? (
          <ErrorBoundary fallback={<NotReady />}>
            <Suspense fallback={<p role="status">{t('onboarding.payment.loading')}</p>}>
              <PaymentStep draft={draft} tone={tone} back={back} correct={correct} complete={complete} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <StepForm step={step} problems={problems} goOn={goOn} back={back}>
            {step === 'plan' && <PlanFields draft={draft} change={change} />}
            {step === 'person' && <PersonFields {...fields} />}
            {step === 'address' && <AddressFields {...fields} />}
          </StepForm>
        )}
      </section>
      <OrderSummary draft={draft} />
    </main>
  )
}

/** The code of the payment could not be loaded. */
function NotReady() {
  const { t } = useTranslation()
  return (
    <p className={styles.alert} role="alert">
      {t('onboarding.payment.notReady')}
    </p>
  )
}

/** Moves the focus to the heading of a step that was opened, not of the first one shown. */
function useFocusOnChange(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus({ preventScroll: true })
    shown.current = step
  }, [step])
  return heading
}
