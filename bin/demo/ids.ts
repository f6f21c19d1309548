import { createHash } from 'node:crypto'

const ID_LENGTH = 16

/** The same id for the same account and name: 96 bits in base64url, as the stores expect. */
export const demoId = (accountId: string, name: string): string =>
  createHash('sha256').update(`${accountId} ${name}`).digest('base64url').slice(0, ID_LENGTH)
