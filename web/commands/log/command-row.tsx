import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommandView } from '../../../shared/commands/commands.routes.ts'
import { AgeText } from '../../ui/times/age-text.tsx'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { switchOf } from '../command-name.ts'
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
  const times = useTimes()
  const { text, state, expiresAt } = command
  return (
    <div className={styles.row}>
      <StateIcon state={shownState(command)} />
      <div className={styles.text}>
        <div className={styles.head}>
          <strong data-verbatim={switchOf(text) === null || undefined}>{nameText(text)}</strong>
          <span className={styles.age}>
            <AgeText at={changedAt(command)} />
          </span>
        </div>
        <p role="status">
          <b>{stateText(command)}</b> · {detailText(command)}
          {state === 'held' &&
            ` ${t('commands.until', { time: times.withZone(times.short(expiresAt, now), expiresAt) })}`}
        </p>
        {children}
      </div>
    </div>
  )
}
