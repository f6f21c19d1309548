import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../shared/devices/device.ts'
import type { AnchorWatchView } from '../../shared/watching/anchor/anchor-view.ts'
import { isUnacknowledged } from '../../shared/watching/anchor/shared-anchor-watch.ts'
import { Permitted } from '../account/membership.tsx'
import { useSite } from '../api/site.tsx'
import { LoadingButton } from '../ui/buttons/loading-button.tsx'
import { ProblemNote } from '../ui/feedback/problem-note.tsx'
import { QueryProblem } from '../ui/feedback/query-problem.tsx'
import { useUnits } from '../ui/units/use-units.tsx'
import { ANCHOR_ICONS } from './anchor-icons.ts'
import { anchorWatchQuery, useAnchorActions } from './anchor-queries.ts'
import { AnchorQuestion } from './anchor-question.tsx'
import tone from './anchor-tone.module.css'
import { BatteryForecast } from './battery-forecast.tsx'
import styles from './boat-summary.module.css'
import { onBoardQuery } from './on-board-query.ts'
import { useOnBoardNames } from './use-on-board-names.ts'

export type SummaryProps = {
  device: DeviceView
  /** What needs somebody now goes above the facts of the boat; the rest goes below them, so that it moves nothing. */
  part: 'alarms' | 'rest'
}

/** What an owner wants to know of a boat at once: its bilge, its anchor watch, and when a battery is empty. */
export function BoatSummary({ device, part }: SummaryProps) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { deviceId, tracking } = device
  const query = useQuery(anchorWatchQuery(client, deviceId))
  const watch = query.data
  const isWatched = watch != null && watch.state !== 'ended'
  const onBoard = tracking?.onBoard ?? null
  if (part === 'alarms')
    return (
      <>
        {onBoard?.bilgeHigh && (
          <p className={styles.alarm} role="alert">
            <IconAlertTriangle size={20} stroke={1.7} aria-hidden />
            {t('onBoard.alarm')}
          </p>
        )}
        {isWatched && isUnacknowledged(watch) && <Watch watch={watch} />}
      </>
    )
  return (
    <>
      <QueryProblem query={query} title={t('anchorWatch.loadFailed')} stale={t('anchorWatch.stale')} />
      {isWatched && !isUnacknowledged(watch) && <Watch watch={watch} />}
      {watch !== undefined && !isWatched && tracking !== null && (
        <Permitted to="rules:write">
          <AnchorQuestion device={device} tracking={tracking} key={deviceId} />
        </Permitted>
      )}
      {onBoard !== null && Object.keys(onBoard.batteries).length > 0 && <Forecasts deviceId={deviceId} />}
    </>
  )
}

/** The state of an anchor watch, and how its alarm is acknowledged. */
function Watch({ watch }: { watch: AnchorWatchView }) {
  const { t } = useTranslation()
  const { lengthText } = useUnits()
  const { acknowledge } = useAnchorActions(watch.deviceId)
  const { state, distanceM, radiusM } = watch
  const waits = isUnacknowledged(watch)
  const Icon = ANCHOR_ICONS[state]
  const radius = lengthText(radiusM)
  return (
    <div className={`${tone.toned} ${styles.watch}`} data-state={state} role={waits ? 'alert' : undefined}>
      <Icon size={20} stroke={1.7} aria-hidden />
      <p>
        <strong>{t(`anchorWatch.state.${state}`)}</strong>{' '}
        {distanceM === null
          ? t('anchorWatch.circleUnknown', { radius })
          : t('anchorWatch.circle', { distance: lengthText(distanceM), radius })}
      </p>
      {waits && (
        <Permitted to="rules:write">
          <LoadingButton loading={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
            {t('anchorWatch.acknowledge')}
          </LoadingButton>
        </Permitted>
      )}
      {waits && acknowledge.error && (
        <ProblemNote error={acknowledge.error} title={t('anchorWatch.acknowledgeFailed')} context="anchor" />
      )}
    </div>
  )
}

/** Each battery that empties. */
function Forecasts({ deviceId }: { deviceId: string }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const nameOf = useOnBoardNames()
  const query = useQuery(onBoardQuery(client, deviceId))
  return (
    <>
      <QueryProblem query={query} title={t('onBoard.chartFailed')} stale={t('onBoard.chartStale')} />
      {query.data?.batteries.map(({ name, emptyAt, voltages }) => {
        const newest = voltages.at(-1)
        if (emptyAt === null || newest === undefined) return null
        return (
          <p key={name} className={styles.battery}>
            <span>{nameOf(name)}</span>
            <BatteryForecast at={Date.parse(emptyAt)} volts={newest.volts} />
          </p>
        )
      })}
    </>
  )
}
