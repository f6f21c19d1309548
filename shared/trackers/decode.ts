import { parseJson } from '../json.ts'
import { type Decoded, unreadable } from './decoded.ts'
import { DIALECTS, type Dialect } from './dialects.ts'

/** Reads a tracker's message, whatever its bytes are; `receivedAt` is epoch milliseconds. Never throws. */
export function decode(dialect: Dialect, bytes: Uint8Array, receivedAt: number): Decoded {
  const text = textOf(bytes)
  if (text === null) return unreadable('body-not-utf8')
  if (text.trim() === '') return unreadable('body-empty')
  const body = parseJson(text)
  return body === undefined ? unreadable('body-not-json') : DIALECTS[dialect].decode(body, receivedAt)
}

/** A byte order mark is no part of the text. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
