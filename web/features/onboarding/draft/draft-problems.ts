import { PHONE_PATTERN } from '../../../../shared/account/phone-pattern.ts'
import { ADDRESS_FIELDS, type OrderDraft, PERSON_FIELDS, type TextField } from './order-draft.ts'

export const STEPS = ['plan', 'person', 'address', 'payment'] as const
export type Step = (typeof STEPS)[number]

export type FieldProblem = 'missing' | 'invalid'
export type FieldProblems = Partial<Record<TextField, FieldProblem>>

const FIELDS: Record<Step, readonly TextField[]> = {
  plan: [],
  person: PERSON_FIELDS,
  address: ADDRESS_FIELDS,
  payment: [],
}

/** The server checks it more closely. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with a step's fields, in their order. */
export function problemsOf(step: Step, draft: OrderDraft): FieldProblems {
  const problems = FIELDS[step].flatMap((name) => {
    const problem = problemOf(name, draft[name].trim())
    return problem === null ? [] : [[name, problem] as const]
  })
  return Object.fromEntries(problems)
}

function problemOf(name: TextField, value: string): FieldProblem | null {
  if (value === '') return 'missing'
  if (name === 'email' && !EMAIL.test(value)) return 'invalid'
  return name === 'phone' && !PHONE_PATTERN.test(value) ? 'invalid' : null
}

export const isComplete = (step: Step, draft: OrderDraft): boolean =>
  Object.keys(problemsOf(step, draft)).length === 0

/** The step to show: the wanted one, or the first before it that is not complete. */
export function reachableStep(wanted: Step, draft: OrderDraft): Step {
  const before = STEPS.slice(0, STEPS.indexOf(wanted))
  return before.find((step) => !isComplete(step, draft)) ?? wanted
}

/** The step that asks for a field. */
export const stepOf = (name: TextField): Step => STEPS.find((step) => FIELDS[step].includes(name)) ?? 'plan'
