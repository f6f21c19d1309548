import type { TFunction } from 'i18next'
import { ApiProblem } from '../../shared/http/client.ts'
import { en } from '../i18n/en.ts'

type Reason = keyof typeof en.shares.reasons
const isReason = (code: string): code is Reason => code in en.shares.reasons

/** Why a link could not be created, changed or deleted, and what to do about it. */
export function shareErrorText(t: TFunction, error: Error): string {
  const code = error instanceof ApiProblem ? error.code : 'other'
  return t(`shares.reasons.${isReason(code) ? code : 'other'}`)
}
