/** A name in a message: on one line, without characters that nobody sees. */
export const nameIn = (name: string) => name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
