import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { recipientToken } from '../../../functions/common/recipient-token.ts'
import { parseSigningKeys } from '../../../functions/outside/signing-keys.ts'

const Secrets = z.record(z.string(), z.string())

/** The token that the local run on this data folder would send to a recipient. */
export function aRecipientToken(dataFolder: string, accountId: string, recipient: string): string {
  const secrets = Secrets.parse(JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')))
  const [, secret = '{}'] = Object.entries(secrets).find(([name]) => name.startsWith('LinkSecret')) ?? []
  return recipientToken(parseSigningKeys(secret), { accountId, recipient })
}
