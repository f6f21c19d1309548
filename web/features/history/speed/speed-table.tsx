import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useZoneTimes } from '../../../ui/times/zone-times.ts'
import { useUnits } from '../../../ui/units.tsx'
import styles from '../player/player.module.css'
import type { Span } from '../player/quiet-spans.ts'
import type { LoadedRoute } from '../use-routes.ts'
import { speedRows } from './speed-series.ts'

const PARTS = 24

/** What the chart shows, for those who cannot see it. */
export function SpeedTable({ routes, span }: { routes: readonly LoadedRoute[]; span: Span }) {
  const { t } = useTranslation()
  const { speedText } = useUnits()
  const times = useZoneTimes()
  const rows = useMemo(
    () =>
      routes.flatMap(({ device, points }) =>
        speedRows(points, span, PARTS).map((row) => ({ ...row, device })),
      ),
    [routes, span],
  )
  const several = routes.length > 1
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.table} aria-label={t('player.chart')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {several && <th scope="col">{t('player.tableDevice')}</th>}
            <th scope="col">{t('player.tableTime')}</th>
            <th scope="col">{t('history.average')}</th>
            <th scope="col">{t('history.max')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ device, from, to, averageKmh, maxKmh }) => (
            <tr key={`${device.deviceId} ${from}`}>
              {several && <td>{device.deviceName}</td>}
              <td>{t('history.fromTo', { from: times.dayAndTime(from), to: times.time(to) })}</td>
              <td>{speedText(averageKmh)}</td>
              <td>{speedText(maxKmh)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
