/** The API accepts an access token until it expires, even after its session has ended. */
export const ACCESS_TOKEN_MINUTES = 60
