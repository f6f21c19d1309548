import { Button } from '@mantine/core'
import { IconAlertTriangle, IconClockExclamation } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { TrailPoint } from '../../../../shared/trails/trails.routes.ts'
import { useOnline } from '../../../pwa/use-online.ts'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { useAgeText } from '../../../ui/times/age.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import type { RoutesState } from '../use-routes.ts'
import styles from './route-panel.module.css'

/** Says why a route failed to load. */
export function RouteFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation()
  return (
    <ProblemNote
      error={error}
      context="devices"
      sentence={({ text, isKnown }) =>
        t('history.failed', { reason: isKnown ? text : t('history.unknownError') })
      }
    >
      <Button size="xs" variant="default" onClick={retry}>
        {t('history.tryAgain')}
      </Button>
    </ProblemNote>
  )
}

/** Says that the range has no positions. The map shows the last known one, if there is any. */
export function RouteEmpty({ lastKnown }: { lastKnown: TrailPoint | null }) {
  const { t } = useTranslation()
  const now = useNow()
  const ageText = useAgeText()
  const times = useTimes()
  if (lastKnown === null)
    return (
      <div className={styles.empty} role="status">
        <strong>{t('history.noData')}</strong>
        <p>{t('history.noDataHint')}</p>
      </div>
    )
  const time = times.withZone(times.dateAndTime(lastKnown.timestamp), lastKnown.timestamp)
  return (
    <p className={styles.warning} role="status">
      <IconClockExclamation size={18} stroke={1.7} aria-hidden />
      {t('history.lastKnown', { time, age: ageText(lastKnown.timestamp, now) })}
    </p>
  )
}

/** Says that there is no network, and of when the shown route is. */
export function OfflineNote({ state }: { state: RoutesState }) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const now = useNow()
  const times = useTimes()
  if (isOnline) return null
  if (state.kind !== 'routes') return <RouteWarning>{t('history.noNetworkNoRoute')}</RouteWarning>
  const time = times.withZone(times.short(state.loadedAt, now), state.loadedAt)
  return <RouteWarning>{t('history.noNetwork', { time })}</RouteWarning>
}

export function RouteWarning({ children }: { children: string }) {
  return (
    <p className={styles.warning} role="status">
      <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
      {children}
    </p>
  )
}
