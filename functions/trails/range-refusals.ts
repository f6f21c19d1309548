import { REHEARSAL_DAYS_MAX } from '../../shared/geofences/geofences.routes.ts'
import { POSITIONS_READ_MAX } from '../stores/trails/trails.ts'

/** Why a rehearsal reads no positions. */
export const RANGE_TOO_LONG = {
  refused: 'range-too-long' as const,
  message: `The range is longer than ${REHEARSAL_DAYS_MAX} days. Request a shorter one.`,
  more: { errors: [{ path: 'from', code: 'range-too-long' }] },
}

export const TOO_MANY_POINTS = {
  refused: 'too-many-points' as const,
  message: `The range has more than ${POSITIONS_READ_MAX.toLocaleString('en')} points. Request a shorter one, or fewer devices.`,
}
