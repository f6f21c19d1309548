import { readUses } from '../../runtime/uses.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { isBeforeSignUp, limitCodes } from './limit-codes.ts'
import { uses } from './uses.ts'
import { writeSignInMail } from './write-sign-in-mail.ts'

const { tables, settings } = readUses(uses)
const limit = {
  accounts: accountStore(documentClient(), tables.accounts),
  unconfirmedPerDay: settings.unconfirmedPerDay,
  now: Date.now,
}

/** The triggers PreSignUp and CustomMessage of the user pool. */
export async function handler(event: unknown): Promise<unknown> {
  await limitCodes(event, limit)
  return isBeforeSignUp(event) ? event : writeSignInMail(event)
}
