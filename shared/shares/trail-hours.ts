/** For how many hours of trail a share link may ask, and what it gets without a number. */
export const TRAIL_HOURS = { least: 1, most: 168, usual: 24 } as const

/** Whole hours of what a form sends, clamped to what a link may show; a text may hold the number, and no number is the usual. */
export function trailHoursOf(given: unknown): number {
  const hours = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
  if (typeof hours !== 'number' || Number.isNaN(hours)) return TRAIL_HOURS.usual
  return Math.min(TRAIL_HOURS.most, Math.max(TRAIL_HOURS.least, Math.trunc(hours)))
}
