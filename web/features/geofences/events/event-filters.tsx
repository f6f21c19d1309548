import { useTranslation } from 'react-i18next'
import { CrossingType } from '../../../../shared/geofences/crossing-type.ts'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import styles from '../../../events/events.module.css'
import { ChoiceFilter, DeviceFilter, PageSizeFilter, TimeFilters } from '../../../events/filter-fields.tsx'
import type { PageSize } from '../../../events/page-sizes.ts'
import type { EventFilter } from '../../../geofences/events-query.ts'
import type { GeofencesView } from '../use-geofences-view.ts'
import { WhyGeofence } from '../why/why-geofence.tsx'
import { EventsExport } from './events-export.tsx'

type Props = {
  geofences: readonly Geofence[]
  view: GeofencesView
  filter: EventFilter
  size: PageSize
}

/** Narrows the events, and sets how many are on a page. */
export function EventFilters({ geofences, view: { search, change }, filter, size }: Props) {
  const { t } = useTranslation()
  return (
    <search className={styles.filters} aria-label={t('events.filters')}>
      <DeviceFilter value={search.deviceId} choose={(deviceId) => change({ deviceId })} />
      <ChoiceFilter
        label={t('events.geofence')}
        any={t('events.anyGeofence')}
        value={search.geofenceId}
        choose={(geofenceId) => change({ geofenceId })}
        choices={geofences.map(({ geofenceId, name }) => ({ value: geofenceId, label: name }))}
      />
      <ChoiceFilter
        label={t('events.type')}
        any={t('events.anyType')}
        value={search.type}
        choose={(chosen) => change({ type: CrossingType.options.find((type) => type === chosen) })}
        choices={CrossingType.options.map((type) => ({ value: type, label: t(`events.types.${type}`) }))}
      />
      <TimeFilters from={search.from} to={search.to} change={change} />
      <PageSizeFilter size={size} choose={(chosen) => change({ size: chosen })} />
      <EventsExport filter={filter} />
      <WhyGeofence geofences={geofences} search={search} />
    </search>
  )
}
