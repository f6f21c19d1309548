import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { GeofencesSearch } from './geofences-search.ts'

const route = getRouteApi('/dashboard/geofences')

export type GeofencesView = ReturnType<typeof useGeofencesView>

/** The view in the page's address, and how to change it. */
export function useGeofencesView() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = useCallback(
    (part: GeofencesSearch) =>
      void navigate({ search: (before) => ({ ...before, ignored: undefined, ...part }), replace: true }),
    [navigate],
  )
  return { search, change }
}
