import * as z from 'zod'
import { HISTORY_MONTHS_MAX, monthsMs } from '../../../shared/account/history.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { readEnvironment } from '../../runtime/environment.ts'

/** Only set where the operator has chosen a shorter time. */
const { HISTORY_MONTHS } = readEnvironment(
  z.object({ HISTORY_MONTHS: z.coerce.number().int().positive().default(HISTORY_MONTHS_MAX) }),
)
/** The longest that this deployment keeps any history. */
export const DEPLOYED_HISTORY_MONTHS = HISTORY_MONTHS

/** When something that happened at `at` (epoch ms) is deleted: the value of a table's TTL attribute, in epoch seconds. */
export const historyExpiresAt = (at: number) => Math.round((at + monthsMs(HISTORY_MONTHS)) / SECOND_MS)
