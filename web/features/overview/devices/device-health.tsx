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
import { withUnit } from '../../../ui/format.ts'
import styles from './device-row.module.css'

const BARS: Record<SignalBars, typeof IconAntennaBars1> = {
  0: IconAntennaBars1,
  1: IconAntennaBars2,
  2: IconAntennaBars3,
  3: IconAntennaBars4,
  4: IconAntennaBars5,
}

/** The battery, with a chip where it is low, and the bars of the signal. What is not told is left out. */
export function DeviceHealth({ tracking: { batteryVoltage, signalStrength } }: { tracking: Tracking }) {
  const { t } = useTranslation()
  const battery = batteryVoltage === null ? null : batteryBand(batteryVoltage)
  const warning = batteryVoltage === null ? null : batteryWarning(batteryVoltage)
  const bars = signalStrength === null ? null : signalBars(signalStrength)
  const Bars = bars === null ? null : BARS[bars]
  return (
    <span className={styles.health}>
      {batteryVoltage !== null && battery && (
        <span className={styles.volts} data-band={battery.colour} title={t(`battery.${battery.name}`)}>
          {withUnit(batteryVoltage, 'V', 1)}
        </span>
      )}
      {warning && battery && (
        <span className={styles.warning} data-band={battery.colour}>
          {t(`battery.${warning}`)}
        </span>
      )}
      {Bars && bars !== null && (
        <span title={t('overview.list.signalBars', { count: bars })}>
          <Bars size={22} stroke={1.7} aria-hidden="true" />
          <span className={styles.unseen}>{t('overview.list.signalBars', { count: bars })}</span>
        </span>
      )}
    </span>
  )
}
