import { ActionIcon, Tooltip } from '@mantine/core'
import { IconBatteryEco, IconExternalLink, IconParking, IconTag } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import type { Tracking } from '../../../../shared/devices/tracking.ts'
import { coordinatesText } from '../../../../shared/geo/place-text.ts'
import { engineOn } from '../../../../shared/tracking/motion/motion-status.ts'
import { parseStatusText } from '../../../../shared/tracking/view/status-text.ts'
import { RELAY_ICONS } from '../../../commands/relay-icons.ts'
import { FreshnessLabel } from '../../../devices/status-line.tsx'
import { useNearestPlace } from '../../../map/base/use-nearest-place.ts'
import { hasPosition, type PositionedDevice } from '../../../map/features/device-features.ts'
import { isCurrent, movesNow } from '../../../map/markers/is-current.ts'
import { platformOf } from '../../../session/platform.ts'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { headingText, UNKNOWN } from '../../../ui/format.ts'
import { AgeText } from '../../../ui/times/age.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useDurationText } from '../../../ui/times/duration-text.ts'
import { useNow } from '../../../ui/times/now.tsx'
import { usePlaceText } from '../../../ui/units/use-place-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import cardChipsStyles from './card-chips.module.css'
import { CardReadings } from './card-readings.tsx'
import styles from './device-card.module.css'
import { mapsLink } from './maps-link.ts'
import { stopDurationMs } from './stop-duration.ts'

type Props = {
  device: DeviceView
  exitStorage: () => void
  /** Commands in progress, below the status. */
  progress?: ReactNode
}

/** The facts about a device: its status, location and readings. */
export function DeviceFacts({ device, exitStorage, progress }: Props) {
  const { t } = useTranslation()
  const { tracking } = device
  return (
    <>
      {tracking === null ? (
        <p className={styles.waiting}>{t('card.waiting')}</p>
      ) : (
        <CardStatus tracking={tracking} />
      )}
      <CardChips device={device} exitStorage={exitStorage} />
      {progress}
      {tracking !== null && (
        <>
          {tracking.flags.map((flag) => (
            <p key={flag} className={styles.flag}>
              {t(`flags.${flag}`)}
            </p>
          ))}
          {hasPosition(device) && <CardLocation device={device} />}
          <CardReadings tracking={tracking} />
        </>
      )}
    </>
  )
}

/** The same as a panel of a page. */
export function DeviceFactsPanel({ device, exitStorage }: Omit<Props, 'progress'>) {
  const { t } = useTranslation()
  return (
    <section className={styles.card} data-panel aria-label={t('devicePage.readings')}>
      <DeviceFacts device={device} exitStorage={exitStorage} />
    </section>
  )
}

const ICON = { size: 14, stroke: 1.8, 'aria-hidden': true }

/** The relay, storage and power-save states that are known, and the tags. */
function CardChips({ device, exitStorage }: { device: DeviceView; exitStorage: () => void }) {
  const { t } = useTranslation()
  const { isInStorageMode, isRelayCut, tags, tracking } = device
  const statusText = tracking?.statusDescription ?? null
  const isSavingPower = statusText !== null && parseStatusText(statusText).powerSaveMode === true
  if (isRelayCut === null && !isInStorageMode && !isSavingPower && tags.length === 0) return null
  return (
    <ul className={cardChipsStyles.chips}>
      {isRelayCut !== null && (
        <Chip
          icon={isRelayCut ? <RELAY_ICONS.cut {...ICON} /> : <RELAY_ICONS.restore {...ICON} />}
          kind={isRelayCut ? 'cut' : 'restored'}
        >
          {t(isRelayCut ? 'card.relay.cut' : 'card.relay.restored')}
        </Chip>
      )}
      {isInStorageMode && (
        <li>
          <button
            type="button"
            className={cardChipsStyles.chip}
            data-kind="storage"
            title={t('device.storeOff')}
            onClick={exitStorage}
          >
            <IconParking {...ICON} />
            <span>{t('card.storage')}</span>
          </button>
        </li>
      )}
      {isSavingPower && (
        <Chip icon={<IconBatteryEco {...ICON} />} kind="saving">
          {t('card.powerSave')}
        </Chip>
      )}
      {tags.map((tag) => (
        <Chip key={tag} icon={<IconTag {...ICON} />} kind="tag">
          {tag}
        </Chip>
      ))}
    </ul>
  )
}

