import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ReportingSearch } from './reporting-search.ts'

const route = getRouteApi('/dashboard/reporting')

export type ReportingView = ReturnType<typeof useReportingView>

/** The view in the page's address, and how to change it. */
export function useReportingView() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = useCallback(
    (part: ReportingSearch) =>
      void navigate({ search: (before) => ({ ...before, ignored: undefined, ...part }), replace: true }),
    [navigate],
  )
  return { search, change }
}
