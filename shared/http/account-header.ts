/** Names the account of a call; without it, a call is about the account of whoever signed in. */
export const ACCOUNT_HEADER = 'x-account'
