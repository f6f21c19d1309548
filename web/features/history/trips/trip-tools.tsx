import { Button, NativeSelect } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { TRIP_SORTS, type TripSort } from './sort-trips.ts'
import type { TripLeg } from './trip-days.ts'
import { PURPOSE_FILTERS, type PurposeFilter } from './trip-days.ts'
import styles from './trip-tools.module.css'
import type { SaveNote } from './use-trip-notes.ts'

const ALL = 'all'

/** Sorting and exports, for a page that offers them. */
export type TripTools = {
  deviceName: string
  sort: TripSort
  setSort: (sort: TripSort) => void
  /** When the trips were loaded (epoch ms): one that goes on lasts until then. */
  loadedAt: number
  /** Without one, all of them. */
  purpose: PurposeFilter | undefined
  setPurpose: (purpose: PurposeFilter | undefined) => void
  saveNote: SaveNote
  exportTrips: (trips: readonly TripLeg[]) => void
  exportTrip: (trip: TripLeg) => void
  isExporting: boolean
}

type Props = { trips: readonly TripLeg[]; tools: TripTools }

export function TripToolbar({ trips, tools }: Props) {
  const { t } = useTranslation()
  const { sort, setSort, purpose, setPurpose, exportTrips } = tools
  return (
    <div className={styles.toolbar}>
      <NativeSelect
        size="xs"
        aria-label={t('history.sortTrips')}
        value={sort}
        onChange={({ currentTarget }) =>
          setSort(TRIP_SORTS.find((name) => name === currentTarget.value) ?? 'start')
        }
        data={TRIP_SORTS.map((name) => ({ value: name, label: t(`history.tripSort.${name}`) }))}
      />
      <NativeSelect
        size="xs"
        aria-label={t('history.purpose.filter')}
        value={purpose ?? ALL}
        onChange={({ currentTarget }) =>
          setPurpose(PURPOSE_FILTERS.find((name) => name === currentTarget.value))
        }
        data={[
          { value: ALL, label: t('history.purpose.all') },
          ...PURPOSE_FILTERS.map((name) => ({ value: name, label: t(`history.purpose.${name}`) })),
        ]}
      />
      <Button
        size="xs"
        variant="default"
        leftSection={<IconFileSpreadsheet size={16} stroke={1.7} aria-hidden />}
        disabled={trips.length === 0}
        onClick={() => exportTrips(trips)}
      >
        {t('history.exportTrips')}
      </Button>
    </div>
  )
}
