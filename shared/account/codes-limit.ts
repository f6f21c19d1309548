/** The error with which the user pool's trigger refuses to send a code today. The sign-in pages find it in Cognito's message. */
export const CODES_DAILY_LIMIT = 'codes-daily-limit'
