import type { ShareLink } from '../../shared/shares/share.ts'

export type LinkState = 'active' | 'inactive' | 'expired' | 'arrived'

/** Whether a link opens at `now` (epoch ms), and if not, why. Arrival outranks expiry, and expiry outranks the switch. */
export function linkState(
  { isActive, expiresAt, arrival }: Pick<ShareLink, 'isActive' | 'expiresAt' | 'arrival'>,
  now: number,
): LinkState {
  if (arrival !== null) return 'arrived'
  if (expiresAt !== null && Date.parse(expiresAt) <= now) return 'expired'
  return isActive ? 'active' : 'inactive'
}
