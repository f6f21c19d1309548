import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../../account/account.ts'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { ZoneNote } from '../../ui/times/zone-note.tsx'
import { useCommands } from '../use-commands.ts'
import styles from './command-log.module.css'
import { LoggedCommand } from './logged-command.tsx'

const ROWS = ['first', 'second', 'third']

/** All commands of a device with their results, newest first. */
export function CommandLog({ deviceId }: { deviceId: string }) {
  const { t } = useTranslation()
  const { data, error } = useCommands(deviceId)
  const { data: account } = useQuery(accountQuery)
  return (
    <section className={styles.log} aria-labelledby="command-log">
      <header>
        <h2 id="command-log">{t('commands.log.title')}</h2>
        {data && data.length > 0 && <span>{t('commands.log.count', { count: data.length })}</span>}
        {data && data.length > 0 && <ZoneNote />}
      </header>
      {error && (
        <ProblemNote
          error={error}
          title={data === undefined ? t('commands.log.failed') : t('commands.log.stale')}
          context="devices"
        />
      )}
      {!data && !error && (
        <div className={styles.skeleton} role="status" aria-label={t('commands.log.loading')}>
          {ROWS.map((row) => (
            <Skeleton key={row} height={56} radius={8} />
          ))}
        </div>
      )}
      {data?.length === 0 && <EmptyLog />}
      {data && data.length > 0 && (
        <ol className={styles.commands}>
          {data.map((command) => (
            <LoggedCommand key={command.commandId} command={command} accountId={account?.accountId} />
          ))}
        </ol>
      )}
    </section>
  )
}

function EmptyLog() {
  const { t } = useTranslation()
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 160 64" role="img" aria-label={t('commands.log.emptyPicture')}>
        <rect x="8" y="18" width="36" height="28" rx="6" />
        <path d="M17 28l5 4-5 4M25 37h9" />
        <path d="M54 32h52" strokeDasharray="3 6" />
        <circle cx="130" cy="32" r="16" />
        <circle cx="130" cy="32" r="5" />
      </svg>
      <p>{t('commands.log.empty')}</p>
    </div>
  )
}
