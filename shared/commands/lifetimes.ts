import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../time.ts'
import type { CommandKind } from './command.ts'
import { needsInterlock } from './command-text.ts'

const CUT_LIFETIME_MIN_MS = 15 * MINUTE_MS
const STORE_LIFETIME_MS = 2 * HOUR_MS
/** After this a sent command no longer keeps the next one waiting. Its answer still counts until it expires. */
export const ANSWER_WITHIN_MS = 90 * SECOND_MS

/** How long a command may wait and be believed, milliseconds; `intervalMs` is the tracker's expected report interval. */
export function lifetimeMs(kind: CommandKind, intervalMs: number): number {
  if (needsInterlock(kind)) return Math.max(CUT_LIFETIME_MIN_MS, 2 * intervalMs)
  return kind === 'storeOn' || kind === 'storeOff' ? STORE_LIFETIME_MS : DAY_MS
}
