import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { RouteReply } from '../../../../shared/http/route.ts'
import { logbook } from '../../../../shared/logbook/logbook.routes.ts'
import type { TripNote } from '../../../../shared/logbook/trip-note.ts'
import type { trails } from '../../../../shared/trails/trails.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import type { TripLeg } from './trip-days.ts'

type TripsReply = RouteReply<typeof trails.listTrips>
type Noted = Pick<TripNote, 'purpose' | 'note'>
type Change = { leg: TripLeg; noted: Noted }
export type SaveNote = (leg: TripLeg, change: Partial<Noted>) => void

/** Saves what is noted on a trip of a device. The list shows it at once, and its places as the server sends them. */
export function useTripNotes(deviceId: string): SaveNote {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const queryKey = ['trips', deviceId]
  const mutationKey = ['trip-notes', deviceId]
  /** By the start of the trip: a second change follows the first one before the list shows that. */
  const unsaved = useRef(new Map<string, Noted>())
  const saving = useMutation({
    mutationKey,
    // One at a time: each call saves the whole note of a trip.
    scope: { id: mutationKey.join() },
    mutationFn: ({ leg, noted }: Change) =>
      client.call(logbook.saveTripNote, {
        path: { id: deviceId },
        body: { start: noteStart(leg), ...noted },
      }),
    onMutate: async ({ leg, noted }) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueriesData<TripsReply>(
        { queryKey },
        (before) => before && withNoted(before, leg, noted),
      )
    },
    onError: useFailureToast(t('history.noteFailed'), 'devices'),
    // The reply to an earlier save would hide a later one.
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey }) > 1) return
      unsaved.current.clear()
      await queryClient.invalidateQueries({ queryKey })
    },
  })
  return (leg, change) => {
    const noted = { ...(unsaved.current.get(leg.start) ?? notedOn(leg)), ...change }
    unsaved.current.set(leg.start, noted)
    saving.mutate({ leg, noted })
  }
}

const notedOn = ({ trip: { logbook: noted } }: TripLeg): Noted => ({
  purpose: noted?.purpose ?? null,
  note: noted?.note ?? null,
})

/** Late positions may have moved the trip since something was noted on it. */
const noteStart = ({ start, trip }: TripLeg) => trip.logbook?.start ?? start

const withNoted = ({ trips, ...reply }: TripsReply, leg: TripLeg, noted: Noted): TripsReply => ({
  ...reply,
  trips: trips.map((trip) =>
    trip.start === leg.start ? { ...trip, logbook: { start: noteStart(leg), ...noted } } : trip,
  ),
})
