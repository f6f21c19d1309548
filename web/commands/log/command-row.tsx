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
import type { ComponentType, ReactNode } from 'react'
import { isSwitch } from '../../../shared/commands/command-queue.ts'
import type { CommandView } from '../../../shared/commands/commands.routes.ts'
import { AgeText } from '../../ui/times/age.tsx'
import { useCommandFormatter } from '../command-formatter.ts'
import { changedAt, type ShownState, shownState } from '../progress.ts'
import { RELAY_ICONS } from '../relay-icons.ts'
import styles from './command-row.module.css'
import { StatusText } from './status-text.tsx'

/** A command with its state, since when, and why. */
export function CommandRow({ command, children }: { command: CommandView; children?: ReactNode }) {
  const { nameText } = useCommandFormatter()
  const { kind } = command
  const RelayIcon = kind === 'cut' || kind === 'restore' ? RELAY_ICONS[kind] : null
  return (
    <div className={styles.row}>
      <StateIcon state={shownState(command)} />
      <div className={styles.text}>
        <div className={styles.head}>
          <strong data-verbatim={!isSwitch(command) || undefined}>
            {RelayIcon && <RelayIcon size={15} stroke={2} aria-hidden="true" />}
            {nameText(command)}
          </strong>
          <span className={styles.age}>
            <AgeText at={changedAt(command)} />
          </span>
        </div>
        <StatusText command={command} />
        {children}
      </div>
    </div>
  )
}

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
function StateIcon({ state }: { state: ShownState }) {
  const Icon = ICONS[state]
  return (
    <span className={styles.icon} data-state={state} aria-hidden="true">
      <Icon size={18} stroke={1.8} />
    </span>
  )
}
