import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import type { GeofenceEvent } from '../../../../shared/watching/event.ts'
import { EventDetails } from '../../../events/event-details.tsx'
import { EventRow } from '../../../events/event-row.tsx'
import { CROSSING_ICONS } from '../../../geofences/crossing-icons.ts'
import { useReasonText } from './use-reason-text.ts'

type Props = {
  event: GeofenceEvent
  /** Unless it was deleted. */
  geofence: Geofence | undefined
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** One crossing, which opens. */
export function CrossingRow({ event, geofence, isOpen, setOpen }: Props) {
  const { t } = useTranslation()
  const reasonText = useReasonText()
  const geofences = useMemo(() => (geofence === undefined ? [] : [geofence]), [geofence])
  const { eventType, deviceName, geofenceName, interpolated } = event
  const estimated = interpolated ? t('events.interpolatedWhy') : undefined
  return (
    <EventRow
      event={event}
      icon={CROSSING_ICONS[eventType]}
      text={t(`events.sentence.${eventType}`, { device: deviceName, geofence: geofenceName })}
      estimated={estimated}
      isOpen={isOpen}
      setOpen={setOpen}
    >
      <EventDetails
        event={event}
        geofences={geofences}
        reasons={event.reasons.map((reason) => ({ text: reasonText(reason), at: reason.at }))}
        notes={estimated && <p>{estimated}</p>}
      />
    </EventRow>
  )
}
