import { Skeleton } from '@mantine/core'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DAY_MS } from '../../../../shared/time.ts'
import { PLOT_MARGIN } from '../../../charts/plot-margin.ts'
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

/** About the width of the chart on a wide screen. Several lines hide each other's details, so they get fewer points. */
const SINGLE_LINE_PIXELS = 900
const SEVERAL_LINES_PIXELS = 300
const MAX_TICKS = 8

type Props = { routes: readonly LoadedRoute[]; span: Span; playback: Playback }

/** The speeds over time, with the scrubber on top. */
export function SpeedChart({ routes, span, playback }: Props) {
  const { t } = useTranslation()
  const { speedValue, speedValueText } = useUnits()
  const times = useTimes()
  const lines = useMemo(
    () =>
      routes.map(({ device, colour, points }) => ({
        name: device.deviceName,
        colour,
        points: speedSeries(points, span, routes.length > 1 ? SEVERAL_LINES_PIXELS : SINGLE_LINE_PIXELS).map(
          ([at, speedKmh]) => [at, speedKmh === null ? null : speedValue(speedKmh)] as const,
        ),
      })),
    [routes, span, speedValue],
  )
  const ticks = useMemo(() => timeTicks(span, times.zone, MAX_TICKS), [span, times])
  const tickText = span.to - span.from > 2 * DAY_MS ? times.monthAndDay : times.time
  const hasSpeeds = lines.some(({ points }) => points.length > 0)
  return (
    <div className={styles.chart}>
      {hasSpeeds ? (
        <ErrorBoundary fallback={<p className={styles.noChart}>{t('player.chartFailed')}</p>}>
          <Suspense fallback={<Skeleton className={styles.chartSkeleton} />}>
            <LineChart
              {...{ lines, ticks, tickText }}
              from={span.from}
              to={span.to}
              valueText={speedValueText}
            />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <p className={styles.noChart}>{t('player.noSpeed')}</p>
      )}
      <div className={styles.plot} style={PLOT_MARGIN}>
        <Scrubber {...{ routes, span, playback }} />
      </div>
    </div>
  )
}
