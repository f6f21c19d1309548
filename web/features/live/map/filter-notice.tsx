import { Anchor } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MapNotice } from '../../../map/map-notices.tsx'
import type { DeviceSearch } from '../panel/use-device-search.ts'
import { useNoMatchText } from '../panel/use-no-match-text.ts'

type Props = { search: DeviceSearch; total: number }

/** Says on the map that filters hide devices, for when the list does not. */
export function FilterNotice({ search: { found, text, clearAll }, total }: Props) {
  const { t } = useTranslation()
  const noMatchText = useNoMatchText()
  return (
    <MapNotice icon={<IconFilter size={16} stroke={1.7} aria-hidden />}>
      {found.length === 0 ? noMatchText(text) : t('filter.shown', { count: found.length, total })}
      <Anchor component="button" type="button" size="sm" onClick={clearAll}>
        {t('filter.clear')}
      </Anchor>
    </MapNotice>
  )
}
