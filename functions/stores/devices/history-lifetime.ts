import { DAY_MS, SECOND_MS } from '../../../shared/time.ts'

/** 40 months of 30.44 days on average. */
const LIFETIME_DAYS = 40 * 30.44

/** When something that happened at `at` (epoch ms) is deleted: the value of a table's TTL attribute, in epoch seconds. */
export const historyExpiresAt = (at: number) => Math.round((at + LIFETIME_DAYS * DAY_MS) / SECOND_MS)
