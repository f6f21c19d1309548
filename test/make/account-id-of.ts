import * as z from 'zod'

/** The account that a token is for. */
export const accountIdOf = (token: string): string =>
  z
    .object({ sub: z.string() })
    .parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))).sub
