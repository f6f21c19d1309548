import { Anchor, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { toIso } from '../../../shared/time.ts'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { shortTime } from '../../ui/format.ts'
import { useNow } from '../../ui/times/now.tsx'
import { useRoughAgeText } from '../../ui/times/use-age-text.ts'
import type { useDeviceList } from './devices/use-device-list.ts'
import styles from './overview.module.css'

type Props = { list: ReturnType<typeof useDeviceList>; refresh: () => void }

/** Why there is nothing to see, or why it is not the newest, and how old it is; or what the server says of its answer. */
export function OverviewProblem({ list: { error, known, message, readAt }, refresh }: Props) {
  const { t } = useTranslation()
  const now = useNow()
  const ageText = useRoughAgeText()
  if (error === null) return message && <Note text={message} action={t('overview.refresh')} act={refresh} />
  if (!known)
    return (
      <ProblemNote error={error} title={t('overview.loadFailed')}>
        <Button size="xs" variant="default" onClick={refresh}>
          {t('problem.tryAgain')}
        </Button>
      </ProblemNote>
    )
  const at = toIso(readAt)
  return (
    <Note
      text={t('overview.outdated', { time: shortTime(at, now), age: ageText(at, now) })}
      action={t('problem.tryAgain')}
      act={refresh}
    />
  )
}

const Note = ({ text, action, act }: { text: string; action: string; act: () => void }) => (
  <p className={styles.note} role="status">
    <span>{text}</span>
    <Anchor component="button" type="button" size="sm" onClick={act}>
      {action}
    </Anchor>
  </p>
)
