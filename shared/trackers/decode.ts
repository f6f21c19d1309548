import { parseJson } from '../json.ts'
import { type Decoded, unreadable } from './decoded.ts'
import { DIALECTS, type Dialect, type UnreadableReason } from './dialects.ts'

/** Decodes a tracker's message, whatever its bytes are; `receivedAt` is epoch milliseconds. Never throws. */
export function decode(dialect: Dialect, bytes: Uint8Array, receivedAt: number): Decoded<UnreadableReason> {
  const text = utf8TextOf(bytes)
  if (text === null) return unreadable('body-not-utf8')
  if (text.trim() === '') return unreadable('body-empty')
  const body = parseJson(text)
  return body === undefined ? unreadable('body-not-json') : DIALECTS[dialect].decode(body, receivedAt)
}

/** Without a byte order mark, which `TextDecoder` drops. */
function utf8TextOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
