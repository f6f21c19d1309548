import { contactChannel } from '../../../shared/watching/float-plan/contact-channel.ts'
import { notificationName } from '../../events/notification-name.ts'
import type { PhoneStore } from '../../stores/accounts/phones.ts'
import type { RecipientStore } from '../../stores/notifications/recipients.ts'

export type ContactDeps = {
  recipients: Pick<RecipientStore, 'get'>
  phones: Pick<PhoneStore, 'get'>
  /** The verified address of an account. */
  getAddress: (accountId: string) => Promise<string | null>
}

/** The contacts who have not agreed to get messages of the account. */
export async function waitingFor(
  accountId: string,
  contacts: readonly string[],
  deps: ContactDeps,
): Promise<string[]> {
  const agreed = await Promise.all(contacts.map((contact) => hasAgreed(accountId, contact, deps)))
  return contacts.filter((_, index) => !agreed[index])
}

/** The account's own address and confirmed phone need not agree, but may have stopped messages. */
async function hasAgreed(
  accountId: string,
  contact: string,
  { recipients, phones, getAddress }: ContactDeps,
) {
  const channel = contactChannel(contact)
  const name = notificationName({ channel, address: contact, memberId: null })
  const state = (await recipients.get(accountId, name))?.state ?? 'asked'
  if (state !== 'asked') return state === 'confirmed'
  if (channel === 'email') return contact.toLowerCase() === (await getAddress(accountId))?.toLowerCase()
  const { phone, isConfirmed } = await phones.get(accountId)
  return isConfirmed && phone === contact
}
