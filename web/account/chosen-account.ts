import { ACCOUNT_PARAM } from '../../shared/http/account-header.ts'

/** The first page of one's own account. */
export const OWN_ACCOUNT = '/dashboard'

/** The first page of an account of somebody else. It is opened anew, so that nothing of the account before is on it. */
export const accountPath = (accountId: string) => `${OWN_ACCOUNT}?${ACCOUNT_PARAM}=${accountId}`

/** The id of an account: the Cognito `sub` of its owner. */
export const ACCOUNT_ID = /^[\w-]{1,64}$/

let chosen: string | null = null

/** The account of somebody else that this page shows; `null` for that of whoever signed in. */
export const chosenAccount = (): string | null => chosen

/** Every later call is about this account. Returns whether that is a change. */
export function chooseAccount(accountId: string | null): boolean {
  const isChange = chosen !== accountId
  chosen = accountId
  return isChange
}

/** The account that a URL names; `null` for none. */
export function accountIn(search: string): string | null {
  const named = new URLSearchParams(search).get(ACCOUNT_PARAM)
  return named !== null && ACCOUNT_ID.test(named) ? named : null
}
