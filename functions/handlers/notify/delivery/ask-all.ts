import type { Account } from '../account.ts'
import { allOf } from '../all-of.ts'
import { unreachableBySms } from '../channels/text-message.ts'
import type { NotifyDeps } from '../deps.ts'
import { type Asked, consentProblem } from './consent.ts'
import type { NamedRecipient } from './recipients.ts'

/** Asks those who can be reached and have not been asked whether they agree. */
export async function askAll(
  recipients: readonly NamedRecipient[],
  account: Account,
  about: Asked,
  deps: NotifyDeps,
): Promise<void> {
  const isReachable = async ({ channel, address }: NamedRecipient) =>
    channel === 'email'
      ? address !== '' && deps.sendEmail !== null
      : channel === 'sms' && (await unreachableBySms(address, account, deps)) === null
  await allOf(
    recipients.map(async (recipient) => {
      if (await isReachable(recipient)) await consentProblem(recipient, account, about, deps)
    }),
  )
}
