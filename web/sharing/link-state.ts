import type { ShareLink } from '../../shared/shares/share.ts'

export type LinkState = 'active' | 'inactive' | 'expired' | 'arrived'

/** Whether a link opens at `now` (epoch ms), and if not, why. An end outweighs its switch, and what it was the clock. */
export function linkState(
  { isActive, expiresAt, arrival }: Pick<ShareLink, 'isActive' | 'expiresAt' | 'arrival'>,
  now: number,
): LinkState {
  if (arrival !== null) return 'arrived'
  if (expiresAt !== null && Date.parse(expiresAt) <= now) return 'expired'
  return isActive ? 'active' : 'inactive'
}
