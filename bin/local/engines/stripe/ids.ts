import { randomBytes } from 'node:crypto'

const BYTES = 18

/** Such as `cus_4vXcn0Zb1…`: letters and digits. */
export const newId = (prefix: string) =>
  `${prefix}_${randomBytes(BYTES).toString('base64url').replaceAll(/[-_]/g, 'x')}`
