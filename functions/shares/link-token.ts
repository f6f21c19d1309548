import { createHmac, timingSafeEqual } from 'node:crypto'
import { formatShareToken, parseShareToken } from '../../shared/shares/share-token.ts'
import type { ShareKeys } from '../outside/share-secret.ts'

const MAC_BYTES = 16

/** The token of a link, made with the current key. */
export function tokenOf({ current, byId }: ShareKeys, linkId: string): string {
  const key = byId.get(current)
  if (key === undefined) throw new Error('The share link secret lacks the current key')
  return formatShareToken({ keyId: current, linkId, mac: macOf(key, current, linkId) })
}

/** The link that a token opens; `null` for a token that none of our keys made. */
export function linkIdOf({ byId }: ShareKeys, token: string): string | null {
  const read = parseShareToken(token)
  if (read === null) return null
  const key = byId.get(read.keyId)
  if (key === undefined) return null
  // Compared as text: the last base64url character of a MAC has unused bits, and no second text may open a link.
  const expected = Buffer.from(macOf(key, read.keyId, read.linkId))
  return timingSafeEqual(expected, Buffer.from(read.mac)) ? read.linkId : null
}

const macOf = (key: string, keyId: string, linkId: string) =>
  createHmac('sha256', key)
    .update(`share:${keyId}:${linkId}`)
    .digest()
    .subarray(0, MAC_BYTES)
    .toString('base64url')
