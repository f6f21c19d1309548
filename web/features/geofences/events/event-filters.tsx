import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CrossingType, type Geofence } from '../../../../shared/geofences/geofence.ts'
import { MINUTE_MS, toIso } from '../../../../shared/time.ts'
import { instantOf, minuteAt } from '../../../../shared/trails/day-range.ts'
import { devicesQuery } from '../../../api/devices-query.ts'
import { useSite } from '../../../api/site.tsx'
import { sortDevices } from '../../../devices/sort-devices.ts'
import type { EventFilter } from '../../../geofences/events-query.ts'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageSize } from '../geofences-search.ts'
import type { GeofencesView } from '../use-geofences-view.ts'
import { WhyButton } from '../why/why-button.tsx'
import styles from './events.module.css'
import { EventsExport } from './events-export.tsx'

type Props = {
  geofences: readonly Geofence[]
  view: GeofencesView
  filter: EventFilter
  size: PageSize
}

const START_OF_DAY = '00:00'
const END_OF_DAY = '23:59'

/** Narrows the events, and sets how many are on a page. */
export function EventFilters({ geofences, view: { search, change }, filter, size }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { zone, dayOf } = useTimes()
  const { data: fleet } = useQuery(devicesQuery(client))
  const devices = sortDevices(fleet?.devices ?? [], 'name')
  const today = dayOf(Date.now())
  const minuteOf = (iso: string | undefined) => (iso === undefined ? '' : minuteAt(Date.parse(iso), zone))
  const isoOf = (minute: string | null, addMs = 0) => {
    const at = minute ? instantOf(minute, zone) : null
    return at === null ? undefined : toIso(at + addMs)
  }
  return (
    <search className={styles.filters} aria-label={t('events.filters')}>
      <NativeSelect
        label={t('events.device')}
        value={search.deviceId ?? ''}
        onChange={({ currentTarget: { value } }) => change({ deviceId: value || undefined })}
        data={withCurrent(search.deviceId, [
          { value: '', label: t('events.anyDevice') },
          ...devices.map(({ deviceId, deviceName }) => ({ value: deviceId, label: deviceName })),
        ])}
      />
      <NativeSelect
        label={t('events.geofence')}
        value={search.geofenceId ?? ''}
        onChange={({ currentTarget: { value } }) => change({ geofenceId: value || undefined })}
        data={withCurrent(search.geofenceId, [
          { value: '', label: t('events.anyGeofence') },
          ...geofences.map(({ geofenceId, name }) => ({ value: geofenceId, label: name })),
        ])}
      />
      <NativeSelect
        label={t('events.type')}
        value={search.type ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change({ type: CrossingType.options.find((type) => type === value) })
        }
        data={[
          { value: '', label: t('events.anyType') },
          ...CrossingType.options.map((type) => ({ value: type, label: t(`events.types.${type}`) })),
        ]}
      />
      <DateField
        label={t('events.from')}
        value={minuteOf(search.from)}
        change={(minute) => change({ from: isoOf(minute) })}
        timeOf={() => START_OF_DAY}
        lastDay={today}
      />
      <DateField
        label={t('events.to')}
        value={minuteOf(search.to)}
        change={(minute) => change({ to: isoOf(minute, MINUTE_MS - 1) })}
        timeOf={() => END_OF_DAY}
        lastDay={today}
      />
      <NativeSelect
        label={t('events.pageSize')}
        value={size}
        onChange={({ currentTarget: { value } }) => {
          const chosen = PAGE_SIZES.find((choice) => String(choice) === value)
          change({ size: chosen === DEFAULT_PAGE_SIZE ? undefined : chosen })
        }}
        data={PAGE_SIZES.map(String)}
      />
      <EventsExport filter={filter} />
      <WhyButton geofences={geofences} search={search} />
    </search>
  )
}

type Choice = { value: string; label: string }

/** With the chosen one, even if it no longer exists. */
const withCurrent = (current: string | undefined, choices: Choice[]): Choice[] =>
  current === undefined || choices.some(({ value }) => value === current)
    ? choices
    : [...choices, { value: current, label: current }]
