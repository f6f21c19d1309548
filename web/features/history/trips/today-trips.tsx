import { Button, Skeleton } from '@mantine/core'
import { IconHexagonPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import type { Client } from '../../../../shared/http/client.ts'
import { MINUTE_MS, toIso } from '../../../../shared/time.ts'
import { dayAt, startOfDay } from '../../../../shared/trails/day-range.ts'
import { trails } from '../../../../shared/trails/trails.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { ToolButton } from '../../../ui/buttons/tool-button.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { FenceStop } from './fence-stop.tsx'
import { LegText } from './leg-text.tsx'
import styles from './today-trips.module.css'
import { legDays } from './trip-days.ts'
import list from './trip-list.module.css'
import { useLegTexts } from './use-leg-texts.ts'

const REFRESH_MS = 2 * MINUTE_MS

/** The trips and stops of a device since midnight. Each opens on the route of the day. */
export function TodayTrips({ device: { deviceId, deviceName } }: { device: DeviceView }) {
  const { t } = useTranslation()
  const { zone } = useTimes()
  const texts = useLegTexts()
  const { client } = useSite()
  const day = dayAt(useNow(), zone)
  const { data, error, refetch } = useQuery(todayQuery(client, deviceId, day, zone))
  const legs = useMemo(
    () => (data ? legDays(data, zone).flatMap((one) => one.legs) : undefined),
    [data, zone],
  )
  return (
    <section className={styles.today} aria-labelledby="today">
      <header>
        <h2 id="today">{t('devicePage.today')}</h2>
        <Link to="/dashboard/history" search={{ deviceId, day }}>
          {t('devicePage.openDay')}
        </Link>
      </header>
      {error !== null && (
        <ProblemNote error={error} title={t('history.tripsFailed')} context="devices">
          <Button size="xs" variant="default" onClick={() => void refetch()}>
            {t('history.tryAgain')}
          </Button>
        </ProblemNote>
      )}
      {legs === undefined && error === null && <Skeleton height={96} radius={8} />}
      {legs?.length === 0 && <p>{t('devicePage.noTrips')}</p>}
      <ol>
        {legs?.toReversed().map((leg) => (
          <li key={`${leg.kind}${leg.start}`}>
            <Link
              to="/dashboard/history"
              search={{ deviceId, day, trip: leg.start }}
              className={list.leg}
              data-leg={leg.kind}
            >
              <LegText leg={leg} texts={texts} />
            </Link>
            {leg.kind === 'stop' && leg.stop.place !== null && (
              <FenceStop
                place={leg.stop.place}
                deviceName={deviceName}
                button={(open) => (
                  <ToolButton
                    label={t('geofences.fenceStop', { time: texts.range(leg) })}
                    variant="subtle"
                    size={44}
                    onClick={open}
                  >
                    <IconHexagonPlus size={18} stroke={1.7} />
                  </ToolButton>
                )}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const todayQuery = (client: Client, deviceId: string, day: string, zone: string) => ({
  queryKey: ['trips', deviceId, 'today', day, zone],
  queryFn: () => {
    const now = Date.now()
    const query = { from: toIso(startOfDay(now, zone)), to: toIso(now) }
    return client.call(trails.listTrips, { path: { id: deviceId }, query })
  },
  refetchInterval: REFRESH_MS,
})
