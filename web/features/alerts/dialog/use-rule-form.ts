import { type FocusEvent, type FormEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlertRule } from '../../../../shared/alerts/alert-rule.ts'
import { ApiProblem } from '../../../../shared/http/client.ts'
import { shownDecimal } from '../../../ui/figures/typed-decimal.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import { useSaveRule } from '../use-rule-actions.ts'
import { type FieldPath, type FieldProblem, serverProblem } from './field-problem.ts'
import { isComplete, parseRule, type RuleDraft } from './rule-draft.ts'

/** The draft of a rule while it is edited: what is wrong with it, and how to save it. */
export function useRuleForm(initial: RuleDraft, edited: AlertRule | null, close: () => void) {
  const { t, i18n } = useTranslation()
  const { units } = useUnits()
  const [draft, setDraft] = useState(initial)
  const [isSubmitted, setSubmitted] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<FieldPath>>(new Set())
  const save = useSaveRule(edited)
  const { rule, wrong } = useMemo(() => parseRule(draft, units), [draft, units])
  const refused = refusedFields(save.error)
  const problemOf = (path: FieldPath): FieldProblem | undefined => {
    const known = isSubmitted || left.has(path) ? wrong.get(path) : undefined
    const refusal = refused.find((one) => one.path === path)
    return known ?? (refusal && serverProblem(refusal.code))
  }
  const field = (path: FieldPath) => {
    const problem = problemOf(path)
    return {
      name: path,
      error:
        problem &&
        t(`alerts.wrong.${problem.code}`, { limit: shownDecimal(problem.limit ?? '', i18n.language) }),
    }
  }
  const keys = useRef(0)
  return {
    draft,
    rule,
    field,
    canSave: isComplete(draft),
    isSaving: save.isPending,
    error: save.error,
    newKey: () => `new${keys.current++}`,
    change: (part: Partial<RuleDraft>) => {
      setDraft({ ...draft, ...part })
      save.reset()
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      setSubmitted(true)
      if (save.isPending || !isComplete(draft)) return
      const { elements } = event.currentTarget
      if (rule === null) return focusFirst(elements, [...wrong.keys()])
      save.mutate(rule, {
        onSuccess: close,
        onError: (error) =>
          focusFirst(
            elements,
            refusedFields(error).map(({ path }) => path),
          ),
      })
    },
    /** A text below an empty field would move the form away from under the press that left the field. */
    leave: ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.value !== '') setLeft(new Set([...left, target.name]))
    },
  }
}

const refusedFields = (error: unknown) => (error instanceof ApiProblem ? (error.details.errors ?? []) : [])

function focusFirst(elements: HTMLFormControlsCollection, paths: readonly FieldPath[]): void {
  const field = paths.map((path) => elements.namedItem(path)).find((one) => one instanceof HTMLElement)
  field?.focus()
}
