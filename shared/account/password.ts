/** Characters of a password. The user pool enforces it, and the sign-up form says so. */
export const PASSWORD_MIN_LENGTH = 10
