import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../../shared/tone.ts'
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx'
import { useMoney } from '../../ui/units/use-money.ts'
import { CheckMark } from './check-mark.tsx'
import {
  type FieldProblems,
  problemsOf,
  reachableStep,
  STEPS,
  type Step,
  stepOf,
} from './draft/draft-problems.ts'
import type { CompletedOrder, OrderDraft, TextField } from './draft/order-draft.ts'
import { useOrderDraft } from './draft/order-draft.ts'
import styles from './onboarding.module.css'
import orderSummaryStyles from './order-summary.module.css'
import progressStyles from './progress.module.css'
import { AddressFields } from './steps/address-fields.tsx'
import { PersonFields } from './steps/person-fields.tsx'
import { PlanFields } from './steps/plan-fields.tsx'
import { summaryOf } from './summary-lines.ts'
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

/** The order and its price. On phones it is closed and shows the sum. */
function OrderSummary({ draft }: { draft: OrderDraft }) {
  const { t } = useTranslation()
  const money = useMoney()
  const { lines, totalCents, renewalCents, period } = summaryOf(draft)
  const { quantity } = draft
  return (
    <aside className={orderSummaryStyles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary">{t('onboarding.summary.title')}</h2>
      <dl>
        {lines.map(({ what, cents }) => (
          <div key={what}>
            <dt>
              {t('onboarding.summary.times', { name: t(`onboarding.summary.lines.${what}`), quantity })}
            </dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
        <div className={orderSummaryStyles.total}>
          <dt>{t('onboarding.summary.total')}</dt>
          <dd aria-live="polite">{money(totalCents)}</dd>
        </div>
      </dl>
      <p>{t(`onboarding.summary.${period}`, { amount: money(renewalCents) })}</p>
      <p>{t('onboarding.summary.ships')}</p>
      <p>{t('onboarding.summary.guarantee')}</p>
    </aside>
  )
}

type State = 'done' | 'current' | 'ahead'

const stateOf = (at: number, current: number): State => {
  if (at < current) return 'done'
  return at === current ? 'current' : 'ahead'
}

/** How far the order is: the names of all steps on wide screens, that of the current one on phones. */
function Progress({ step }: { step: Step }) {
  const { t } = useTranslation()
  const current = STEPS.indexOf(step)
  return (
    <nav aria-label={t('onboarding.progress')} className={progressStyles.progress}>
      <p>{t('onboarding.stepOf', { step: current + 1, steps: STEPS.length })}</p>
      <ol>
        {STEPS.map((name, at) => {
          const state = stateOf(at, current)
          return (
            <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span className={progressStyles.number} aria-hidden="true">
                {state === 'done' ? <CheckMark /> : at + 1}
              </span>
              <span className={progressStyles.name}>{t(`onboarding.steps.${name}`)}</span>
              {state === 'done' && <span className={progressStyles.hidden}>{t('onboarding.stepDone')}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type StepFormProps = {
  step: Exclude<Step, 'payment'>
  problems: FieldProblems
  /** Goes to the next step, or returns what is wrong. */
  goOn: () => FieldProblems
  back: (() => void) | null
  children: ReactNode
}

/** A step with its buttons. Continue goes to the first field that is wrong, if there is one. */
function StepForm({ step, problems, goOn, back, children }: StepFormProps) {
  const { t } = useTranslation()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [first] = Object.keys(goOn())
    const field = first === undefined ? null : event.currentTarget.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  const isMissing = Object.values(problems).includes('missing')
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      {step !== 'plan' && isMissing && (
        <p className={styles.alert} role="alert">
          {t(`onboarding.allMissing.${step}`)}
        </p>
      )}
      {children}
      <div className={styles.buttons}>
        {back && (
          <button type="button" className={styles.secondary} onClick={back}>
            {t('onboarding.back')}
          </button>
        )}
        <button type="submit" className={styles.primary}>
          {t('onboarding.continue')}
        </button>
      </div>
    </form>
  )
}
