import {
  IconAntennaBars1,
  IconAntennaBars2,
  IconAntennaBars3,
  IconAntennaBars4,
  IconAntennaBars5,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Tracking } from '../../../../shared/devices/tracking.ts'
import { batteryBand, batteryWarning } from '../../../../shared/tracking/view/battery.ts'
import { type SignalBars, signalBars } from '../../../../shared/tracking/view/signal.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import styles from './device-row.module.css'

const FULL_SIGNAL: SignalBars = 4
const BAR_ICONS: Record<SignalBars, typeof IconAntennaBars1> = {
  0: IconAntennaBars1,
  1: IconAntennaBars2,
  2: IconAntennaBars3,
  3: IconAntennaBars4,
  4: IconAntennaBars5,
}

/** Battery voltage, with a chip when it is low, and signal bars. Shows only what the tracker reports. */
export function DeviceHealth({ tracking: { batteryVoltage, signalStrength } }: { tracking: Tracking }) {
  const { t } = useTranslation()
  const { voltageText } = useUnits()
  const battery = batteryVoltage === null ? null : batteryBand(batteryVoltage)
  const warning = batteryVoltage === null ? null : batteryWarning(batteryVoltage)
  const bars = signalStrength === null ? null : signalBars(signalStrength)
  const BarsIcon = bars === null ? null : BAR_ICONS[bars]
  const signalText = (count: SignalBars) => t('overview.list.signalBars', { count, max: FULL_SIGNAL })
  return (
    <span className={styles.health}>
      {batteryVoltage !== null && battery && (
        <span className={styles.volts} data-band={battery.colour} title={t(`battery.${battery.name}`)}>
          {voltageText(batteryVoltage)}
        </span>
      )}
      {warning && battery && (
        <span className={styles.warning} data-band={battery.colour}>
          {t(`battery.${warning}`)}
        </span>
      )}
      {BarsIcon && bars !== null && (
        <span title={signalText(bars)}>
          <BarsIcon size={22} stroke={1.7} aria-hidden="true" />
          <span className={styles.visuallyHidden}>{signalText(bars)}</span>
        </span>
      )}
    </span>
  )
}
