/**
 * The id of an event, made of what it is: the track, the geofence or rule, the type of a crossing, the time (epoch ms).
 * So the same event always has the same id. Two 53-bit hashes (cyrb53 by bryc, public domain) of different seeds: 106
 * bits in base 36, for telling events apart, not for secrecy.
 */
export function eventId(parts: readonly (string | number)[]): string {
  const text = parts.join('\n')
  return `${digitsOf(hash53(text, 1))}${digitsOf(hash53(text, 2))}`
}

/** 53 bits need 11 digits. */
const DIGITS = 11

const digitsOf = (hash: number) => hash.toString(36).padStart(DIGITS, '0')

/** The same number for the same text, up to 53 bits. Not for secrecy. */
export function hash53(text: string, seed: number): number {
  let high = 0xdeadbeef ^ seed
  let low = 0x41c6ce57 ^ seed
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}
