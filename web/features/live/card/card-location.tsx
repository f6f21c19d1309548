import { ActionIcon, Tooltip } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { coordinatesText } from '../../../../shared/geo/place-text.ts'
import { useNearestPlace } from '../../../map/base/use-nearest-place.ts'
import type { PositionedDevice } from '../../../map/features/device-features.ts'
import { platformOf } from '../../../session/platform.ts'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { usePlaceText } from '../../../ui/units/use-place-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import styles from './device-card.module.css'
import { mapsLink } from './maps-link.ts'

/** The location: the nearest town, the coordinates, and a link to a map app. */
export function CardLocation({ device: { deviceName, tracking } }: { device: PositionedDevice }) {
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
