import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DAY_MS } from '../../../../shared/time.ts'
import { useSite } from '../../../api/site.tsx'
import { batteriesQuery } from '../../../boat/batteries-query.ts'
import { BatteryForecast } from '../../../boat/battery-forecast.tsx'
import { useOnBoardNames } from '../../../boat/use-on-board-names.ts'
import { linePaths, PATH_SIZE } from '../../../charts/line-paths.ts'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import styles from './on-board.module.css'

/** The voltage of each battery over the last day. Readers of the screen get the lowest and the highest. */
export function BatteryCharts({ deviceId }: { deviceId: string }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { voltageText } = useUnits()
  const times = useTimes()
  const nameOf = useOnBoardNames()
  const to = useNow()
  const from = to - DAY_MS
  const query = useQuery(batteriesQuery(client, deviceId))
  const drawn = query.data?.batteries.filter(({ voltages }) => voltages.length > 1) ?? []
  return (
    <>
      <QueryProblem query={query} title={t('onBoard.chartFailed')} stale={t('onBoard.chartStale')} />
      {drawn.length > 0 && (
        <div className={styles.levels}>
          <h3>{t('onBoard.lastDay')}</h3>
          <ul>
            {drawn.map(({ name, emptyAt, voltages }) => {
              const volts = voltages.map((one) => one.volts)
              const [low, high] = [Math.min(...volts), Math.max(...volts)]
              const points = voltages.map((one) => [Date.parse(one.at), one.volts - low] as const)
              const { line, area } = linePaths(points, { from, to, max: high - low })
              return (
                <li key={name}>
                  <span>{nameOf(name)}</span>
                  <span className={styles.values}>
                    {t('onBoard.range', { low: voltageText(low), high: voltageText(high) })}
                  </span>
                  {emptyAt !== null && (
                    <BatteryForecast at={Date.parse(emptyAt)} volts={volts.at(-1) ?? low} />
                  )}
                  <svg
                    className={styles.chart}
                    viewBox={`0 0 ${PATH_SIZE.width} ${PATH_SIZE.height}`}
                    preserveAspectRatio="none"
                    aria-hidden
                  >
                    <path className={styles.area} d={area} />
                    <path className={styles.line} d={line} />
                  </svg>
                </li>
              )
            })}
          </ul>
          <p className={styles.axis} aria-hidden>
            <span>{times.time(from)}</span>
            <span>{times.time(to)}</span>
          </p>
        </div>
      )}
    </>
  )
}
