import { useTranslation } from 'react-i18next'
import { routeStats } from '../../../../shared/trails/route-stats.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import type { LoadedRoute } from '../use-routes.ts'
import styles from './route-panel.module.css'

type Props = { routes: readonly LoadedRoute[]; selectOne: (deviceId: string) => void }

/** The devices and their colours. A click selects a single device. */
export function RouteLegend({ routes, selectOne }: Props) {
  const { t } = useTranslation()
  const { distanceText } = useUnits()
  return (
    <section className={styles.legend} aria-labelledby="devices-on-map">
      <h2 id="devices-on-map">{t('history.devices')}</h2>
      <ul>
        {routes.map(({ device: { deviceId, deviceName }, colour, points }) => (
          <li key={deviceId}>
            <button
              type="button"
              title={t('history.showOne', { name: deviceName })}
              onClick={() => selectOne(deviceId)}
            >
              <svg viewBox="0 0 22 8" aria-hidden="true">
                <path d="M4 4h14" stroke={colour ?? 'currentColor'} strokeWidth="6" strokeLinecap="round" />
              </svg>
              <span>{deviceName}</span>
              <span className="numbers">
                {points.length === 0 ? t('history.noPositions') : distanceText(routeStats(points).distanceKm)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
