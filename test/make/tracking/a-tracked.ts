import { advance } from '../../../shared/tracking/advance.ts'
import type { Position } from '../../../shared/tracking/position.ts'
import { NOTHING_TRACKED, type Tracked } from '../../../shared/tracking/tracked.ts'
import { aStampedPosition, NOON } from './a-position.ts'

/** What is known of a tracker after these fixes of a car, each given by what is special about it. */
export const aTracked = (...fixes: Partial<Position>[]): Tracked =>
  fixes.reduce(
    (tracked, fix) => advance(tracked, aStampedPosition(fix), { now: NOON, deviceType: 'car' }).tracked,
    NOTHING_TRACKED,
  )
