import { ActionIcon, CloseButton, Kbd, Menu } from '@mantine/core'
import { IconColumns3, IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ChoiceChip } from '../../ui/buttons/choice-chip.tsx'
import { ToolButton } from '../../ui/buttons/tool-button.tsx'
import { SearchField } from '../../ui/list/search-field.tsx'
import { STATUS_FILTERS } from './devices-search.ts'
import { OPTIONAL_COLUMNS, type ShownColumns } from './list/columns.ts'
import styles from './tools.module.css'
import type { DevicesView } from './use-devices-view.ts'

export const SEARCH_FIELD_ID = 'devices-search'

type Props = {
  view: DevicesView
  columns: ShownColumns
  /** How many of how many devices are shown. */
  count: string
  exportAll: () => void
}

/** Search, filter, columns and export. */
export function Tools({ view: { text, setText, show, setShow }, columns, count, exportAll }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.tools}>
      <SearchField
        id={SEARCH_FIELD_ID}
        className={styles.search}
        label={t('devicesPage.search')}
        value={text}
        change={setText}
        rightSection={
          text === '' ? (
            <Kbd className={styles.key}>/</Kbd>
          ) : (
            <CloseButton size="sm" aria-label={t('live.clearSearch')} onClick={() => setText('')} />
          )
        }
      />
      <fieldset className={styles.filters} aria-label={t('devicesPage.filter.label')}>
        <ChoiceChip chosen={show === undefined} choose={() => setShow(undefined)}>
          {t('devicesPage.filter.all')}
        </ChoiceChip>
        {STATUS_FILTERS.map((filter) => (
          <ChoiceChip key={filter} chosen={show === filter} choose={() => setShow(filter)}>
            {t(`devicesPage.filter.${filter}`)}
          </ChoiceChip>
        ))}
      </fieldset>
      <span className={styles.count} role="status">
        {count}
      </span>
      <ColumnsMenu columns={columns} />
      <ToolButton label={t('devicesPage.export')} onClick={exportAll}>
        <IconDownload size={19} stroke={1.7} aria-hidden />
      </ToolButton>
    </div>
  )
}

/** Shows and hides columns. It stays open, as one rarely changes only one. */
function ColumnsMenu({ columns: { shown, toggle } }: { columns: ShownColumns }) {
  const { t } = useTranslation()
  return (
    <Menu position="bottom-end" radius={12} shadow="md" closeOnItemClick={false}>
      <Menu.Target>
        <ActionIcon
          size={36}
          variant="subtle"
          color="gray"
          aria-label={t('devicesPage.columns.choose')}
          title={t('devicesPage.columns.choose')}
        >
          <IconColumns3 size={19} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {OPTIONAL_COLUMNS.map((column) => (
          <Menu.CheckboxItem key={column} checked={shown.includes(column)} onChange={() => toggle(column)}>
            {t(`devicesPage.columns.${column}`)}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
