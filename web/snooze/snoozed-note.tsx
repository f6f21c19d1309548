import { IconBellOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Snoozable } from '../../shared/notifications/snooze.ts'
import { useTimes } from '../ui/times/clock.tsx'
import { useNow } from '../ui/times/now.tsx'
import styles from './snoozed-note.module.css'
import { useSnoozedUntil } from './use-snooze.ts'

/** Says until when something is snoozed; nothing where it is not. */
export function SnoozedNote({ what }: { what: Snoozable }) {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const until = useSnoozedUntil(what)
  if (until === null) return null
  return (
    <span className={styles.note}>
      <IconBellOff size={14} stroke={2} aria-hidden />
      <time dateTime={until} title={times.full(until)}>
        {t('snooze.until', { time: times.short(until, now) })}
      </time>
    </span>
  )
}
