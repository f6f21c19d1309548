import { isMacOf, MAC_LENGTH, macOf } from '../mac.ts'

/**
 * Signs where the next page of an account's list starts. A cursor that was edited, or is another account's, opens
 * nothing.
 */
export function pageCursors(secret: string) {
  const signedText = (accountId: string, content: string) =>
    JSON.stringify(['page-cursor', accountId, content])

  return {
    seal(accountId: string, key: string): string {
      const content = Buffer.from(key).toString('base64url')
      return `${macOf(secret, signedText(accountId, content))}${content}`
    },

    /** The key in a cursor; `null` if the cursor is not one of this account's. */
    open(accountId: string, cursor: string): string | null {
      const [mac, content] = [cursor.slice(0, MAC_LENGTH), cursor.slice(MAC_LENGTH)]
      if (!isMacOf(secret, signedText(accountId, content), mac)) return null
      return Buffer.from(content, 'base64url').toString('utf8')
    },
  }
}
export type PageCursors = ReturnType<typeof pageCursors>
