/** What the address of a share link holds, each in base64url: `mac` says that we made it with the key of this id. */
export type ShareToken = { keyId: string; linkId: string; mac: string }

export const KEY_ID = /^[A-Za-z0-9]{1,4}$/
/** 96 bits. */
export const LINK_ID = /^[\w-]{16}$/
/** The last two parts have one length each, so the three need nothing between them; 128 bits are 22 characters. */
const TOKEN = /^(?<keyId>[A-Za-z0-9]{1,4})(?<linkId>[\w-]{16})(?<mac>[\w-]{22})$/

export const formatShareToken = ({ keyId, linkId, mac }: ShareToken) => `${keyId}${linkId}${mac}`

/** The parts of a token; `null` for what cannot be one. */
export function parseShareToken(text: string): ShareToken | null {
  const { keyId, linkId, mac } = TOKEN.exec(text)?.groups ?? {}
  if (keyId === undefined || linkId === undefined || mac === undefined) return null
  return { keyId, linkId, mac }
}
