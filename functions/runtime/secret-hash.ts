import { createHash, timingSafeEqual } from 'node:crypto'

const sha256 = (secret: string) => createHash('sha256').update(secret).digest()

/** The hash of a random password or key, in hex: what is stored of it. Random secrets need no slower hash. */
export const secretHash = (secret: string): string => sha256(secret).toString('hex')

/** Whether a secret has this hash. The time that the comparison takes says nothing about either. */
export function hasSecretHash(secret: string, hash: string | null | undefined): boolean {
  if (!hash) return false
  const [one, other] = [sha256(secret), Buffer.from(hash, 'hex')]
  return one.length === other.length && timingSafeEqual(one, other)
}
