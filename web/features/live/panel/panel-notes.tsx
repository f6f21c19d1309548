import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../ui/feedback/problem-text.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { TRAILS_MAX } from '../map/use-trails.ts'
import type { Fleet } from '../use-fleet.ts'
import { OutdatedNote } from './outdated-note.tsx'
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
