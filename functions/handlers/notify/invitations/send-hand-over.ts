import { DEFAULT_PREFERENCES } from '../../../../shared/account/preferences.ts'
import { ACCOUNT_PARAM } from '../../../../shared/http/account-header.ts'
import { loadMemberMails } from '../../../../shared/i18n/load-texts.ts'
import type { HandOverMail } from '../../../outside/notify-queue.ts'
import type { NotifyDeps } from '../deps.ts'
import { nameIn } from '../writing/name-in.ts'
import { sendMemberMail } from './member-mail.ts'

type HandOverMailDeps = Pick<
  NotifyDeps,
  'getAddress' | 'handOvers' | 'memberLinkOf' | 'preferences' | 'sendEmail' | 'siteUrl'
> & { accounts: Pick<NotifyDeps['accounts'], 'ownerOf'>; members: Pick<NotifyDeps['members'], 'getMember'> }

/** Writes to one side of an account that is being handed over, in their language. */
export async function sendHandOver({ accountId, mail }: HandOverMail, deps: HandOverMailDeps): Promise<void> {
  if (mail === 'done') return sendDone(accountId, deps)
  const handOver = await deps.handOvers.get(accountId)
  if (handOver === null) return
  const { id, owner, memberId } = handOver
  const member = await deps.members.getMember(accountId, memberId)
  if (member === null) return
  const reader = mail === 'owner' ? owner : { personId: memberId, email: member.email }
  const { language = DEFAULT_PREFERENCES.language } = await deps.preferences.get(reader.personId)
  const { memberMailTexts: texts } = await loadMemberMails(language)
  const values = { owner: nameIn(owner.name ?? owner.email), member: nameIn(member.name ?? member.email) }
  const url = await deps.memberLinkOf('handOver', { accountId, id })
  await sendMemberMail({ accountId, to: reader.email, language, texts: texts.handOver, values, url }, deps)
}

/** Tells the new owner that the account is theirs. */
async function sendDone(accountId: string, deps: HandOverMailDeps): Promise<void> {
  const ownerId = await deps.accounts.ownerOf(accountId)
  const [member, to, { language = DEFAULT_PREFERENCES.language }] = await Promise.all([
    deps.members.getMember(accountId, ownerId),
    // known for a while by the account, it could be that of the owner before
    deps.getAddress(ownerId),
    deps.preferences.get(accountId),
  ])
  if (member === null || to === null) return
  const { memberMailTexts: texts } = await loadMemberMails(language)
  const url = new URL('/dashboard/settings?tab=members', deps.siteUrl)
  url.searchParams.set(ACCOUNT_PARAM, accountId)
  const values = { account: nameIn(member.accountName) }
  await sendMemberMail({ accountId, to, language, texts: texts.handedOver, values, url: url.href }, deps)
}
