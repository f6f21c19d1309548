import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../api/site.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { saveFile } from '../../../ui/files/save-file.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { UNIT_SYSTEMS } from '../../../ui/units/unit-systems.ts'
import { usePlaceText } from '../../../ui/units/use-place-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import { csvFile, exportFile } from '../controls/export-file.ts'
import { routeQuery } from '../route-query.ts'
import { spanAt } from '../route-range.ts'
import type { Span } from '../span.ts'
import type { HistoryView } from '../use-history-view.ts'
import type { LoadedRoute } from '../use-routes.ts'
import { spanOfLeg, type TripLeg } from './trip-days.ts'
import { TripList } from './trip-list.tsx'
import { townOf } from './trip-places.ts'
import { tripsCsv } from './trips-csv.ts'
import type { useLegs } from './use-legs.ts'
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

type Exported = {
  device: { deviceId: string; deviceName: string }
  /** The range of the list, which names its file. */
  span: Span
  /** Where a trip that goes on ends in its file. */
  loadedAt: number
}

/** Downloads the list of trips as CSV, and one trip as GPX. */
function useTripExports({ device, span, loadedAt }: Exported) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { zone } = useTimes()
  const { units } = useUnits()
  const nearestText = usePlaceText()
  const title = device.deviceName
  const { distance, speed } = UNIT_SYSTEMS[units]

  const exportTrips = (trips: readonly TripLeg[]) => {
    const text = tripsCsv(trips, {
      deviceName: title,
      units,
      timeZone: zone,
      headText: (column) =>
        t(`history.tripColumns.${column}`, { distanceUnit: distance.unit, speedUnit: speed.unit }),
      placeText: (place) => {
        const town = townOf(place)
        return town === null ? '' : nearestText(town)
      },
      purposeText: (purpose) => t(`history.purpose.${purpose}`),
    })
    saveFile(csvFile(text, { title: t('history.tripsOf', { name: title }), span, timeZone: zone }))
  }
  /** A trip may start before the loaded route, so its own points are loaded. */
  const oneTrip = useMutation({
    mutationFn: async (leg: TripLeg) => {
      const { from, to } = spanOfLeg(leg)
      const range = { from, to: Math.min(to, loadedAt) }
      const { points } = await queryClient.fetchQuery(
        routeQuery(client, device.deviceId, { kind: 'span', ...range }),
      )
      saveFile(exportFile('gpx', [{ name: title, points }], { title, span: range, timeZone: zone }))
    },
    onError: useFailureToast(t('history.tripExportFailed'), 'devices'),
  })
  return { exportTrips, exportTrip: oneTrip.mutate, isExporting: oneTrip.isPending }
}
