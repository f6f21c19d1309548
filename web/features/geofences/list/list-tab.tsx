import { Button, TextInput } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { Pager } from '../../../events/pager.tsx'
import lists from '../../../ui/list.module.css'
import { MAX_SEARCH_TEXT } from '../../../ui/search-params.ts'
import { FilesMenu } from '../files/files-menu.tsx'
import { GeofenceDialogs, type OpenDialog } from '../geofence-dialogs.tsx'
import type { GeofencesView } from '../use-geofences-view.ts'
import { GeofenceRow } from './geofence-row.tsx'
import styles from './list.module.css'
import { NoGeofences } from './no-geofences.tsx'

const ROWS_MAX = 25
const COLUMNS = ['active', 'name', 'shape', 'alerts', 'devices', 'inside', 'lastEvent'] as const

type Props = { geofences: readonly Geofence[]; view: GeofencesView }

/** All geofences with their actions. */
export function ListTab({ geofences, view }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const [page, setPage] = useState(0)
  const search = view.search.q ?? ''
  const found = geofences.filter(({ name, description }) =>
    `${name} ${description ?? ''}`.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const lastPage = Math.max(0, Math.ceil(found.length / ROWS_MAX) - 1)
  const first = Math.min(page, lastPage) * ROWS_MAX
  const create = () => setOpen({ kind: 'create' })
  return (
    <div className={`${lists.tab} ${styles.tab}`}>
      <div className={`${lists.head} ${styles.head}`}>
        <TextInput
          type="search"
          className={lists.search}
          value={search}
          maxLength={MAX_SEARCH_TEXT}
          placeholder={t('geofences.search')}
          aria-label={t('geofences.search')}
          leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}
          onChange={({ currentTarget: { value } }) => {
            setPage(0)
            view.change({ q: value || undefined })
          }}
        />
        <span className={`${lists.count} ${styles.count}`}>
          {t('geofences.count', { count: found.length })}
        </span>
        <FilesMenu geofences={geofences} />
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={create}>
          {t('geofences.create')}
        </Button>
      </div>
      {geofences.length === 0 && <NoGeofences />}
      {geofences.length > 0 && found.length === 0 && (
        <p role="status">{t('geofences.noMatch', { search })}</p>
      )}
      {found.length > 0 && (
        <table className={`${lists.table} ${styles.table}`} aria-label={t('geofences.list.label')}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`geofences.list.${column}`)}
                </th>
              ))}
              <th scope="col">
                <span className={lists.hidden}>{t('geofences.list.menu')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.slice(first, first + ROWS_MAX).map((geofence) => (
              <GeofenceRow key={geofence.geofenceId} geofence={geofence} open={setOpen} view={view} />
            ))}
          </tbody>
        </table>
      )}
      {lastPage > 0 && (
        <Pager
          page={Math.min(page, lastPage)}
          newer={page > 0 ? () => setPage(page - 1) : null}
          older={page < lastPage ? () => setPage(page + 1) : null}
        />
      )}
      {open !== null && <GeofenceDialogs open={open} close={() => setOpen(null)} />}
    </div>
  )
}
