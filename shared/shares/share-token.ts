/** The parts of a share link's token: `mac` (base64url) proves that we made it, with the key `keyId`. */
export type ShareToken = { keyId: string; linkId: string; mac: string }

export const KEY_ID = /^[A-Za-z0-9]{1,4}$/
/** 96 bits in base64url. */
export const LINK_ID = /^[\w-]{16}$/
/** The last two parts have fixed lengths, so no separator is needed. The MAC has 128 bits: 22 characters. */
const TOKEN = /^(?<keyId>[A-Za-z0-9]{1,4})(?<linkId>[\w-]{16})(?<mac>[\w-]{22})$/

export const formatShareToken = ({ keyId, linkId, mac }: ShareToken) => `${keyId}${linkId}${mac}`

/** The parts of a token; `null` where the text has another form. Does not verify the MAC. */
export function parseShareToken(text: string): ShareToken | null {
  const { keyId, linkId, mac } = TOKEN.exec(text)?.groups ?? {}
  if (keyId === undefined || linkId === undefined || mac === undefined) return null
  return { keyId, linkId, mac }
}
