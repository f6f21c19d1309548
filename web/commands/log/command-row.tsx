import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isSwitch } from '../../../shared/commands/command-queue.ts'
import type { CommandView } from '../../../shared/commands/commands.routes.ts'
import { shortTime } from '../../ui/format.ts'
import { AgeText } from '../../ui/times/age-text.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { changedAt } from '../progress.ts'
import { shownState } from '../shown-state.ts'
import { useCommandFormatter } from '../use-command-formatter.ts'
import styles from './command-row.module.css'
import { StateIcon } from './state-icon.tsx'

/** A command with its state, since when, and why. Screen readers announce changes. */
export function CommandRow({ command, children }: { command: CommandView; children?: ReactNode }) {
  const { t } = useTranslation()
  const { nameText, stateText, detailText } = useCommandFormatter()
  const now = useNow()
  const { state, expiresAt } = command
  return (
    <div className={styles.row}>
      <StateIcon state={shownState(command)} />
      <div className={styles.text}>
        <div className={styles.head}>
          <strong data-verbatim={!isSwitch(command) || undefined}>{nameText(command)}</strong>
          <span className={styles.age}>
            <AgeText at={changedAt(command)} />
          </span>
        </div>
        <p role="status">
          <b>{stateText(command)}</b> · {detailText(command)}
          {state === 'held' && ` ${t('commands.until', { time: shortTime(expiresAt, now) })}`}
        </p>
        {children}
      </div>
    </div>
  )
}
