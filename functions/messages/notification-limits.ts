import { DAY_MS, HOUR_MS } from '../../shared/time.ts'

/** For an account; further emails are collected in one digest. */
export const EMAIL_LIMIT = { max: 20, windowMs: HOUR_MS } as const
/** For an account; further reports by email are sent later. */
export const REPORT_EMAIL_LIMIT = { max: 60, windowMs: HOUR_MS } as const
/** For an account; further texts are not sent. */
export const TEXT_LIMIT = { max: 10, windowMs: DAY_MS } as const
/** For an account; further push messages are not sent. */
export const PUSH_LIMIT = { max: 60, windowMs: HOUR_MS } as const
