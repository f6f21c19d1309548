import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RuleReason } from '../../../../shared/watching/event.ts'
import { useSite } from '../../../api/site.tsx'
import { ALARM_HOURS, anchorAlarmsQuery } from '../../../boat/anchor-queries.ts'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { durationInOneUnit } from '../../../ui/times/duration-text.ts'
import { useNow } from '../../../ui/times/now.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import shared from '../boat-panel.module.css'
import styles from './anchor.module.css'

const MINUTE_SECONDS = 60

/** The alarms of the last hours with their reasons, newest first. */
export function AnchorAlarms({ deviceId }: { deviceId: string }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const times = useTimes()
  const now = useNow()
  const reasonText = useReasonText()
  const query = useQuery(anchorAlarmsQuery(client, deviceId))
  return (
    <div className={styles.alarms}>
      <h3>{t('anchorWatch.alarms.title', { hours: ALARM_HOURS })}</h3>
      <QueryProblem
        query={query}
        title={t('anchorWatch.alarms.loadFailed')}
        stale={t('anchorWatch.alarms.stale')}
      />
      {query.isPending && <Skeleton height="1lh" radius={8} />}
      {query.data?.length === 0 && <p className={shared.dim}>{t('anchorWatch.alarms.none')}</p>}
      {query.data !== undefined && query.data.length > 0 && (
        <ul>
          {query.data.map(({ eventId, timestamp, reasons }) => (
            <li key={eventId}>
              <time dateTime={timestamp} title={times.full(timestamp)}>
                {times.short(timestamp, now)}
              </time>
              <span>{reasons.map(reasonText).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function useReasonText(): (reason: RuleReason) => string {
  const { t } = useTranslation()
  const { lengthText, voltageText } = useUnits()
  return ({ check, operator, saw }) => {
    const figure = Number(saw)
    if (check === 'dragging')
      return t(`anchorWatch.alarms.${operator === 'fartherOut' ? 'fartherOut' : 'outside'}`, {
        distance: lengthText(figure),
      })
    if (check === 'noPosition')
      return t('anchorWatch.alarms.noPosition', { time: durationInOneUnit(t, figure * MINUTE_SECONDS) })
    if (check === 'battery') return t('anchorWatch.alarms.battery', { volts: voltageText(figure) })
    return t('anchorWatch.alarms.underWay')
  }
}
