import { Anchor, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { toIso } from '../../../shared/time.ts'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { useAgeText } from '../../ui/times/age.tsx'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import styles from './list-problem.module.css'
import type { DeviceList } from './use-device-list.ts'

type Props = { list: DeviceList; refresh: () => void }

/** Says that the devices failed to load, or are outdated and since when, or what the server says about its list. */
export function ListProblem({ list: { error, isLoaded, isOnline, message, loadedAt }, refresh }: Props) {
  const { t } = useTranslation()
  const now = useNow()
  const times = useTimes()
  const ageText = useAgeText()
  if (error === null && isOnline)
    return message && <Note text={message} action={t('overview.refresh')} onAction={refresh} />
  if (!isLoaded)
    return (
      <ProblemNote error={error} title={t('overview.loadFailed')}>
        <Button size="xs" variant="default" onClick={refresh}>
          {t('problem.tryAgain')}
        </Button>
      </ProblemNote>
    )
  const time = times.withZone(times.short(loadedAt, now), loadedAt)
  const age = ageText(toIso(loadedAt), now)
  if (!isOnline) return <Note text={t('overview.offline', { time, age })} />
  return (
    <Note text={t('overview.outdated', { time, age })} action={t('problem.tryAgain')} onAction={refresh} />
  )
}

type NoteProps = { text: string; action?: string; onAction?: () => void }

const Note = ({ text, action, onAction }: NoteProps) => (
  <p className={styles.note} role="status">
    <span>{text}</span>
    {action && (
      <Anchor component="button" type="button" size="sm" onClick={onAction}>
        {action}
      </Anchor>
    )}
  </p>
)
