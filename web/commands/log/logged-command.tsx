import { useTranslation } from 'react-i18next'
import type { CommandView } from '../../../shared/commands/commands.routes.ts'
import { exactTime, timeWithDay } from '../../ui/format.ts'
import { useNow } from '../../ui/times/now.tsx'
import { useCommandFormatter } from '../use-command-formatter.ts'
import styles from './command-log.module.css'
import { CommandRow } from './command-row.tsx'

type Props = { command: CommandView; accountId: string | undefined }

/** One command of the log: how it stands, who asked when, what the gate saw, and every step of its life. */
export function LoggedCommand({ command, accountId }: Props) {
  const { t } = useTranslation()
  const { whyText, seenText } = useCommandFormatter()
  const now = useNow()
  const { requestedBy, requestedFrom, requestedAt, answer, state, steps } = command
  const who = requestedBy === accountId ? t('commands.log.you') : requestedBy
  const seen = seenText(command)
  const answerTold = state === 'answered' || command.reason === 'unit'
  return (
    <li>
      <CommandRow command={command}>
        <div className={styles.beside}>
          <span>
            {t('commands.log.by', { who, address: requestedFrom })},{' '}
            <time dateTime={requestedAt} title={timeWithDay(requestedAt)} className="numbers">
              {exactTime(Date.parse(requestedAt), now)}
            </time>
          </span>
          {seen !== null && <span className="numbers">{seen}</span>}
          {answer !== null && !answerTold && <span>{t('commands.log.answer', { answer })}</span>}
        </div>
        <details className={styles.steps}>
          <summary>{t('commands.log.steps')}</summary>
          <ol>
            {steps.map((step) => (
              <li key={`${step.at} ${step.state}`}>
                <time dateTime={step.at} title={timeWithDay(step.at)} className="numbers">
                  {exactTime(Date.parse(step.at), now)}
                </time>
                <span>
                  <b>{t(`commands.states.${step.state}`)}</b> · {whyText({ ...step, answer })}
                  {seenText(step) !== null && <small className="numbers">{seenText(step)}</small>}
                </span>
              </li>
            ))}
          </ol>
        </details>
      </CommandRow>
    </li>
  )
}
