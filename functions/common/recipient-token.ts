import type { SigningKeys } from '../outside/signing-keys.ts'
import { isMacOf, macOf } from '../runtime/mac.ts'

/** A recipient of an account's notifications: `<channel>:<address>`. */
export type RecipientOf = { accountId: string; recipient: string }

const SEPARATOR = ' '
/** Without dots: the edge takes the last part of a path with a dot for a file. */
const TOKEN = /^(?<mac>[\w-]{22})(?<keyId>[A-Za-z0-9]{1,4})-(?<content>[\w-]{1,1000})$/

/** A token that only the recipient gets, in messages to their address. It lets them agree, and stop. */
export function recipientToken({ current }: SigningKeys, { accountId, recipient }: RecipientOf): string {
  const content = Buffer.from(`${accountId}${SEPARATOR}${recipient}`).toString('base64url')
  return `${macOf(current.key, signedText(current.id, content))}${current.id}-${content}`
}

/** Whom a token is for; `null` for one that none of our keys made. */
export function readRecipientToken({ byId }: SigningKeys, token: string): RecipientOf | null {
  const { keyId = '', content = '', mac = '' } = TOKEN.exec(token)?.groups ?? {}
  const key = byId.get(keyId)
  if (key === undefined || !isMacOf(key, signedText(keyId, content), mac)) return null
  const text = Buffer.from(content, 'base64url').toString()
  const end = text.indexOf(SEPARATOR)
  return { accountId: text.slice(0, end), recipient: text.slice(end + 1) }
}

const signedText = (keyId: string, content: string) => `recipient:${keyId}:${content}`
