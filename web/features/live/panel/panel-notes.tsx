import { Anchor } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { SECOND_MS, toIso } from '../../../../shared/time.ts'
import { useOnline } from '../../../pwa/use-online.ts'
import { problemText } from '../../../ui/feedback/problem-text.ts'
import { useAgeText } from '../../../ui/times/age.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { TRAILS_MAX } from '../map/use-trails.ts'
import type { Fleet } from '../use-fleet.ts'
import styles from './panel.module.css'

/** Why the page may be out of date or incomplete, one line per reason. */
export function PanelNotes({
  fleet,
  trailsError,
  trailsLimited,
  unknownId,
  dismissUnknown,
}: {
  fleet: Fleet
  trailsError: Error | null
  trailsLimited: boolean
  /** The device in the URL that is not in the account. */
  unknownId: string | undefined
  dismissUnknown: () => void
}) {
  const { t } = useTranslation()
  const times = useTimes()
  const time = times.withZone(times.exact(fleet.fetchedAt, useNow()), fleet.fetchedAt)
  const refreshFailed = fleet.isLoaded && fleet.refreshFailed
  return (
    <div role="status">
      {fleet.paused && fleet.isLoaded && (
        <p className={styles.note}>
          <span>{t('live.paused', { time })}</span>
          <Anchor component="button" type="button" size="sm" onClick={() => fleet.setPaused(false)}>
            {t('live.resume')}
          </Anchor>
        </p>
      )}
      {fleet.isLoaded && !fleet.paused && <OutdatedNote fleet={fleet} />}
      {fleet.message !== null && !refreshFailed && (
        <p className={styles.note}>
          <span>{fleet.message}</span>
          <Anchor component="button" type="button" size="sm" onClick={fleet.refresh}>
            {t('live.refresh')}
          </Anchor>
        </p>
      )}
      {trailsError !== null && !refreshFailed && (
        <p className={styles.note}>
          {t('live.trailsFailed', { reason: problemText(t, trailsError, 'devices').text })}
        </p>
      )}
      {trailsLimited && <p className={styles.note}>{t('live.trailsLimited', { count: TRAILS_MAX })}</p>}
      {unknownId !== undefined && (
        <p className={styles.note}>
          <span>{t('linked.unknown', { id: unknownId })}</span>
          <Anchor component="button" type="button" size="sm" onClick={dismissUnknown}>
            {t('linked.showAll')}
          </Anchor>
        </p>
      )}
    </div>
  )
}

const SLOW_AFTER_MS = 4 * SECOND_MS

/** Why the positions may be out of date, when they were fetched, and how long ago that is. */
function OutdatedNote({ fleet }: { fleet: Fleet }) {
  const { t } = useTranslation()
  const online = useOnline()
  const slow = useTrueFor(fleet.refreshing, SLOW_AFTER_MS)
  if (!online)
    return (
      <p className={styles.note}>
        <IconWifiOff size={18} stroke={1.7} aria-hidden />
        <NoteText reason="noNetwork" fetchedAt={fleet.fetchedAt} />
      </p>
    )
  if (fleet.refreshFailed)
    return (
      <p className={styles.note}>
        <NoteText reason="refreshFailed" fetchedAt={fleet.fetchedAt} />
        <Anchor component="button" type="button" size="sm" onClick={fleet.refresh}>
          {t('problem.tryAgain')}
        </Anchor>
      </p>
    )
  if (!slow) return null
  return (
    <p className={styles.note}>
      <NoteText reason="slow" fetchedAt={fleet.fetchedAt} />
    </p>
  )
}

type NoteTextProps = { reason: 'noNetwork' | 'refreshFailed' | 'slow'; fetchedAt: number }

function NoteText({ reason, fetchedAt }: NoteTextProps) {
  const now = useNow()
  const times = useTimes()
  const ageText = useAgeText()
  const time = times.withZone(times.short(fetchedAt, now), fetchedAt)
  const values = { time, age: ageText(toIso(fetchedAt), now) }
  // The age changes every second, and a screen reader would repeat the whole note.
  const components = { age: <span aria-hidden /> }
  return (
    <span className={styles.noteText}>
      <Trans i18nKey={`live.${reason}`} values={values} components={components} />
    </span>
  )
}

/** Whether `value` has been true for at least `durationMs`. */
function useTrueFor(value: boolean, durationMs: number): boolean {
  const [isLasting, setIsLasting] = useState(false)
  useEffect(() => {
    if (!value) return
    const timer = window.setTimeout(setIsLasting, durationMs, true)
    return () => {
      window.clearTimeout(timer)
      setIsLasting(false)
    }
  }, [value, durationMs])
  return isLasting
}
