import { useTranslation } from 'react-i18next'
import { STEPS, type Step } from '../draft/draft-problems.ts'
import { CheckMark } from './check-mark.tsx'
import styles from './progress.module.css'

type State = 'done' | 'current' | 'ahead'

const stateOf = (at: number, current: number): State => {
  if (at < current) return 'done'
  return at === current ? 'current' : 'ahead'
}

/** How far the order is: the names of all steps on wide screens, that of the current one on phones. */
export function Progress({ step }: { step: Step }) {
  const { t } = useTranslation()
  const current = STEPS.indexOf(step)
  return (
    <nav aria-label={t('onboarding.progress')} className={styles.progress}>
      <p>{t('onboarding.stepOf', { step: current + 1, steps: STEPS.length })}</p>
      <ol>
        {STEPS.map((name, at) => {
          const state = stateOf(at, current)
          return (
            <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span className={styles.number} aria-hidden="true">
                {state === 'done' ? <CheckMark /> : at + 1}
              </span>
              <span className={styles.name}>{t(`onboarding.steps.${name}`)}</span>
              {state === 'done' && <span className={styles.hidden}>{t('onboarding.stepDone')}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
