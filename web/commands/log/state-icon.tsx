import {
  IconBan,
  IconCircleCheck,
  IconClock,
  IconClockOff,
  IconHandStop,
  IconMessageReply,
  IconSend,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { CommandState } from '../../../shared/commands/command.ts'
import styles from './state-icon.module.css'

const SHAPES: Record<CommandState, ComponentType<{ size: number; stroke: number }>> = {
  queued: IconClock,
  held: IconHandStop,
  sent: IconSend,
  answered: IconMessageReply,
  proved: IconCircleCheck,
  expired: IconClockOff,
  refused: IconBan,
}

/** The shape and colour of a state, always beside its word. */
export function StateIcon({ state }: { state: CommandState }) {
  const Shape = SHAPES[state]
  return (
    <span className={styles.mark} data-state={state} aria-hidden="true">
      <Shape size={18} stroke={1.8} />
    </span>
  )
}
