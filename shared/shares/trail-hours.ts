/** For how many hours of trail a share link may ask, and what it gets without a number. */
export const TRAIL_HOURS = { min: 1, max: 168, default: 24 } as const

/** Whole hours of what a form sends, clamped to what a link may show; a text may hold the number, and no number is the usual. */
export function trailHoursOf(given: unknown): number {
  const hours = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
  if (typeof hours !== 'number' || Number.isNaN(hours)) return TRAIL_HOURS.default
  return Math.min(TRAIL_HOURS.max, Math.max(TRAIL_HOURS.min, Math.trunc(hours)))
}
