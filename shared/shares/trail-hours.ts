/** The hours of trail that a share link may show, and those of a link that names none. */
export const TRAIL_HOURS = { min: 1, max: 168, default: 24 } as const

/**
 * The whole hours of a form's value, a number or its text, clamped to `TRAIL_HOURS`; the default where it is neither.
 */
export function trailHoursOf(value: unknown): number {
  const hours = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof hours !== 'number' || Number.isNaN(hours)) return TRAIL_HOURS.default
  return Math.min(TRAIL_HOURS.max, Math.max(TRAIL_HOURS.min, Math.trunc(hours)))
}
