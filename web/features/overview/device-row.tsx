import {
  IconAntennaBars1,
  IconAntennaBars2,
  IconAntennaBars3,
  IconAntennaBars4,
  IconAntennaBars5,
  IconHistory,
  IconInfoCircle,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { deviceTypeOf, typeColour } from '../../../shared/devices/device-types.ts'
import type { Tracking } from '../../../shared/devices/tracking.ts'
import { batteryBand, batteryWarning } from '../../../shared/tracking/view/battery.ts'
import { type SignalBars, signalBars } from '../../../shared/tracking/view/signal.ts'
import { ConnectLink, waitsForPosition } from '../../devices/connect-link.tsx'
import { DeviceGlyph } from '../../devices/device-glyph.tsx'
import { FreshnessIcon } from '../../devices/freshness-icon.tsx'
import { useTypeLabel } from '../../devices/use-type-label.ts'
import { isCurrent, movesNow } from '../../map/markers/is-current.ts'
import { UNKNOWN } from '../../ui/format.ts'
import { AgeText } from '../../ui/times/age.tsx'
import { useUnits } from '../../ui/units/use-units.tsx'
import type { DayFigures } from './day/device-day.ts'
import { useDayTexts } from './day/use-day-texts.ts'
import styles from './device-row.module.css'

const ICON = { size: 19, stroke: 1.7, 'aria-hidden': true }

type Props = { device: DeviceView; day: DayFigures | null }

/**
 * One device: a link to the live map, and beside it links to its route and its page. Without a subscription it shows no
 * tracking data.
 */
export function DeviceRow({ device, day }: Props) {
  const { deviceId, deviceName, hasSubscription, tracking } = device
  const { t } = useTranslation()
  const typeLabel = useTypeLabel()
  const deviceType = deviceTypeOf(device.deviceType)
  return (
    <li className={styles.item}>
      <Link to="/dashboard/live" search={{ deviceId }} className={styles.row}>
        <span className={styles.glyph} data-colour={typeColour(deviceType)}>
          <DeviceGlyph device={device} />
        </span>
        <span className={styles.text}>
          <span className={styles.name} title={deviceName}>
            <strong>{deviceName}</strong> <small>{typeLabel(deviceType)}</small>
          </span>
          {hasSubscription ? (
            <DeviceStatus tracking={tracking} />
          ) : (
            <span className={styles.status}>{t('overview.list.noSubscription')}</span>
          )}
        </span>
        {!hasSubscription && (
          <span className={styles.noSubscription}>{t('overview.list.noSubscriptionChip')}</span>
        )}
        {hasSubscription && tracking !== null && <DeviceDetails tracking={tracking} day={day} />}
      </Link>
      {waitsForPosition(device) && <ConnectLink device={device} />}
      {hasSubscription && tracking !== null && (
        <Link
          to="/dashboard/history"
          search={{ deviceId }}
          className={styles.action}
          aria-label={t('overview.list.history', { name: deviceName })}
          title={t('overview.list.history', { name: deviceName })}
        >
          <IconHistory {...ICON} />
        </Link>
      )}
      <Link
        to="/dashboard/devices/$deviceId"
        params={{ deviceId }}
        className={styles.action}
        aria-label={t('overview.list.details', { name: deviceName })}
        title={t('overview.list.details', { name: deviceName })}
      >
        <IconInfoCircle {...ICON} />
      </Link>
    </li>
  )
}

/** Speed, day, battery, signal and age of a device. The speed shows only while the position is current. */
function DeviceDetails({ tracking, day }: { tracking: Tracking; day: DayFigures | null }) {
  const { speedText } = useUnits()
  const dayTexts = useDayTexts()
  return (
    <>
      <span className={styles.speed}>{movesNow(tracking) && speedText(tracking.speed)}</span>
      <span className={styles.day}>
        <span>{day ? dayTexts.distance(day) : UNKNOWN}</span>
        {day && day.engineOnMinutes !== null && <small>{dayTexts.engine(day.engineOnMinutes)}</small>}
      </span>
      <DeviceHealth tracking={tracking} />
      <span className={styles.age}>{tracking.GPSTime && <AgeText at={tracking.GPSTime} />}</span>
    </>
  )
}

const FULL_SIGNAL: SignalBars = 4
const BAR_ICONS: Record<SignalBars, typeof IconAntennaBars1> = {
  0: IconAntennaBars1,
  1: IconAntennaBars2,
  2: IconAntennaBars3,
  3: IconAntennaBars4,
  4: IconAntennaBars5,
}

/** Battery voltage, with a chip when it is low, and signal bars. Shows only what the tracker reports. */
function DeviceHealth({ tracking: { batteryVoltage, signalStrength } }: { tracking: Tracking }) {
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

/** How current the position is and how the device moves, in the past tense if the position is outdated. */
function DeviceStatus({ tracking }: { tracking: Tracking | null }) {
  const { t } = useTranslation()
  if (tracking === null) return <span className={styles.status}>{t('overview.list.noPosition')}</span>
  const { freshness, motionStatus } = tracking
  return (
    <span className={styles.status}>
      <FreshnessIcon freshness={freshness} />
      <span data-freshness={freshness}>{t(`freshness.${freshness}`)}</span>
      {isCurrent(freshness) && <span>· {t(`motion.${motionStatus}`)}</span>}
      {freshness === 'lastKnown' && <span>· {t(`motion.was.${motionStatus}`)}</span>}
    </span>
  )
}
