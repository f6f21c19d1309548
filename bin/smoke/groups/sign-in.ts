import * as z from 'zod'
import { type Client, createClient } from '../../../shared/http/client.ts'
import { parseJson } from '../../../shared/json.ts'
import { signIn, type Tokens } from '../../cli/sign-in.ts'
import type { Found } from '../checks.ts'
import type { Run } from '../run.ts'
import { SECTIONS } from '../sections.ts'
import type { Site } from './site.ts'

export type Account = Tokens & { site: Site; accountId: string; client: Client }

export function checkSignIn(
  { check }: Run,
  site: Found<Site>,
  { email, password }: { email: string; password: string },
): Promise<Found<Account>> {
  return check({ title: 'The account signs in', see: SECTIONS.prove }, site, async (site) => {
    const tokens = await signIn(site.config, email, password)
    const client = createClient({
      baseUrl: site.config.apiUrl,
      accessToken: async () => tokens.accessToken,
      fetch,
    })
    return { ...tokens, site, accountId: accountIdOf(tokens.accessToken), client }
  })
}

const Claims = z.object({ sub: z.string() })

const accountIdOf = (token: string): string =>
  Claims.parse(parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))).sub
