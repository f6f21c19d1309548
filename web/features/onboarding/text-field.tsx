import { type ComponentPropsWithoutRef, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProblem, FieldProblems } from './draft/draft-problems.ts'
import type { TextField as Name, OrderDraft } from './draft/order-draft.ts'
import styles from './fields.module.css'

export type Fields = {
  draft: OrderDraft
  change: (part: Partial<OrderDraft>) => void
  problems: FieldProblems
}

type Props = Fields & { name: Name; hint?: string } & Pick<
    ComponentPropsWithoutRef<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'className' | 'autoCapitalize'
  >

/** A field of the order with its label, and any error below it. */
export function TextField({ draft, change, problems, name, hint, className, ...input }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const problemText = useProblemText()
  const problem = problems[name]
  const described = [hint && `${id}hint`, problem && `${id}problem`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className={styles.label}>
        {t(`onboarding.fields.${name}`)}
      </label>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <input
        {...input}
        id={id}
        name={name}
        className={styles.input}
        value={draft[name]}
        onChange={({ currentTarget: { value } }) => change({ [name]: value })}
        required
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={described || undefined}
      />
      {problem && (
        <p id={`${id}problem`} className={styles.problem}>
          {problemText(name, problem)}
        </p>
      )}
    </div>
  )
}

function useProblemText() {
  const { t } = useTranslation()
  return (name: Name, problem: FieldProblem): string => {
    if (problem === 'missing') return t(`onboarding.missing.${name}`)
    return t(`onboarding.invalid.${name === 'email' || name === 'phone' ? name : 'other'}`)
  }
}
