import { NativeSelect, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DEVICE_SORTS } from '../../../devices/sort-devices.ts'
import { tagsOf } from '../../../devices/tags-of.ts'
import { ChoiceChip } from '../../../ui/buttons/choice-chip.tsx'
import type { DeviceFilter } from '../live-search.ts'
import type { Fleet } from '../use-fleet.ts'
import type { LiveView } from '../use-live-view.ts'
import { filterFleet } from './filter-fleet.ts'
import styles from './panel-filters.module.css'

type Props = { view: LiveView; fleet: Pick<Fleet, 'devices' | 'isLoaded' | 'onlineKnown'> }

/** The others are reached by links of the overview, and shown while they are on. */
const OFFERED_FILTERS: readonly DeviceFilter[] = ['moving', 'offline']

const shownFilters = (chosen: DeviceFilter | undefined) =>
  chosen === undefined || OFFERED_FILTERS.includes(chosen) ? OFFERED_FILTERS : [...OFFERED_FILTERS, chosen]

/** Filters the list and the map by state and tag, and sorts the list. */
export function PanelFilters({ view, fleet: { devices, isLoaded, onlineKnown } }: Props) {
  const { t } = useTranslation()
  const tags = tagsOf(devices)
  return (
    <fieldset className={styles.filters} aria-label={t('filter.title')}>
      {shownFilters(view.filter).map((filter) => (
        <ChoiceChip
          key={filter}
          chosen={view.filter === filter}
          choose={() => view.setFilter(view.filter === filter ? undefined : filter)}
        >
          {t(`filter.${filter}`)}
          {!isLoaded && <Skeleton width="1ch" height="0.8em" />}
          {isLoaded && (filter !== 'offline' || onlineKnown) && (
            <span className="numbers">{filterFleet(devices, { filter, tag: view.tag }).length}</span>
          )}
        </ChoiceChip>
      ))}
      {(tags.length > 0 || view.tag !== undefined) && (
        <NativeSelect
          size="xs"
          aria-label={t('filter.tag')}
          value={view.tag ?? ''}
          onChange={({ currentTarget }) => view.setTag(currentTarget.value || undefined)}
          data={[
            { value: '', label: t('filter.allTags') },
            ...[...new Set([...tags, ...(view.tag === undefined ? [] : [view.tag])])],
          ]}
        />
      )}
      <NativeSelect
        size="xs"
        className={styles.sort}
        aria-label={t('filter.sort')}
        value={view.sort}
        onChange={({ currentTarget }) =>
          view.setSort(DEVICE_SORTS.find((sort) => sort === currentTarget.value) ?? 'name')
        }
        data={DEVICE_SORTS.map((sort) => ({ value: sort, label: t(`filter.sorts.${sort}`) }))}
      />
    </fieldset>
  )
}
