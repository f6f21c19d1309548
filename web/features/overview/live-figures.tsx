import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LOW_BELOW_VOLTS } from '../../../shared/tracking/view/battery.ts'
import { withUnit } from '../../ui/format.ts'
import { useUnits } from '../../ui/units.tsx'
import { fleetDay } from './day/device-day.ts'
import type { Day } from './day/use-day.ts'
import type { useDeviceList } from './devices/use-device-list.ts'
import { Figure } from './figure.tsx'
import { fleetNow } from './fleet-now.ts'
import styles from './overview.module.css'

type Props = { list: ReturnType<typeof useDeviceList>; day: Day }

/** What the fleet does: how many move, how fast it went, whose battery is low. */
export function LiveFigures({ list: { devices, known }, day: { days } }: Props) {
  const { t } = useTranslation()
  const { speedText } = useUnits()
  const fleet = fleetNow(devices)
  const whole = known && days !== null ? fleetDay([...days.values()]) : null
  const covers = whole && t(`overview.live.${COVERS[whole.source]}`)
  return (
    <section className={styles.panel} aria-labelledby="overview-live">
      <header>
        <h2 id="overview-live">{t('overview.live.title')}</h2>
        <Anchor component={Link} to="/dashboard/live" size="sm">
          {t('overview.live.open')}
        </Anchor>
      </header>
      <dl className={styles.figures}>
        <Figure
          name={t('overview.live.moving')}
          value={known ? String(fleet.moving) : null}
          beside={t('overview.live.movingOf', { count: fleet.tracked })}
        />
        <Figure
          name={t('overview.live.maxSpeed')}
          value={whole && speedText(whole.maxSpeedKmh)}
          beside={covers}
        />
        <Figure
          name={t('overview.live.averageSpeed')}
          value={whole && speedText(whole.averageSpeedKmh)}
          beside={covers}
        />
        <Figure
          name={t('overview.live.lowBattery')}
          value={known ? String(fleet.lowBattery) : null}
          beside={t('overview.live.below', { volts: withUnit(LOW_BELOW_VOLTS, 'V', 1) })}
        />
      </dl>
    </section>
  )
}

const COVERS = { trail: 'today', summary: 'last12Hours', estimate: 'estimate' } as const
