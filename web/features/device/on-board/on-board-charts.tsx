import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RouteReply } from '../../../../shared/http/route.ts'
import { DAY_MS } from '../../../../shared/time.ts'
import type { trails } from '../../../../shared/trails/trails.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { BatteryForecast } from '../../../boat/battery-forecast.tsx'
import { onBoardQuery } from '../../../boat/on-board-query.ts'
import { useOnBoardNames } from '../../../boat/use-on-board-names.ts'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { useDepthText } from '../../../ui/units/use-depth-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import { LevelChart, type LevelLine } from './level-chart.tsx'
import styles from './on-board.module.css'
import { SwitchChart } from './switch-chart.tsx'

const PERCENT = 100
const NOTHING: RouteReply<typeof trails.getOnBoard> = { batteries: [], depths: [], tanks: [], switches: [] }

/** The readings on board of the last day: strips for what is true or false, and lines for levels. */
export function OnBoardCharts({ deviceId }: { deviceId: string }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { percentText, voltageText } = useUnits()
  const depthText = useDepthText()
  const times = useTimes()
  const nameOf = useOnBoardNames()
  const to = useNow()
  const from = to - DAY_MS
  const query = useQuery(onBoardQuery(client, deviceId))
  const { batteries, depths, tanks, switches } = query.data ?? NOTHING
  const lines: LevelLine[] = [
    ...batteries.map(({ name, emptyAt, voltages }) => ({
      key: `battery ${name}`,
      title: nameOf(name),
      points: voltages.map(({ at, volts }) => [Date.parse(at), volts] as const),
      textOf: voltageText,
      note: emptyAt !== null && (
        <BatteryForecast at={Date.parse(emptyAt)} volts={voltages.at(-1)?.volts ?? 0} />
      ),
    })),
    {
      key: 'depth',
      title: t('onBoard.depth'),
      points: depths.map(({ at, depthM }) => [Date.parse(at), depthM] as const),
      textOf: depthText,
    },
    ...tanks.map(({ name, levels }) => ({
      key: `tank ${name}`,
      title: nameOf(name),
      points: levels.map(({ at, share }) => [Date.parse(at), share] as const),
      textOf: (share: number) => percentText(share * PERCENT),
      bottom: 0,
    })),
  ].filter(({ points }) => points.length > 1)
  return (
    <>
      <QueryProblem query={query} title={t('onBoard.chartFailed')} stale={t('onBoard.chartStale')} />
      {lines.length + switches.length > 0 && (
        <div className={styles.levels}>
          <h3>{t('onBoard.lastDay')}</h3>
          <ul>
            {switches.map((times) => (
              <SwitchChart times={times} from={from} to={to} key={times.reading} />
            ))}
            {lines.map((line) => (
              <LevelChart line={line} from={from} to={to} key={line.key} />
            ))}
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
