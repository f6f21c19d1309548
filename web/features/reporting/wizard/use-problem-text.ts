import { useTranslation } from 'react-i18next'
import { RECIPIENTS_MAX } from '../../../../shared/reports/schedule.ts'
import type { DraftProblem } from './schedule-draft.ts'

/** Says what is missing or wrong in a step. */
export function useProblemText(): (problem: DraftProblem) => string {
  const { t } = useTranslation()
  return ({ code, text }) => t(`reports.wizard.problems.${code}`, { text, max: RECIPIENTS_MAX })
}
