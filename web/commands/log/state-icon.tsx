import {
  IconBan,
  IconCircleCheck,
  IconClock,
  IconClockOff,
  IconHandStop,
  IconMessageReply,
  IconReplace,
  IconSend,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { ShownState } from '../shown-state.ts'
import styles from './state-icon.module.css'

const ICONS: Record<ShownState, ComponentType<{ size: number; stroke: number }>> = {
  queued: IconClock,
  held: IconHandStop,
  sent: IconSend,
  answered: IconMessageReply,
  proved: IconCircleCheck,
  expired: IconClockOff,
  refused: IconBan,
  superseded: IconReplace,
}

/** The shape and colour of a state. Its name always stands beside it. */
export function StateIcon({ state }: { state: ShownState }) {
  const Icon = ICONS[state]
  return (
    <span className={styles.icon} data-state={state} aria-hidden="true">
      <Icon size={18} stroke={1.8} />
    </span>
  )
}
