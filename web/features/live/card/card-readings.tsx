import { IconAntennaBars5, IconBattery2, IconSatellite } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tracking } from '../../../../shared/devices/tracking.ts'
import { engineOn } from '../../../../shared/tracking/motion/motion-status.ts'
import { batteryBand } from '../../../../shared/tracking/view/battery.ts'
import { cellularBand, satelliteBand } from '../../../../shared/tracking/view/signal.ts'
import { AgeText } from '../../../ui/times/age.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import styles from './device-card.module.css'

/** Battery, cellular and satellite quality, then the counters that are known. */
export function CardReadings({ tracking }: { tracking: Tracking }) {
  const { t } = useTranslation()
  const { voltageText } = useUnits()
  const { batteryVoltage, cellularSignalStrength, gpsSatelliteCount } = tracking
  const battery = batteryVoltage === null ? null : batteryBand(batteryVoltage)
  const cellular = cellularSignalStrength === null ? null : cellularBand(cellularSignalStrength)
  const satellites = gpsSatelliteCount === null ? null : satelliteBand(gpsSatelliteCount)
  return (
    <>
      <dl className={styles.health}>
        <Health icon={<IconBattery2 size={18} />} name={t('card.battery')} tint={battery?.tint}>
          {batteryVoltage === null ? t('card.unknown') : voltageText(batteryVoltage)}
          {battery && <small>{t(`battery.${battery.name}`)}</small>}
        </Health>
        <Health icon={<IconAntennaBars5 size={18} />} name={t('card.cellular')} tint={cellular?.tint}>
          {cellular ? t(`cellular.${cellular.name}`) : t('card.unknown')}
        </Health>
        <Health icon={<IconSatellite size={18} />} name={t('card.satellites')} tint={satellites?.tint}>
          {gpsSatelliteCount ?? t('card.unknown')}
          {satellites && <small>{t(`satellites.${satellites.name}`)}</small>}
        </Health>
      </dl>
      <Counters tracking={tracking} />
    </>
  )
}

function Health({
  icon,
  name,
  tint,
  children,
}: {
  icon: ReactNode
  name: string
  tint?: string
  children: ReactNode
}) {
  return (
    <div data-tint={tint}>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function Counters({ tracking }: { tracking: Tracking }) {
  const { t } = useTranslation()
  const { distanceText, hoursText, lengthText, percentText } = useUnits()
  const { altitude, batteryPercent, mileage, totalEngineHours, lastUpdate } = tracking
  const on = engineOn(tracking)
  const counters: [name: string, value: ReactNode][] = [
    [t('card.engine'), on === null ? null : t(on ? 'card.engineOn' : 'card.engineOff')],
    [t('card.odometer'), mileage === null ? null : distanceText(mileage)],
    [t('card.engineHours'), totalEngineHours === null ? null : hoursText(totalEngineHours)],
    [t('card.altitude'), altitude === null ? null : lengthText(altitude)],
    [t('card.trackerBattery'), batteryPercent === null ? null : percentText(batteryPercent)],
    [t('card.lastUpdate'), lastUpdate === null ? null : <AgeText key="lastUpdate" at={lastUpdate} />],
  ]
  const known = counters.filter(([, value]) => value !== null)
  if (known.length === 0) return null
  return (
    <dl className={styles.counters}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
