import type { TFunction } from 'i18next'
import { ApiProblem } from '../../shared/http/client.ts'

/** Why a command was not accepted: the server's message, or that there was no response. */
export function failureReason(t: TFunction, error: Error): string {
  return error instanceof ApiProblem && error.code === 'network'
    ? t('commands.failed.noAnswer')
    : error.message
}
