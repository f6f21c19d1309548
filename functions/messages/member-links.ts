import type { SigningKeys } from '../outside/signing-keys.ts'
import { readSignedToken, signedToken } from './signed-token.ts'

const SEPARATOR = ' '
/** The pages of the site behind the links of emails to members. They work only for those whom the email was for. */
const PAGES = { invitation: 'invitation', handOver: 'hand-over' }
type Kind = keyof typeof PAGES

/** An invitation to an account, or its handing over. */
type LinkOf = { accountId: string; id: string }

export const memberLink = (
  siteUrl: string,
  keys: SigningKeys,
  kind: Kind,
  { accountId, id }: LinkOf,
): string => `${siteUrl}/dashboard/${PAGES[kind]}/${signedToken(keys, kind, `${accountId}${SEPARATOR}${id}`)}`

/** What the token of a link is about; `null` for one that none of our keys made. */
export function readMemberLink(keys: SigningKeys, kind: Kind, token: string): LinkOf | null {
  const text = readSignedToken(keys, kind, token)
  if (text === null) return null
  const [accountId = '', id = ''] = text.split(SEPARATOR)
  return { accountId, id }
}
