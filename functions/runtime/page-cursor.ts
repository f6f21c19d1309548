import { createHmac, timingSafeEqual } from 'node:crypto'

/** 128 bits. */
const MAC_BYTES = 16

/**
 * Signs where the next page of an account's list starts. A cursor that was edited, or is another account's, opens
 * nothing.
 */
export function pageCursors(secret: string) {
  const macOf = (accountId: string, key: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['page-cursor', accountId, key]))
      .digest()
      .subarray(0, MAC_BYTES)

  return {
    seal: (accountId: string, key: string): string =>
      Buffer.concat([macOf(accountId, key), Buffer.from(key)]).toString('base64url'),

    /** The key in a cursor; `null` if the cursor is not one of this account's. */
    open(accountId: string, cursor: string): string | null {
      const bytes = Buffer.from(cursor, 'base64url')
      if (bytes.length <= MAC_BYTES || bytes.toString('base64url') !== cursor) return null
      const key = bytes.subarray(MAC_BYTES).toString('utf8')
      return timingSafeEqual(bytes.subarray(0, MAC_BYTES), macOf(accountId, key)) ? key : null
    },
  }
}
export type PageCursors = ReturnType<typeof pageCursors>
