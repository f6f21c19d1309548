import { CloseButton, Kbd, NativeSelect, Skeleton, Switch } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEVICE_SORTS } from '../../../devices/sort-devices.ts'
import { tagsOf } from '../../../devices/tags-of.ts'
import { ChoiceChip } from '../../../ui/buttons/choice-chip.tsx'
import { ToolButton } from '../../../ui/buttons/tool-button.tsx'
import { SearchField } from '../../../ui/list/search-field.tsx'
import { DEFAULT_TRAIL_MINUTES, type DeviceFilter, TRAIL_MINUTES, type TrailMinutes } from '../live-search.ts'
import type { Fleet } from '../use-fleet.ts'
import type { LiveView } from '../use-live-view.ts'
import { filterFleet } from './filter-fleet.ts'
import styles from './panel.module.css'
import panelFiltersStyles from './panel-filters.module.css'
import type { DeviceSearch } from './use-device-search.ts'

type Props = {
  search: Pick<DeviceSearch, 'text' | 'setText'>
  view: LiveView
  fleet: Fleet
  /** How much opens only by a button, where the list or the card needs the space. */
  compact: 'nothing' | 'filters' | 'all'
}

export const SEARCH_FIELD_ID = 'device-search'

export function PanelTools({ search: { text, setText }, view, fleet, compact }: Props) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const isFiltered = view.filter !== undefined || view.tag !== undefined
  return (
    <div className={styles.tools}>
      <div className={styles.searchRow}>
        <SearchField
          id={SEARCH_FIELD_ID}
          className={styles.search}
          label={t('live.search')}
          value={text}
          change={setText}
          rightSection={
            text === '' ? (
              <Kbd className={styles.key}>/</Kbd>
            ) : (
              <CloseButton size="sm" aria-label={t('live.clearSearch')} onClick={() => setText('')} />
            )
          }
        />
        {compact !== 'nothing' && (
          <ToolButton
            label={isFiltered ? t('filter.openFiltered') : t('filter.open')}
            pressed={opened || isFiltered}
            onClick={() => setOpened(!opened)}
            className={styles.opener}
          >
            <IconAdjustmentsHorizontal size={20} stroke={1.7} aria-hidden />
          </ToolButton>
        )}
      </div>
      {(opened || compact === 'nothing') && <PanelFilters view={view} fleet={fleet} />}
      {(opened || compact !== 'all') && <TrailTools view={view} />}
    </div>
  )
}

type PanelFiltersProps = { view: LiveView; fleet: Pick<Fleet, 'devices' | 'isLoaded' | 'onlineKnown'> }

/** The others are reached by links of the overview, and shown while they are on. */
const OFFERED_FILTERS: readonly DeviceFilter[] = ['moving', 'offline']

const shownFilters = (chosen: DeviceFilter | undefined) =>
  chosen === undefined || OFFERED_FILTERS.includes(chosen) ? OFFERED_FILTERS : [...OFFERED_FILTERS, chosen]

/** Filters the list and the map by state and tag, and sorts the list. */
function PanelFilters({ view, fleet: { devices, isLoaded, onlineKnown } }: PanelFiltersProps) {
  const { t } = useTranslation()
  const tags = tagsOf(devices)
  return (
    <fieldset className={panelFiltersStyles.filters} aria-label={t('filter.title')}>
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
        className={panelFiltersStyles.sort}
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

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** Turns trails on and off and sets their length. */
function TrailTools({ view }: { view: LiveView }) {
  const { t } = useTranslation()
  return (
    <div className={styles.trails}>
      <Switch
        label={t('live.trails')}
        checked={view.trailsShown}
        onChange={({ currentTarget }) => view.setTrailsShown(currentTarget.checked)}
      />
      <NativeSelect
        size="xs"
        aria-label={t('live.trailLength')}
        value={view.trailMinutes}
        disabled={!view.trailsShown}
        onChange={({ currentTarget }) => view.setTrailMinutes(trailMinutesOf(currentTarget.value))}
        data={TRAIL_MINUTES.map((minutes) => ({ value: String(minutes), label: lengthText(minutes) }))}
      />
    </div>
  )

  function lengthText(minutes: number): string {
    if (minutes < HOUR_MINUTES) return t('live.trailMinutes', { count: minutes })
    if (minutes <= DAY_MINUTES) return t('live.trailHours', { count: minutes / HOUR_MINUTES })
    return t('live.trailDays', { count: minutes / DAY_MINUTES })
  }
}

const trailMinutesOf = (text: string): TrailMinutes =>
  TRAIL_MINUTES.find((minutes) => minutes === Number(text)) ?? DEFAULT_TRAIL_MINUTES
