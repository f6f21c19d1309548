import type { TFunction } from 'i18next'
import { ApiProblem } from '../../../shared/http/client.ts'
import type { FailureContext } from '../../i18n/en/problem.ts'
import { isFailureCode } from '../../i18n/failure-code.ts'
import { durationInOneUnit } from '../times/duration-text.ts'

export type ProblemText = {
  text: string
  /** The code for support. */
  code: string
  /** Whether the code has a text of its own. */
  isKnown: boolean
}

/** The text of a failed call, by its code: what happened and what to do about it. */
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
