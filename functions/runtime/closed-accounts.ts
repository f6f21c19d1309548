import { accountStore } from '../stores/accounts/accounts.ts'
import { documentClient } from '../stores/dynamodb/document-client.ts'
import { RouteEnvironment, readEnvironment } from './environment.ts'

export type IsClosed = (accountId: string) => Promise<boolean>

/** Checks the accounts table that this function's environment names. */
export function closedAccountCheck(): IsClosed {
  const { ACCOUNTS_TABLE } = readEnvironment(RouteEnvironment)
  return accountStore(documentClient(), ACCOUNTS_TABLE).isClosed
}
