import { useTranslation } from 'react-i18next'
import type { CommandView } from '../../../shared/commands/commands.routes.ts'
import { useSentences } from '../../ui/text/use-sentences.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { useCommandFormatter } from '../command-formatter.ts'

export type CommandStatus = Pick<
  CommandView,
  'state' | 'reason' | 'speedKmh' | 'fixAgeSeconds' | 'answer' | 'expiresAt'
>

/** The state of a command and the reason for it. Screen readers announce changes. */
export function StatusText({ command }: { command: CommandStatus }) {
  const { t } = useTranslation()
  const { stateText, detailText } = useCommandFormatter()
  const sentences = useSentences()
  const now = useNow()
  const times = useTimes()
  const { state, expiresAt } = command
  const until = t('commands.until', { time: times.withZone(times.short(expiresAt, now), expiresAt) })
  return (
    <p role="status">
      <b>{stateText(command)}</b> ·{' '}
      {state === 'held' ? sentences(detailText(command), until) : detailText(command)}
    </p>
  )
}
