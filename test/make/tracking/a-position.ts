import { NO_READINGS } from '../../../shared/trackers/fix.ts'
import { type StampedPosition, stamp } from '../../../shared/tracking/judging/clock.ts'
import type { Position } from '../../../shared/tracking/position.ts'

/** When test positions are recorded unless they say otherwise. */
export const NOON = Date.UTC(2026, 5, 1, 12)
export const RECEIVED_AFTER_MS = 900

/** A valid fix off Fort Lauderdale without any readings, received 900 ms after it was recorded. */
export function aPosition(fields: Partial<Position> = {}): Position {
  const recordedAt = fields.recordedAt ?? NOON
  return {
    ...NO_READINGS,
    recordedAt,
    receivedAt: recordedAt + RECEIVED_AFTER_MS,
    lat: 26.1,
    lng: -80.1,
    ...fields,
  }
}

export const aStampedPosition = (fields: Partial<Position> = {}): StampedPosition => stamp(aPosition(fields))
