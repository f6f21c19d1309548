import type { SigningKeys } from '../outside/signing-keys.ts'
import type { ReportId } from '../stores/notifications/notifications.ts'
import { readSignedToken, signedToken } from './signed-token.ts'

const SEPARATOR = ' '

/** A token in a message with a report. Whoever has it may download the report, until that expires. */
export const reportToken = (keys: SigningKeys, { accountId, reportId }: ReportId): string =>
  signedToken(keys, 'report', `${accountId}${SEPARATOR}${reportId}`)

/** Which report a token is of; `null` for one that none of our keys made. */
export function readReportToken(keys: SigningKeys, token: string): ReportId | null {
  const text = readSignedToken(keys, 'report', token)
  if (text === null) return null
  const end = text.indexOf(SEPARATOR)
  return { accountId: text.slice(0, end), reportId: text.slice(end + 1) }
}
