/** Whoever cuts a relay entered their password at most this long ago. */
export const RECENT_SIGN_IN_MINUTES = 10