const Chip = ({ icon, kind, children }: { icon: ReactNode; kind: string; children: ReactNode }) => (
  <li className={cardChipsStyles.chip} data-kind={kind}>
    {icon}
    <span>{children}</span>
  </li>
)

/** The location: the nearest town, the coordinates, and a link to a map app. */
function CardLocation({ device: { deviceName, tracking } }: { device: PositionedDevice }) {
  const { t } = useTranslation()
  const { lengthText } = useUnits()
  const placeText = usePlaceText()
  const place = { lat: tracking.latitude, lng: tracking.longitude }
  const nearest = useNearestPlace(place)
  return (
    <div className={styles.location}>
      <p>
        <span className={styles.label}>{t('card.location')}</span>
        <strong>{nearest && placeText(nearest)}</strong>
        <span className={styles.coordinates}>
          {coordinatesText(place)}
          {tracking.accuracy !== null && (
            <small>{t('card.accuracy', { accuracy: lengthText(tracking.accuracy) })}</small>
          )}
        </span>
      </p>
      <CopyButton text={coordinatesText(place)} label={t('card.copyCoordinates')} />
      <Tooltip label={t('card.openMaps')} openDelay={400} withinPortal={false} events={SHOWS_TOOLTIP}>
        <ActionIcon
          component="a"
          href={mapsLink(place, deviceName, platformOf(navigator))}
          target="_blank"
          rel="noreferrer"
          size={30}
          variant="subtle"
          color="gray"
          aria-label={t('card.openMaps')}
        >
          <IconExternalLink size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  )
}

const SHOWS_TOOLTIP = { hover: true, focus: true, touch: false }

/** Motion, speed and the age of the position. A position that is not current is described in the past tense. */
function CardStatus({ tracking }: { tracking: Tracking }) {
  const { t } = useTranslation()
  const now = useNow()
  const times = useTimes()
  const { speedText } = useUnits()
  const durationText = useDurationText()
  const { freshness, motionStatus, since, speed, heading, GPSTime } = tracking
  const current = isCurrent(freshness)
  const stoppedMs = stopDurationMs(tracking, now)
  const motionText = () => {
    if (!current) return t(`motion.was.${motionStatus}`)
    return motionStatus === 'IDLE' && engineOn(tracking)
      ? t('motion.idleEngineOn')
      : t(`motion.${motionStatus}`)
  }
  return (
    <div className={styles.status}>
      <p className={styles.motion}>
        <strong>{motionText()}</strong>
        {since && <span>{t('motion.since', { time: times.short(since, now) })}</span>}
        <FreshnessLabel tracking={tracking} />
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{current ? t('card.speed') : t('card.lastSpeed')}</dt>
          <dd className={styles.speed}>{speedText(speed)}</dd>
          {movesNow(tracking) && heading !== null && (
            <dd className={styles.detail}>{headingText(t, heading)}</dd>
          )}
        </div>
        {stoppedMs !== null && (
          <div>
            <dt>{t('card.stopDuration')}</dt>
            <dd>{durationText(stoppedMs)}</dd>
          </div>
        )}
        <div>
          <dt>{t('card.age')}</dt>
          <dd>{GPSTime ? <AgeText at={GPSTime} /> : UNKNOWN}</dd>
          {GPSTime && <dd className={styles.detail}>{times.withZone(times.exact(GPSTime, now), GPSTime)}</dd>}
        </div>
      </dl>
    </div>
  )
}
