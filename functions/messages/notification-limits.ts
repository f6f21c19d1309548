import { DAY_MS, HOUR_MS } from '../../shared/time.ts'

/** The limit of an account. Emails over it are collected in one digest. */
export const EMAIL_LIMIT = { max: 20, windowMs: HOUR_MS } as const
/** The limit of an account. Reports by email over it are sent later. */
export const REPORT_EMAIL_LIMIT = { max: 60, windowMs: HOUR_MS } as const
/** The limit of an account. Texts over it are not sent. */
export const TEXT_LIMIT = { max: 10, windowMs: DAY_MS } as const
/** The limit of an account. Push messages over it are not sent. */
export const PUSH_LIMIT = { max: 60, windowMs: HOUR_MS } as const
