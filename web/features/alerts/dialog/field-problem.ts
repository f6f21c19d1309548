import type { alertTexts } from '../../../i18n/en/alerts.ts'
import type { onBoardTexts } from '../../../i18n/en/on-board.ts'

/** What is wrong with a field, as the key of its text. */
export type FieldProblem = {
  code: keyof typeof alertTexts.alerts.wrong | keyof typeof onBoardTexts.alerts.wrong
  /** The least or the most, in the account's units. */
  limit?: string
}

/** `conditions.0.value`, as the API names fields too. */
export type FieldPath = string

/** The codes of the API that have a text of their own. */
const SERVER_PROBLEMS: Partial<Record<string, FieldProblem['code']>> = {
  'webhook-not-public': 'webhookNotPublic',
  'value-to-missing': 'valueTo',
  'limits-reversed': 'valueTo',
  'time-range-empty': 'emptyRange',
  'never-met': 'neverMet',
  contradiction: 'contradiction',
}

/** What the API refused about a field. */
export const serverProblem = (code: string): FieldProblem => ({ code: SERVER_PROBLEMS[code] ?? 'notAllowed' })
