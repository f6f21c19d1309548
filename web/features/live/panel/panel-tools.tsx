import { CloseButton, Kbd, TextInput } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '../../../ui/buttons/tool-button.tsx'
import { MAX_SEARCH_TEXT } from '../../../ui/search-params.ts'
import { TrailTools } from '../toolbar/trail-tools.tsx'
import type { Fleet } from '../use-fleet.ts'
import type { LiveView } from '../use-live-view.ts'
import styles from './panel.module.css'
import { PanelFilters } from './panel-filters.tsx'
import type { DeviceSearch } from './use-device-search.ts'

type Props = {
  search: Pick<DeviceSearch, 'text' | 'setText'>
  view: LiveView
  fleet: Fleet
  /** How much opens only by a button, where the list or the card needs the space. */
  compact: 'nothing' | 'filters' | 'all'
}

export const SEARCH_FIELD_ID = 'device-search'

export function PanelTools({ search: { text, setText }, view, fleet, compact }: Props) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const isFiltered = view.filter !== undefined || view.tag !== undefined
  return (
    <div className={styles.tools}>
      <div className={styles.searchRow}>
        <TextInput
          id={SEARCH_FIELD_ID}
          type="search"
          value={text}
          maxLength={MAX_SEARCH_TEXT}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          placeholder={t('live.search')}
          aria-label={t('live.search')}
          className={styles.search}
          leftSection={<IconSearch size={17} stroke={1.7} />}
          rightSection={
            text === '' ? (
              <Kbd className={styles.key}>/</Kbd>
            ) : (
              <CloseButton size="sm" aria-label={t('live.clearSearch')} onClick={() => setText('')} />
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
      {(opened || compact === 'nothing') && <PanelFilters view={view} fleet={fleet} />}
      {(opened || compact !== 'all') && <TrailTools view={view} />}
    </div>
  )
}
