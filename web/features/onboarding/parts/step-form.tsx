import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProblems, Step } from '../draft/draft-problems.ts'
import styles from '../onboarding.module.css'

type Props = {
  step: Exclude<Step, 'payment'>
  problems: FieldProblems
  /** Goes to the next step, or returns what is wrong. */
  goOn: () => FieldProblems
  back: (() => void) | null
  children: ReactNode
}

/** A step with its buttons. Continue goes to the first field that is wrong, if there is one. */
export function StepForm({ step, problems, goOn, back, children }: Props) {
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
