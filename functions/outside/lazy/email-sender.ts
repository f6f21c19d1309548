import { onDemand } from '../../runtime/on-demand.ts'
import type { EmailSender } from '../emails.ts'

/**
 * Sends emails by SES, whose client is imported with the first of them; `null` where the operator has set no sender
 * address.
 */
export function lazyEmailSender(from: string, configurationSet: string): EmailSender | null {
  if (from === '') return null
  return onDemand(async () => (await import('../emails.ts')).emailSender(from, configurationSet))
}
