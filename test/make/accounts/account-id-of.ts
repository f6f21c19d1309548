import * as z from 'zod'

const Claims = z.object({ sub: z.string() })

/** The account id (`sub`) in a token. The signature is not checked. */
export const accountIdOf = (token: string): string =>
  Claims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))).sub
