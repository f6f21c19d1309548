import { contactChannel } from '../../../../shared/watching/float-plan/contact-channel.ts'
import type { FloatPlanContacts } from '../../../outside/notify-queue.ts'
import { loadAccount } from '../account.ts'
import { askAll } from '../delivery/ask-all.ts'
import type { NamedRecipient } from '../delivery/recipients.ts'
import type { NotifyDeps } from '../deps.ts'

export const contactRecipients = (contacts: readonly string[]): NamedRecipient[] =>
  contacts.map((address) => ({ channel: contactChannel(address), address }))

/** Asks the contacts of a float plan who have not been asked, so that they can agree before the boat is overdue. */
export async function askContacts(
  { accountId, trackId }: FloatPlanContacts,
  deps: NotifyDeps,
): Promise<void> {
  const { floatPlan } = await deps.watches.get(trackId)
  const account = floatPlan && (await loadAccount(accountId, deps))
  if (floatPlan && account) await askAll(contactRecipients(floatPlan.contacts), account, 'floatPlan', deps)
}
