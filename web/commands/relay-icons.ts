import { IconBolt, IconScissors } from '@tabler/icons-react'

/** The two things a relay can do, by shapes that cannot be confused: a cut, and power. */
export const RELAY_ICONS = { cut: IconScissors, restore: IconBolt }
