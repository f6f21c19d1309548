import type { TFunction } from 'i18next'
import { ApiProblem } from '../../shared/http/client.ts'

/** Why a command was not taken: the server's words, or that there are none. */
export function failureReason(t: TFunction, error: Error): string {
  return error instanceof ApiProblem && error.code === 'network'
    ? t('commands.failed.noAnswer')
    : error.message
}
