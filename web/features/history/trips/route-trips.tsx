import { spanAt } from '../route-range.ts'
import type { HistoryView } from '../use-history-view.ts'
import type { LoadedRoute } from '../use-routes.ts'
import { TripList } from './trip-list.tsx'
import type { useLegs } from './use-legs.ts'
import { useTripExports } from './use-trip-exports.ts'
import { useTripNotes } from './use-trip-notes.ts'

type Props = {
  view: HistoryView
  legs: ReturnType<typeof useLegs>
  device: LoadedRoute['device']
  loadedAt: number
}

/** The trips and stops of the loaded route, with the ways to sort and export them. */
export function RouteTrips({ view, legs, device, loadedAt }: Props) {
  const saveNote = useTripNotes(device.deviceId)
  const exports = useTripExports({ device, span: spanAt(view.range, loadedAt), loadedAt })
  return (
    <TripList
      days={legs.days}
      selectedStart={view.legStart}
      select={view.selectLeg}
      tools={{
        ...exports,
        deviceName: device.deviceName,
        sort: view.tripSort,
        setSort: view.sortTrips,
        purpose: view.tripPurpose,
        setPurpose: view.filterTrips,
        saveNote,
        loadedAt,
      }}
    />
  )
}
