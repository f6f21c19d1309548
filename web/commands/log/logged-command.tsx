import { useTranslation } from 'react-i18next'
import type { CommandView } from '../../../shared/commands/commands.routes.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { useCommandFormatter } from '../use-command-formatter.ts'
import styles from './command-log.module.css'
import { CommandRow } from './command-row.tsx'

type Props = { command: CommandView; accountId: string | undefined }

/** A command in the log: its state, who requested it when, what the interlock saw, and its timeline. */
export function LoggedCommand({ command, accountId }: Props) {
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
