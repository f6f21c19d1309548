import { Button, Menu } from '@mantine/core'
import { IconDownload, IconTransfer, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { saveFile } from '../../../ui/files/save-file.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { geofencesGeoJson } from './export-geojson.ts'
import styles from './files.module.css'
import { ImportDialog } from './import-dialog.tsx'
import { parseFile, type ReadFile } from './parse-file.ts'

const ICON = { size: 17, stroke: 1.7, 'aria-hidden': true }
const FILE_TYPES =
  '.geojson,.json,.kml,application/geo+json,application/json,application/vnd.google-earth.kml+xml'
const MB = 1_000_000
const FILE_MAX_MB = 5

/** Imports and exports geofences. */
export function FilesMenu({ geofences }: { geofences: readonly Geofence[] }) {
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
        className={styles.input}
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
          <Menu.Item leftSection={<IconUpload {...ICON} />} onClick={() => input.current?.click()}>
            {t('geofences.files.import')}
          </Menu.Item>
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
