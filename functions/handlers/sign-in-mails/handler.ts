import { readEnvironment } from '../../runtime/environment.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { SignInMailsEnvironment } from './environment.ts'
import { isBeforeSignUp, limitCodes } from './limit-codes.ts'
import { writeSignInMail } from './write-sign-in-mail.ts'

const environment = readEnvironment(SignInMailsEnvironment)
const limit = {
  accounts: accountStore(documentClient(), environment.ACCOUNTS_TABLE),
  unconfirmedPerDay: environment.UNCONFIRMED_PER_DAY,
  now: Date.now,
}

/** The triggers PreSignUp and CustomMessage of the user pool. */
export async function handler(event: unknown): Promise<unknown> {
  await limitCodes(event, limit)
  return isBeforeSignUp(event) ? event : writeSignInMail(event)
}
