import { Button } from '@mantine/core'
import { IconAlertTriangle, IconClockExclamation } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../../../../shared/http/client.ts'
import type { TrailPoint } from '../../../../shared/trails/trails.routes.ts'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { useRoughAgeText } from '../../../ui/times/use-age-text.ts'
import { useZoneTimes } from '../../../ui/times/zone-times.ts'
import styles from './route-panel.module.css'

/** A history that could not be read: what the server says of it, and what to do. */
export function RouteFailed({ error, load }: { error: unknown; load: () => void }) {
  const { t } = useTranslation()
  const said = error instanceof ApiProblem ? error.message : ''
  return (
    <ProblemNote error={error} title={t('history.failed', { reason: said || t('history.unknownError') })}>
      <Button size="xs" variant="default" onClick={load}>
        {t('history.tryAgain')}
      </Button>
    </ProblemNote>
  )
}

/** No position in the time that was asked for; the last one known, if there is one, is on the map. */
export function RouteEmpty({ lastKnown }: { lastKnown: TrailPoint | null }) {
  const { t } = useTranslation()
  const now = useNow()
  const ageText = useRoughAgeText()
  const times = useZoneTimes()
  if (lastKnown === null)
    return (
      <div className={styles.nothing} role="status">
        <strong>{t('history.noData')}</strong>
        <p>{t('history.noDataHint')}</p>
      </div>
    )
  const time = times.dayAndTime(Date.parse(lastKnown.timestamp))
  return (
    <p className={styles.warning} role="status">
      <IconClockExclamation size={18} stroke={1.7} aria-hidden />
      {t('history.lastKnown', { time, age: ageText(lastKnown.timestamp, now) })}
    </p>
  )
}

export function RouteWarning({ children }: { children: string }) {
  return (
    <p className={styles.warning} role="status">
      <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
      {children}
    </p>
  )
}
