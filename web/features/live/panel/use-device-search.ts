import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { searchDevices } from '../../../devices/search-devices.ts'
import { useSearchText } from '../../../ui/text/use-search-text.ts'
import type { LiveView } from '../use-live-view.ts'
import { filterFleet } from './filter-fleet.ts'

export type DeviceSearch = ReturnType<typeof useDeviceSearch>

/** The devices that match the filters and the search, in the list and on the map. */
export function useDeviceSearch(devices: readonly DeviceView[], view: LiveView) {
  const { filter, tag } = view
  const [text, setText] = useSearchText(view.search, view.setSearch)
  const found = useMemo(
    () => searchDevices(filterFleet(devices, { filter, tag }), text),
    [devices, filter, tag, text],
  )
  return {
    text,
    setText,
    found,
    isNarrowed: filter !== undefined || tag !== undefined || text.trim() !== '',
    clearAll: () => {
      setText('')
      view.clearFilters()
    },
  }
}

/** Why the list is empty: by its search, or by its filters. */
export function useNoMatchText() {
  const { t } = useTranslation()
  return (search: string) => (search.trim() === '' ? t('filter.noMatch') : t('live.noMatch', { search }))
}
