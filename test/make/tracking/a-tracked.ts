import { advance } from '../../../shared/tracking/advance.ts'
import type { Position } from '../../../shared/tracking/position.ts'
import { NOTHING_TRACKED, type Tracked } from '../../../shared/tracking/tracked.ts'
import { aStampedPosition, NOON } from './a-position.ts'

/** The tracked state of a car after these fixes, each given by the fields that differ from `aPosition`. */
export const aTracked = (...fixes: Partial<Position>[]): Tracked =>
  fixes.reduce(
    (tracked, fix) => advance(tracked, aStampedPosition(fix), { now: NOON, deviceType: 'car' }).tracked,
    NOTHING_TRACKED,
  )
