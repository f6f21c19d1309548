import type { SigningKeys } from '../outside/signing-keys.ts'
import { isMacOf, macOf } from '../runtime/mac.ts'

/** Tokens of one purpose are none of another. */
type Purpose = 'recipient' | 'event' | 'report' | 'invitation' | 'handOver'

/** Without dots: the edge takes the last part of a path with a dot for a file. */
const TOKEN = /^(?<mac>[\w-]{22})(?<keyId>[A-Za-z0-9]{1,4})-(?<content>[\w-]{1,1000})$/

/** A token that carries its text, which is readable, and that only our keys can make. */
export function signedToken({ current }: SigningKeys, purpose: Purpose, text: string): string {
  const content = Buffer.from(text).toString('base64url')
  return `${macOf(current.key, signedText(purpose, current.id, content))}${current.id}-${content}`
}

/** The text of a token; `null` for one that none of our keys made for this purpose. */
export function readSignedToken({ byId }: SigningKeys, purpose: Purpose, token: string): string | null {
  const { keyId = '', content = '', mac = '' } = TOKEN.exec(token)?.groups ?? {}
  const key = byId.get(keyId)
  if (key === undefined || !isMacOf(key, signedText(purpose, keyId, content), mac)) return null
  return Buffer.from(content, 'base64url').toString()
}

const signedText = (purpose: Purpose, keyId: string, content: string) => `${purpose}:${keyId}:${content}`
