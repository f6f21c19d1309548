import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../time.ts'
import type { CommandKind } from './command.ts'
import { needsInterlock } from './command-text.ts'

const CUT_LIFETIME_MIN_MS = 15 * MINUTE_MS
const STORE_LIFETIME_MS = 2 * HOUR_MS
/** After this, a sent command no longer blocks the next one. Its answer still counts until it expires. */
export const ANSWER_WITHIN_MS = 90 * SECOND_MS

/**
 * How long after its request a command may be sent and answered, milliseconds. One that needs the interlock lives
 * for 15 minutes, or two of the tracker's expected report intervals (`intervalMs`) where that is longer.
 */
export function lifetimeMs(kind: CommandKind, intervalMs: number): number {
  if (needsInterlock(kind)) return Math.max(CUT_LIFETIME_MIN_MS, 2 * intervalMs)
  return kind === 'storeOn' || kind === 'storeOff' ? STORE_LIFETIME_MS : DAY_MS
}
