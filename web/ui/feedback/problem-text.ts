import type { TFunction } from 'i18next'
import { ApiProblem } from '../../../shared/http/client.ts'
import { en } from '../../i18n/en.ts'

type ProblemKey = keyof typeof en.problem
const isKey = (code: string): code is ProblemKey => code in en.problem

/** What happened and what to do about it, and the code for support. */
export function problemText(t: TFunction, error: unknown): { text: string; code: string } {
  const code = error instanceof ApiProblem ? error.code : 'unexpected'
  return { text: isKey(code) ? t(`problem.${code}`) : t('problem.other'), code }
}
