import type { ShareLink } from '../../../shared/shares/share.ts'

export type LinkState = 'active' | 'inactive' | 'expired'

/** Whether a link opens at `now` (epoch ms), and if not, why. Its end outweighs its switch. */
export function linkState(
  { isActive, expiresAt }: Pick<ShareLink, 'isActive' | 'expiresAt'>,
  now: number,
): LinkState {
  if (expiresAt !== null && Date.parse(expiresAt) <= now) return 'expired'
  return isActive ? 'active' : 'inactive'
}
