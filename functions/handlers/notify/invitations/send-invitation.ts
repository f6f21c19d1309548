import { DEFAULT_PREFERENCES } from '../../../../shared/account/preferences.ts'
import { loadMemberMails } from '../../../../shared/i18n/load-texts.ts'
import type { NewInvitation } from '../../../outside/notify-queue.ts'
import type { NotifyDeps } from '../deps.ts'
import { nameIn } from '../writing/name-in.ts'
import { sendMemberMail } from './member-mail.ts'

/** Sends the link of an invitation, in the language of whoever invites. */
export async function sendInvitation(
  { accountId, invitationId, invitedBy }: NewInvitation,
  deps: NotifyDeps,
): Promise<void> {
  const invitation = await deps.members.getInvitation(accountId, invitationId)
  if (invitation === null) return
  const { email, accountName, role } = invitation
  const [{ language = DEFAULT_PREFERENCES.language }, inviter] = await Promise.all([
    deps.preferences.get(invitedBy),
    deps.getPerson(invitedBy),
  ])
  const { memberMailTexts: texts } = await loadMemberMails(language)
  const values = {
    inviter: nameIn(inviter?.name ?? inviter?.email ?? accountName),
    account: nameIn(accountName),
    role: texts.roles[role],
  }
  const url = await deps.memberLinkOf('invitation', { accountId, id: invitationId })
  await sendMemberMail({ accountId, to: email, language, texts: texts.invitation, values, url }, deps)
}
