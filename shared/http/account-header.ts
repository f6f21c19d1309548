/** Names the account of a call; without it, a call is about the account of whoever signed in. */
export const ACCOUNT_HEADER = 'x-account'
/** The parameter of a URL that says which account its page shows: so two tabs can show two. */
export const ACCOUNT_PARAM = 'account'
