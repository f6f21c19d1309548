import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { NOON } from '../tracking/a-position.ts'
import { aFix } from './watched-account.ts'

/** 2 AM in New York. */
const NIGHT = NOON + 18 * HOUR_MS

/** A fix `minute` minutes after 2 AM, `east` metres from where the van stands, with its ignition off. */
const nightFix = (minute: number, east: number, more: Partial<StampedPosition> = {}): StampedPosition =>
  aFix((NIGHT - NOON) / SECOND_MS + minute * 60, east, { speedKmh: 0, ignition: false, ...more })

/** The tracker speaks again at 2:34 AM. */
export const BACK_AT = NIGHT + 34 * MINUTE_MS

/**
 * A van stands until 2:05 AM and is towed at 2:10 AM, at 25 km/h into a car park below the ground, 1.7 km away. There
 * its tracker has neither a network nor a fix, until the van is brought out: `out` to stand beside it, or `onwards`.
 * `stored` is what the tracker recorded on the way there.
 */
export const aTow = () => ({
  parked: [0, 1, 2, 3, 4, 5].map((minute) => nightFix(minute, 0)),
  stored: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) =>
    nightFix(10 + index / 2, 30 + index * 208, {
      speedKmh: 25,
      receivedAt: BACK_AT + (index + 1) * SECOND_MS,
    }),
  ),
  out: [34, 35, 36].map((minute) => nightFix(minute, 1_700)),
  onwards: [0, 1, 2, 3, 4].map((index) => nightFix(34 + index / 2, 1_700 + index * 208, { speedKmh: 25 })),
})
