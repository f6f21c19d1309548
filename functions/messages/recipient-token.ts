import type { SigningKeys } from '../outside/signing-keys.ts'
import { readSignedToken, signedToken } from './signed-token.ts'

/** A recipient of an account's notifications: `<channel>:<address>`. */
export type RecipientOf = { accountId: string; recipient: string }

const SEPARATOR = ' '

/** A token that only the recipient gets, in messages to their address. It lets them agree, and stop. */
export const recipientToken = (keys: SigningKeys, { accountId, recipient }: RecipientOf): string =>
  signedToken(keys, 'recipient', `${accountId}${SEPARATOR}${recipient}`)

/** Whom a token is for; `null` for one that none of our keys made. */
export function readRecipientToken(keys: SigningKeys, token: string): RecipientOf | null {
  const text = readSignedToken(keys, 'recipient', token)
  if (text === null) return null
  const end = text.indexOf(SEPARATOR)
  return { accountId: text.slice(0, end), recipient: text.slice(end + 1) }
}
