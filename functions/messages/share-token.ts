import { formatShareToken, parseShareToken } from '../../shared/shares/share-token.ts'
import type { SigningKeys } from '../outside/signing-keys.ts'
import { isMacOf, macOf } from '../runtime/mac.ts'

/** The token of a link, made with the current key. */
export const tokenOf = ({ current }: SigningKeys, linkId: string): string =>
  formatShareToken({ keyId: current.id, linkId, mac: macOf(current.key, signedText(current.id, linkId)) })

/** The link that a token opens; `null` for a token that none of our keys made. */
export function linkIdOf({ byId }: SigningKeys, token: string): string | null {
  const read = parseShareToken(token)
  if (read === null) return null
  const key = byId.get(read.keyId)
  if (key === undefined) return null
  return isMacOf(key, signedText(read.keyId, read.linkId), read.mac) ? read.linkId : null
}

const signedText = (keyId: string, linkId: string) => `share:${keyId}:${linkId}`
