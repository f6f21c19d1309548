import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { recipientToken } from '../../../functions/messages/recipient-token.ts'
import { reportToken } from '../../../functions/messages/report-token.ts'
import { parseSigningKeys, type SigningKeys } from '../../../functions/outside/signing-keys.ts'

const Secrets = z.record(z.string(), z.string())

/** The keys of the links that the local run on this data folder sends. */
export function linkKeysOf(dataFolder: string): SigningKeys {
  const secrets = Secrets.parse(JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')))
  const [, secret = '{}'] = Object.entries(secrets).find(([name]) => name.startsWith('LinkSecret')) ?? []
  return parseSigningKeys(secret)
}

/** The token that the local run on this data folder would send to a recipient. */
export const aRecipientToken = (dataFolder: string, accountId: string, recipient: string): string =>
  recipientToken(linkKeysOf(dataFolder), { accountId, recipient })

/** The token in a message with a report. */
export const aReportToken = (dataFolder: string, accountId: string, reportId: string): string =>
  reportToken(linkKeysOf(dataFolder), { accountId, reportId })
