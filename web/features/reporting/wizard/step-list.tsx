import { useTranslation } from 'react-i18next'
import { useFocusOnMount } from '../../../ui/focus.ts'
import { STEPS, type Step } from './schedule-draft.ts'
import styles from './wizard.module.css'

type Props = {
  current: Step
  /** The index of the last step that can be opened: those before have no problem. */
  reachable: number
  open: (step: Step) => void
}

/** The steps of the wizard, each a way back to it. */
export function StepList({ current, reachable, open }: Props) {
  const { t } = useTranslation()
  const index = STEPS.indexOf(current)
  return (
    <ol className={styles.steps} aria-label={t('reports.wizard.progress')}>
      {STEPS.map((step, at) => (
        <li key={step} data-done={at < index || undefined}>
          <button
            type="button"
            aria-current={step === current ? 'step' : undefined}
            disabled={at > reachable}
            onClick={() => open(step)}
          >
            <span aria-hidden>{at + 1}</span>
            {t(`reports.wizard.steps.${step}`)}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** The name of the step, which has the focus after another step was left. */
export function StepHeading({ step, isFocused }: { step: Step; isFocused: boolean }) {
  const { t } = useTranslation()
  const heading = useFocusOnMount<HTMLHeadingElement>(isFocused)
  return (
    <h3 ref={heading} className={styles.heading} tabIndex={-1}>
      {t(`reports.wizard.steps.${step}`)}
      <small>{t('reports.wizard.stepOf', { step: STEPS.indexOf(step) + 1, steps: STEPS.length })}</small>
    </h3>
  )
}
