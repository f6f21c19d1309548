import { TextInput } from '@mantine/core'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProblem, FieldProblems } from '../draft-problems.ts'
import type { OrderDraft, TextField } from '../order-draft.ts'

type Props = FieldsProps & {
  name: TextField
  autoComplete: HTMLInputAutoCompleteAttribute
  type?: HTMLInputTypeAttribute
  className?: string | undefined
}

/** A required text of the order, with what is wrong with it beneath. */
export function OrderTextField({ name, draft, change, problems, ...input }: Props) {
  const { t } = useTranslation()
  const problem = problems[name]
  return (
    <TextInput
      {...input}
      name={name}
      label={t(`purchase.fields.${name}`)}
      value={draft[name]}
      error={problem !== undefined && textOf(problem)}
      required
      withAsterisk={false}
      onChange={({ currentTarget: { value } }) => change({ [name]: value })}
    />
  )

  function textOf(found: FieldProblem) {
    if (found === 'missing') return t(`purchase.missing.${name}`)
    return t(name === 'phone' ? 'purchase.phoneInvalid' : 'purchase.tooLong')
  }
}

export type FieldsProps = {
  draft: OrderDraft
  change: (part: Partial<OrderDraft>) => void
  problems: FieldProblems
}
