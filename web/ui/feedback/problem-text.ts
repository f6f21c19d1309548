import type { TFunction } from 'i18next'
import { ApiProblem } from '../../../shared/http/client.ts'
import type { FailureContext } from '../../i18n/en/problem.ts'
import { isFailureCode } from '../../i18n/failure-code.ts'
import { durationInOneUnit } from '../times/duration-text.ts'

export type ProblemText = {
  text: string
  /** For support. */
  code: string
  /** Whether the code has a text of its own. */
  isKnown: boolean
}

/** What happened and what to do about it, by the code of a failed call. */
export function problemText(t: TFunction, error: unknown, context?: FailureContext): ProblemText {
  const code = error instanceof ApiProblem ? error.code : 'unexpected'
  if (!(error instanceof ApiProblem) || !isFailureCode(code))
    return { text: t('problem.other'), code, isKnown: false }
  const { retryAfterSeconds } = error.details
  const wait =
    retryAfterSeconds === undefined
      ? t('problem.aMoment')
      : durationInOneUnit(t, retryAfterSeconds, Math.ceil)
  return { text: t(`problem.codes.${code}`, { context, wait }), code, isKnown: true }
}
