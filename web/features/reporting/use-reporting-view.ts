import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type ReportingSearch, tabOf } from './reporting-search.ts'

const route = getRouteApi('/dashboard/reporting')

export type ReportingView = ReturnType<typeof useReportingView>

/** The view in the page's address, and how to change it. */
export function useReportingView() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = useCallback(
    (part: ReportingSearch) =>
      void navigate({
        // a link without a tab stays on the tab that it opened
        search: (before) => ({ ...before, tab: tabOf(before), ignored: undefined, ...part }),
        replace: true,
      }),
    [navigate],
  )
  /** Opens another view, without what was chosen in this one. */
  const open = useCallback((part: ReportingSearch) => void navigate({ search: part }), [navigate])
  return { search, change, open }
}
