import { Button, Menu } from '@mantine/core'
import { IconDownload, IconPlus, IconTransfer, IconUpload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { Permitted } from '../../../account/membership.tsx'
import { FirstStepsLink } from '../../../first-steps/first-steps-link.tsx'
import { saveFile } from '../../../ui/files/save-file.ts'
import { ColumnHeads } from '../../../ui/list/column-heads.tsx'
import lists from '../../../ui/list/list.module.css'
import { ListPager, pageOf } from '../../../ui/list/pager.tsx'
import { SearchField } from '../../../ui/list/search-field.tsx'
import { EmptyState } from '../../../ui/screens/empty-state.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { geofencesGeoJson } from '../files/export-geojson.ts'
import filesStyles from '../files/files.module.css'
import { ImportDialog } from '../files/import-dialog.tsx'
import { parseFile, type ReadFile } from '../files/parse-file.ts'
import { GeofenceDialogs, type OpenDialog } from '../geofence-dialogs.tsx'
import type { GeofencesView } from '../use-geofences-view.ts'
import { GeofenceRow } from './geofence-row.tsx'
import styles from './list.module.css'

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
  const shown = pageOf(found, page)
  const create = () => setOpen({ kind: 'create' })
  return (
    <div className={`${lists.tab} ${styles.tab}`}>
      <div className={`${lists.head} ${styles.head}`}>
        <SearchField
          className={lists.search}
          label={t('geofences.search')}
          value={search}
          change={(value) => {
            setPage(0)
            view.change({ q: value || undefined })
          }}
        />
        <span className={`${lists.count} ${styles.count}`}>
          {t('geofences.count', { count: found.length })}
        </span>
        <FilesMenu geofences={geofences} />
        <Permitted to="geofences:write">
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={create}>
            {t('geofences.create')}
          </Button>
        </Permitted>
      </div>
      {geofences.length === 0 && <NoGeofences />}
      {geofences.length > 0 && found.length === 0 && (
        <p role="status">{t('geofences.noMatch', { search })}</p>
      )}
      {found.length > 0 && (
        <table className={`${lists.table} ${styles.table}`} aria-label={t('geofences.list.label')}>
          <ColumnHeads
            titles={COLUMNS.map((column) => t(`geofences.list.${column}`))}
            hidden={t('geofences.list.menu')}
          />
          <tbody>
            {shown.rows.map((geofence) => (
              <GeofenceRow key={geofence.geofenceId} geofence={geofence} open={setOpen} view={view} />
            ))}
          </tbody>
        </table>
      )}
      <ListPager shown={shown} setPage={setPage} />
      {open !== null && <GeofenceDialogs open={open} close={() => setOpen(null)} />}
    </div>
  )
}

const ICON = { size: 17, stroke: 1.7, 'aria-hidden': true }
const FILE_TYPES =
  '.geojson,.json,.kml,application/geo+json,application/json,application/vnd.google-earth.kml+xml'
const MB = 1_000_000
const FILE_MAX_MB = 5

/** Imports and exports geofences. */
function FilesMenu({ geofences }: { geofences: readonly Geofence[] }) {
  const { t } = useTranslation()
  const { dayOf } = useTimes()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<ReadFile | null>(null)
  const read = async (chosen: File) => {
    if (chosen.size > FILE_MAX_MB * MB)
      return setFile({ name: chosen.name, parsed: { kind: 'tooLarge', limit: FILE_MAX_MB } })
    setFile({ name: chosen.name, parsed: parseFile(await chosen.text()) })
  }
  const save = () =>
    saveFile({
      name: `geofences_${dayOf(Date.now())}.geojson`,
      type: 'application/geo+json',
      text: JSON.stringify(geofencesGeoJson(geofences)),
    })
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={FILE_TYPES}
        className={filesStyles.input}
        aria-label={t('geofences.files.import')}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0]
          if (chosen) void read(chosen)
          currentTarget.value = ''
        }}
      />
      <Menu position="bottom-end" radius={12} shadow="md" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconTransfer {...ICON} />}>
            {t('geofences.files.menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Permitted to="geofences:write">
            <Menu.Item leftSection={<IconUpload {...ICON} />} onClick={() => input.current?.click()}>
              {t('geofences.files.import')}
            </Menu.Item>
          </Permitted>
          <Menu.Item
            leftSection={<IconDownload {...ICON} />}
            disabled={geofences.length === 0}
            onClick={save}
          >
            {t('geofences.files.export')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {file !== null && <ImportDialog file={file} close={() => setFile(null)} />}
    </>
  )
}

/** The empty state: what geofences are for. */
function NoGeofences() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('geofences.emptyTitle')}
      text={t('geofences.empty')}
      picture={
        <>
          <path
            d="M62 20 138 12 160 58 118 86 58 74Z"
            fill="var(--chosen)"
            stroke="var(--brand)"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <path
            d="M12 62C44 52 68 62 104 48"
            fill="none"
            stroke="var(--dim)"
            strokeWidth="3"
            strokeDasharray="4 8"
            strokeLinecap="round"
          />
          <circle cx="108" cy="46" r="14" fill="var(--brand)" />
          <path d="M108 37 114 53 108 50 102 53Z" fill="var(--on-brand)" />
        </>
      }
    >
      <Button
        variant="light"
        renderRoot={(root) => <Link {...root} to="/dashboard/geofences" search={{ tab: undefined }} />}
      >
        {t('geofences.drawFirst')}
      </Button>
      <FirstStepsLink />
    </EmptyState>
  )
}
