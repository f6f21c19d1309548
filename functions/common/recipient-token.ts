import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ShareKeys } from '../outside/share-secret.ts'

/** A recipient of an account's notifications: `<channel>:<address>`. */
export type RecipientOf = { accountId: string; recipient: string }

const MAC_BYTES = 16
const SEPARATOR = ' '
/** Without dots: the edge takes the last part of a path with a dot for a file. */
const TOKEN = /^(?<mac>[\w-]{22})(?<keyId>[A-Za-z0-9]{1,4})-(?<content>[\w-]{1,1000})$/

/** A token that only the recipient gets, in messages to their address. It lets them agree, and stop. */
export function recipientToken({ current, byId }: ShareKeys, { accountId, recipient }: RecipientOf): string {
  const key = byId.get(current)
  if (key === undefined) throw new Error('The secret of recipient links lacks the current key')
  const content = Buffer.from(`${accountId}${SEPARATOR}${recipient}`).toString('base64url')
  return `${macOf(key, current, content)}${current}-${content}`
}

/** Whom a token is for; `null` for one that none of our keys made. */
export function readRecipientToken({ byId }: ShareKeys, token: string): RecipientOf | null {
  const { keyId = '', content = '', mac = '' } = TOKEN.exec(token)?.groups ?? {}
  const key = byId.get(keyId)
  if (key === undefined) return null
  if (!timingSafeEqual(Buffer.from(macOf(key, keyId, content)), Buffer.from(mac))) return null
  const text = Buffer.from(content, 'base64url').toString()
  const end = text.indexOf(SEPARATOR)
  return { accountId: text.slice(0, end), recipient: text.slice(end + 1) }
}

const macOf = (key: string, keyId: string, content: string) =>
  createHmac('sha256', key)
    .update(`recipient:${keyId}:${content}`)
    .digest()
    .subarray(0, MAC_BYTES)
    .toString('base64url')
