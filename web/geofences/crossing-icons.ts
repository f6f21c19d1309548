import { IconClockPause, IconDoorEnter, IconDoorExit } from '@tabler/icons-react'
import type { CrossingType } from '../../shared/geofences/crossing-type.ts'

export const CROSSING_ICONS: Record<CrossingType, typeof IconDoorEnter> = {
  entry: IconDoorEnter,
  exit: IconDoorExit,
  dwell: IconClockPause,
}
