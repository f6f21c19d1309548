import { Skeleton } from '@mantine/core'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DAY_MS } from '../../../../shared/time.ts'
import { MILES_PER_KM } from '../../../../shared/units.ts'
import { PLOT_MARGIN } from '../../../charts/plot-margin.ts'
import { Boundary } from '../../../ui/feedback/boundary.tsx'
import { useZoneTimes } from '../../../ui/times/zone-times.ts'
import { useUnits } from '../../../ui/units.tsx'
import styles from '../player/player.module.css'
import type { Span } from '../player/quiet-spans.ts'
import { Scrubber } from '../player/scrubber.tsx'
import type { Playback } from '../player/use-playback.ts'
import type { LoadedRoute } from '../use-routes.ts'
import { speedSeries } from './speed-series.ts'
import { timeTicks } from './time-ticks.ts'

const LineChart = lazy(() =>
  import('../../../charts/line-chart.tsx').then((module) => ({ default: module.LineChart })),
)

/** About as many as the chart is wide on a desk; lines of several devices hide each other's details. */
const PIXELS = 900
const PIXELS_OF_SEVERAL = 300
const MOST_TICKS = 8

type Props = { routes: readonly LoadedRoute[]; span: Span; playback: Playback }

/** Speeds over time, and over them the scrubber. */
export function SpeedChart({ routes, span, playback }: Props) {
  const { t } = useTranslation()
  const { units, speedText } = useUnits()
  // the axis has round numbers in the units that it is read in
  const factor = units === 'miles' ? MILES_PER_KM : 1
  const times = useZoneTimes()
  const lines = useMemo(
    () =>
      routes.map(({ device, colour, points }) => ({
        name: device.deviceName,
        colour,
        points: speedSeries(points, span, routes.length > 1 ? PIXELS_OF_SEVERAL : PIXELS).map(
          ([at, speedKmh]) => [at, speedKmh === null ? null : speedKmh * factor] as const,
        ),
      })),
    [routes, span, factor],
  )
  const ticks = useMemo(() => timeTicks(span, times.zone, MOST_TICKS), [span, times])
  const tickText = span.to - span.from > 2 * DAY_MS ? times.shortDay : times.time
  const known = lines.some(({ points }) => points.length > 0)
  return (
    <div className={styles.chart}>
      {known ? (
        <Boundary instead={<p className={styles.unknown}>{t('player.chartFailed')}</p>}>
          <Suspense fallback={<Skeleton className={styles.chartToCome} />}>
            <LineChart
              {...{ lines, ticks, tickText }}
              from={span.from}
              to={span.to}
              valueText={(speed) => speedText(speed / factor)}
            />
          </Suspense>
        </Boundary>
      ) : (
        <p className={styles.unknown}>{t('player.noSpeed')}</p>
      )}
      <div className={styles.plot} style={PLOT_MARGIN}>
        <Scrubber {...{ routes, span, playback }} />
      </div>
    </div>
  )
}
