import { createHmac, timingSafeEqual } from 'node:crypto'

/** 128 bits. */
const MAC_BYTES = 16
/** In base64url. */
export const MAC_LENGTH = 22

/** The MAC of a text, in base64url. Begin the text with its purpose, so that no MAC serves another. */
export const macOf = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest().subarray(0, MAC_BYTES).toString('base64url')

/**
 * Compares in constant time, and as text: the last base64url character of a MAC has unused bits, and only one
 * spelling may be valid.
 */
export function isMacOf(key: string, text: string, mac: string): boolean {
  const [expected, actual] = [Buffer.from(macOf(key, text)), Buffer.from(mac)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
