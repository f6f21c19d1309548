import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommandView } from '../../../shared/commands/commands.routes.ts'
import { shortTime } from '../../ui/format.ts'
import { AgeText } from '../../ui/times/age-text.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { switchOf } from '../command-name.ts'
import { changedAt } from '../progress.ts'
import { useCommandFormatter } from '../use-command-formatter.ts'
import styles from './command-row.module.css'
import { StateIcon } from './state-icon.tsx'

/** One command: what it is, where it stands since when, and why. Changes of it are read out. */
export function CommandRow({ command, children }: { command: CommandView; children?: ReactNode }) {
  const { t } = useTranslation()
  const { nameText, whyText } = useCommandFormatter()
  const now = useNow()
  const { text, state, expiresAt } = command
  return (
    <div className={styles.line}>
      <StateIcon state={state} />
      <div className={styles.words}>
        <div className={styles.head}>
          <strong data-verbatim={switchOf(text) === null || undefined}>{nameText(text)}</strong>
          <span className={styles.age}>
            <AgeText at={changedAt(command)} />
          </span>
        </div>
        <p role="status">
          <b>{t(`commands.states.${state}`)}</b> · {whyText(command)}
          {state === 'held' && ` ${t('commands.until', { time: shortTime(expiresAt, now) })}`}
        </p>
        {children}
      </div>
    </div>
  )
}
