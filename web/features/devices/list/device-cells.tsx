import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { deviceTypeOf } from '../../../../shared/devices/device-types.ts'
import type { Tracking } from '../../../../shared/devices/tracking.ts'
import { coordinatesText } from '../../../../shared/geo/place-text.ts'
import type { Subscription } from '../../../../shared/subscriptions/subscription.ts'
import { ConnectLink, waitsForPosition } from '../../../devices/connect-link.tsx'
import { DeviceGlyph } from '../../../devices/device-glyph.tsx'
import { useTypeLabel } from '../../../devices/use-type-label.ts'
import { useNearestPlace } from '../../../map/base/use-nearest-place.ts'
import { useListText } from '../../../ui/text/use-list-text.ts'
import { AgeText } from '../../../ui/times/age.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { usePlaceText } from '../../../ui/units/use-place-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import styles from './list.module.css'

/** The icon of the type, the name as a link to the page of the device, its id and its plate, and how to connect it. */
export function DeviceCell({ device }: { device: DeviceView }) {
  const { t } = useTranslation()
  const typeLabel = useTypeLabel()
  const { deviceId, deviceName, originalPlate } = device
  return (
    <span className={styles.device}>
      <span title={typeLabel(deviceTypeOf(device.deviceType))}>
        <DeviceGlyph device={device} />
      </span>
      <span className={styles.names}>
        <Link
          to="/dashboard/devices/$deviceId"
          params={{ deviceId }}
          className={styles.name}
          title={deviceName}
          data-device-row={deviceId}
        >
          {deviceName}
        </Link>
        <small>
          {deviceId}
          {originalPlate !== deviceId && ` · ${t('devicesPage.plate', { plate: originalPlate })}`}
        </small>
        {waitsForPosition(device) && <ConnectLink device={device} />}
      </span>
    </span>
  )
}

/** More would not fit beside the other columns. */
const TAGS_SHOWN = 2

export function TagsCell({ tags }: Pick<DeviceView, 'tags'>) {
  const listText = useListText()
  const more = tags.length - TAGS_SHOWN
  return (
    <span className={styles.tags} title={more > 0 ? listText(tags) : undefined}>
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
        </span>
      ))}
      {more > 0 && <span className={styles.moreTags}>+{more}</span>}
    </span>
  )
}

type SubscriptionProps = Pick<DeviceView, 'hasSubscription'> & { subscription: Subscription | undefined }

/** Whether the device has a subscription; if its payment failed, until when tracking continues. */
export function SubscriptionCell({ hasSubscription, subscription }: SubscriptionProps) {
  const { t } = useTranslation()
  const times = useTimes()
  if (subscription?.status === 'past_due' && subscription.trackedUntil !== null) {
    const key = hasSubscription ? 'trackedUntil' : 'trackedBefore'
    return (
      <span className={styles.pastDue} title={times.full(subscription.trackedUntil)}>
        <span>
          <IconAlertTriangle size={14} aria-hidden />
          {t('devicesPage.subscription.paymentFailed')}
        </span>
        <small>
          {t(`devicesPage.subscription.${key}`, { date: times.monthAndDay(subscription.trackedUntil) })}
        </small>
      </span>
    )
  }
  return (
    <span className={styles.chip} data-kind={hasSubscription ? 'subscribed' : 'none'}>
      {t(hasSubscription ? 'devicesPage.subscription.yes' : 'devicesPage.subscription.no')}
    </span>
  )
}

export function StatusCell({ isOnline }: Pick<DeviceView, 'isOnline'>) {
  const { t } = useTranslation()
  return (
    <span className={styles.chip} data-kind={isOnline ? 'online' : 'offline'}>
      {t(isOnline ? 'devicesPage.online' : 'devicesPage.offline')}
    </span>
  )
}

export function LocationCell({ tracking }: Pick<DeviceView, 'tracking'>) {
  const { t } = useTranslation()
  if (tracking === null) return <span className={styles.unknown}>{t('devicesPage.unknownLocation')}</span>
  if (tracking.location !== null) return <span className={styles.location}>{tracking.location}</span>
  return <PlaceOf tracking={tracking} />
}

/** The nearest town, and the coordinates until the towns are loaded. */
function PlaceOf({ tracking: { latitude, longitude } }: { tracking: Tracking }) {
  const placeText = usePlaceText()
  const at = { lat: latitude, lng: longitude }
  const nearest = useNearestPlace(at)
  return (
    <span className={styles.location} title={coordinatesText(at)}>
      {nearest === null ? coordinatesText(at) : placeText(nearest)}
    </span>
  )
}

export function SpeedCell({ tracking }: Pick<DeviceView, 'tracking'>) {
  const { t } = useTranslation()
  const { speedText } = useUnits()
  if (tracking === null || tracking.speed === null)
    return <span className={styles.unknown}>{t('devicesPage.unknownSpeed')}</span>
  return <span className="numbers">{speedText(tracking.speed)}</span>
}

export function LastUpdateCell({ tracking }: Pick<DeviceView, 'tracking'>) {
  const { t } = useTranslation()
  if (!tracking?.lastUpdate) return <span className={styles.unknown}>{t('devicesPage.neverUpdated')}</span>
  return <AgeText at={tracking.lastUpdate} />
}
