import { DEFAULT_PREFERENCES } from '../../../../shared/account/preferences.ts'
import { fill } from '../../../../shared/i18n/fill.ts'
import { labelled } from '../../../../shared/i18n/labelled.ts'
import { LANGUAGE } from '../../../../shared/i18n/language.ts'
import { loadMemberMails } from '../../../../shared/i18n/load-texts.ts'
import { emailHtml } from '../../../messages/email-html.ts'
import type { NewInvitation } from '../../../outside/notify-queue.ts'
import { log } from '../../../runtime/log.ts'
import type { NotifyDeps } from '../deps.ts'
import { nameIn } from '../writing/name-in.ts'

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
  const url = await deps.invitationUrlOf(invitation)
  const values = {
    inviter: nameIn(inviter?.name ?? inviter?.email ?? accountName),
    account: nameIn(accountName),
    role: texts.roles[role],
  }
  const subject = fill(texts.subject, values)
  const paragraphs = texts.paragraphs.map((paragraph) => fill(paragraph, values))
  const answer = await deps.sendEmail?.({
    accountId,
    to: email,
    subject,
    text: `${[...paragraphs, labelled(texts.open, url, language)].join('\n\n')}\n`,
    html: emailHtml({
      lang: LANGUAGE[language].tag,
      title: subject,
      paragraphs,
      links: [{ text: texts.open, url }],
    }),
    unsubscribeUrl: null,
  })
  if (answer?.kind === 'unavailable') throw new Error(`An invitation was not sent: ${answer.cause}`)
  if (answer?.kind === 'refused') log('warn', 'invitation-refused', { reason: answer.cause })
}
