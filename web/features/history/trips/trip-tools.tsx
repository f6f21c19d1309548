import { Button, NativeSelect } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { TRIP_SORTS, type TripSort } from './sort-trips.ts'
import type { TripLeg } from './trip-days.ts'
import styles from './trip-tools.module.css'

/** Sorting and exports, for a page that offers them. */
export type TripTools = {
  deviceName: string
  sort: TripSort
  setSort: (sort: TripSort) => void
  /** When the trips were loaded (epoch ms): one that goes on lasts until then. */
  loadedAt: number
  exportTrips: (trips: readonly TripLeg[]) => void
  exportTrip: (trip: TripLeg) => void
  isExporting: boolean
}

type Props = { trips: readonly TripLeg[]; tools: TripTools }

export function TripToolbar({ trips, tools: { sort, setSort, exportTrips } }: Props) {
  const { t } = useTranslation()
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
