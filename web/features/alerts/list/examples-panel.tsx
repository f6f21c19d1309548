import { useTranslation } from 'react-i18next'
import { SILHOUETTES } from '../../../ui/silhouettes.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import { type RuleDraft, ruleDraft } from '../dialog/rule-draft.ts'
import { ruleSentence } from '../sentence/rule-sentence.ts'
import { useRuleWriting } from '../use-rule-writing.ts'
import styles from './examples.module.css'
import { examplesFor } from './examples.ts'

/** Rules to start from. One click opens the dialog with the example, which can be changed before it is saved. */
export function ExamplesPanel({ use }: { use: (draft: RuleDraft) => void }) {
  const { t } = useTranslation()
  const { zone } = useTimes()
  const { units } = useUnits()
  const writing = useRuleWriting()
  return (
    <section className={styles.examples} aria-labelledby="alert-examples">
      <h2 id="alert-examples">{t('alerts.examples.title')}</h2>
      <p>{t('alerts.examples.text')}</p>
      <ul>
        {examplesFor(units, zone).map((example) => {
          const name = t(`alerts.examples.names.${example.name}`)
          return (
            <li key={example.name}>
              <button
                type="button"
                aria-label={t('alerts.examples.use', { name })}
                aria-describedby={`example-${example.name}`}
                onClick={() => use(ruleDraft({ ...example, name }, units))}
              >
                <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                  <path fillRule="evenodd" d={SILHOUETTES[example.icon]} fill="currentColor" />
                </svg>
                <span>
                  <strong>{name}</strong>
                  <small id={`example-${example.name}`}>
                    {ruleSentence(example, t('alerts.who.any'), writing)}
                  </small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
