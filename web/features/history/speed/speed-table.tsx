import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import styles from '../player/player.module.css'
import type { Span } from '../span.ts'
import type { LoadedRoute } from '../use-routes.ts'
import { speedRows } from './speed-series.ts'

const INTERVALS = 24

/** The accessible alternative to the chart. */
export function SpeedTable({ routes, span }: { routes: readonly LoadedRoute[]; span: Span }) {
  const { t } = useTranslation()
  const { speedText } = useUnits()
  const times = useTimes()
  const rows = useMemo(
    () =>
      routes.flatMap(({ device, points }) =>
        speedRows(points, span, INTERVALS).map((row) => ({ ...row, device })),
      ),
    [routes, span],
  )
  const hasSeveral = routes.length > 1
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    <section className={styles.table} aria-label={t('player.chart')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {hasSeveral && <th scope="col">{t('player.tableDevice')}</th>}
            <th scope="col">{t('player.tableTime')}</th>
            <th scope="col">{t('history.average')}</th>
            <th scope="col">{t('history.max')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ device, from, to, averageKmh, maxKmh }) => (
            <tr key={`${device.deviceId} ${from}`}>
              {hasSeveral && <td>{device.deviceName}</td>}
              <td>{t('history.fromTo', { from: times.dateAndTime(from), to: times.time(to) })}</td>
              <td>{speedText(averageKmh)}</td>
              <td>{speedText(maxKmh)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
