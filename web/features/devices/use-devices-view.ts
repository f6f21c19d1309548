import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { TableSort } from '../../devices/sort-devices.ts'
import { useSearchText } from '../../ui/text/use-search-text.ts'
import type { DevicesSearch, StatusFilter } from './devices-search.ts'

const route = getRouteApi('/dashboard/devices')

export type DevicesView = ReturnType<typeof useDevicesView>

/** The search, filter and order in the page's address, and how to change them. */
export function useDevicesView() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = useCallback(
    (part: DevicesSearch) =>
      void navigate({ search: (before) => ({ ...before, ignored: undefined, ...part }), replace: true }),
    [navigate],
  )
  const writeText = useCallback((text: string) => change({ q: text || undefined }), [change])
  const [text, setText] = useSearchText(search.q ?? '', writeText)
  const { show, sort = 'name', order } = search
  const isReversed = order === 'reversed'
  return {
    text,
    setText,
    show,
    setShow: (filter: StatusFilter | undefined) => change({ show: filter }),
    sort,
    isReversed,
    /** By something else, or the other way round. */
    sortBy: (next: TableSort) =>
      change({
        sort: next === 'name' ? undefined : next,
        order: next === sort && !isReversed ? 'reversed' : undefined,
      }),
  }
}
