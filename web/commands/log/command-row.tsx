import type { ReactNode } from 'react'
import { isSwitch } from '../../../shared/commands/command-queue.ts'
import type { CommandView } from '../../../shared/commands/commands.routes.ts'
import { AgeText } from '../../ui/times/age-text.tsx'
import { changedAt } from '../progress.ts'
import { RELAY_ICONS } from '../relay-icons.ts'
import { shownState } from '../shown-state.ts'
import { useCommandFormatter } from '../use-command-formatter.ts'
import styles from './command-row.module.css'
import { StateIcon } from './state-icon.tsx'
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
