import type { SigningKeys } from '../outside/signing-keys.ts'
import { memberIdOf, type StoredMember } from '../stores/accounts/members.ts'
import { readSignedToken, signedToken } from './signed-token.ts'

const SEPARATOR = ' '

type InvitationOf = { accountId: string; invitationId: string }

/** The address of the page where an invitation is accepted. It works only for whoever has the invited mailbox. */
export function invitationUrl(
  siteUrl: string,
  keys: SigningKeys,
  invitation: Pick<StoredMember, 'accountId' | 'memberKey'>,
): string {
  const text = `${invitation.accountId}${SEPARATOR}${memberIdOf(invitation)}`
  return `${siteUrl}/dashboard/invitation/${signedToken(keys, 'invitation', text)}`
}

/** Which invitation a token is of; `null` for one that none of our keys made. */
export function readInvitationToken(keys: SigningKeys, token: string): InvitationOf | null {
  const text = readSignedToken(keys, 'invitation', token)
  if (text === null) return null
  const [accountId = '', invitationId = ''] = text.split(SEPARATOR)
  return { accountId, invitationId }
}
