import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CommandView } from '../../../shared/commands/commands.routes.ts'
import { accountQuery } from '../../account/account.ts'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { ZoneNote } from '../../ui/times/zone-note.tsx'
import { useCommandFormatter } from '../command-formatter.ts'
import { useCommands } from '../use-commands.ts'
import styles from './command-log.module.css'
import { CommandRow } from './command-row.tsx'

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

type Props = { command: CommandView; accountId: string | undefined }

/** A command in the log: its state, who requested it when, what the interlock saw, and its timeline. */
function LoggedCommand({ command, accountId }: Props) {
  const { t } = useTranslation()
  const { stateText, detailText, interlockText } = useCommandFormatter()
  const now = useNow()
  const times = useTimes()
  const { requestedBy, requestedFrom, requestedAt, answer, state, steps } = command
  const requester = requestedBy === accountId ? t('commands.log.you') : requestedBy
  const byText =
    command.eventKey === undefined
      ? t('commands.log.by', { requester, address: requestedFrom })
      : t('commands.log.byGeofence', { geofence: requestedBy })
  const interlock = interlockText(command)
  const isAnswerInDetail = state === 'answered' || command.reason === 'tracker-refused'
  return (
    <li>
      <CommandRow command={command}>
        <div className={styles.facts}>
          <span>
            {byText} ·{' '}
            <time dateTime={requestedAt} title={times.full(requestedAt)} className="numbers">
              {times.exact(requestedAt, now)}
            </time>
          </span>
          {interlock !== null && <span className="numbers">{interlock}</span>}
          {answer !== null && !isAnswerInDetail && <span>{t('commands.log.answer', { answer })}</span>}
        </div>
        <details className={styles.steps}>
          <summary>{t('commands.log.steps')}</summary>
          <ol>
            {steps.map((step) => (
              <li key={`${step.at} ${step.state}`}>
                <time dateTime={step.at} title={times.full(step.at)} className="numbers">
                  {times.exact(step.at, now)}
                </time>
                <span>
                  <b>{stateText(step)}</b> · {detailText({ ...step, answer })}
                  {interlockText(step) !== null && <small className="numbers">{interlockText(step)}</small>}
                </span>
              </li>
            ))}
          </ol>
        </details>
      </CommandRow>
    </li>
  )
}
