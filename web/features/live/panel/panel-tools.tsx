import { CloseButton, Kbd, TextInput } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { ToolButton } from '../../../ui/buttons/tool-button.tsx'
import { MAX_SEARCH_TEXT } from '../../../ui/search-params.ts'
import { TrailTools } from '../toolbar/trail-tools.tsx'
import type { LiveView } from '../use-live-view.ts'
import styles from './panel.module.css'
import { PanelFilters } from './panel-filters.tsx'

type Props = {
  search: string
  setSearch: (text: string) => void
  view: LiveView
  devices: readonly DeviceView[]
  /** How much opens only by a button, where the list or the card needs the space. */
  compact: 'nothing' | 'filters' | 'all'
}

export const SEARCH_FIELD_ID = 'device-search'

export function PanelTools({ search, setSearch, view, devices, compact }: Props) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const isFiltered = view.filter !== undefined || view.tag !== undefined
  return (
    <div className={styles.tools}>
      <div className={styles.searchRow}>
        <TextInput
          id={SEARCH_FIELD_ID}
          type="search"
          value={search}
          maxLength={MAX_SEARCH_TEXT}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          placeholder={t('live.search')}
          aria-label={t('live.search')}
          className={styles.search}
          leftSection={<IconSearch size={17} stroke={1.7} />}
          rightSection={
            search === '' ? (
              <Kbd className={styles.key}>/</Kbd>
            ) : (
              <CloseButton size="sm" aria-label={t('live.clearSearch')} onClick={() => setSearch('')} />
            )
          }
        />
        {compact !== 'nothing' && (
          <ToolButton
            label={isFiltered ? t('filter.openFiltered') : t('filter.open')}
            pressed={opened || isFiltered}
            onClick={() => setOpened(!opened)}
            className={styles.opener}
          >
            <IconAdjustmentsHorizontal size={20} stroke={1.7} aria-hidden />
          </ToolButton>
        )}
      </div>
      {(opened || compact === 'nothing') && <PanelFilters view={view} devices={devices} />}
      {(opened || compact !== 'all') && <TrailTools view={view} />}
    </div>
  )
}
