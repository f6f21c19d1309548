import { Skeleton } from '@mantine/core'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DAY_MS } from '../../../../shared/time.ts'
import { PLOT_MARGIN } from '../../../charts/line-paths.ts'
import { SmallMultiples } from '../../../charts/small-multiples.tsx'
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import styles from '../player/player.module.css'
import { Scrubber } from '../player/scrubber.tsx'
import type { Playback } from '../player/use-playback.ts'
import type { Span } from '../span.ts'
import type { LoadedRoute } from '../use-routes.ts'
import { speedSeries } from './speed-series.ts'
import { timeTicks } from './time-ticks.ts'

const LineChart = lazy(() =>
  import('../../../charts/line-chart.tsx').then((module) => ({ default: module.LineChart })),
)

/** About the width of a chart on a wide screen, and enough for a small one. */
const CHART_PIXELS = 900
const SMALL_CHART_PIXELS = 300
const MAX_TICKS = 8

/** From here on the chart is higher, and the map keeps clear of more. */
export const MANY_ROUTES = 4

type Props = { routes: readonly LoadedRoute[]; span: Span; playback: Playback }

/** The speeds over time, with the scrubber on top: one chart, or a small one for each of several devices. */
export function SpeedChart({ routes, span, playback }: Props) {
  const { t } = useTranslation()
  const { speedValue, speedValueText } = useUnits()
  const times = useTimes()
  const hasSeveral = routes.length > 1
  const lines = useMemo(
    () =>
      routes.map(({ device, colour, points }) => ({
        name: device.deviceName,
        colour,
        points: speedSeries(points, span, hasSeveral ? SMALL_CHART_PIXELS : CHART_PIXELS).map(
          ([at, speedKmh]) => [at, speedKmh === null ? null : speedValue(speedKmh)] as const,
        ),
      })),
    [routes, span, speedValue, hasSeveral],
  )
  const ticks = useMemo(() => timeTicks(span, times.zone, MAX_TICKS), [span, times])
  const tickText = span.to - span.from > 2 * DAY_MS ? times.monthAndDay : times.time
  const scrubber = <Scrubber {...{ routes, span, playback }} />
  const axis = { ...span, ticks, tickText }
  if (hasSeveral)
    return (
      <div className={styles.chart} data-several={routes.length < MANY_ROUTES ? 'few' : 'many'}>
        <SmallMultiples
          {...{ lines, ...axis }}
          maxText={(max) =>
            max === null ? t('player.unknownSpeed') : t('player.maxSpeed', { speed: speedValueText(max) })
          }
        >
          {scrubber}
        </SmallMultiples>
      </div>
    )
  const hasSpeeds = lines.some(({ points }) => points.length > 0)
  return (
    <div className={styles.chart}>
      {hasSpeeds ? (
        <ErrorBoundary fallback={<p className={styles.noChart}>{t('player.chartFailed')}</p>}>
          <Suspense fallback={<Skeleton className={styles.chartSkeleton} />}>
            <LineChart {...{ lines, ...axis }} valueText={speedValueText} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <p className={styles.noChart}>{t('player.noSpeed')}</p>
      )}
      <div className={styles.plot} style={PLOT_MARGIN}>
        {scrubber}
      </div>
    </div>
  )
}
