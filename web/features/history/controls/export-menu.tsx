import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../ui/files/save-file.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { pointsWithin, type Span } from '../span.ts'
import type { LoadedRoute } from '../use-routes.ts'
import { EXPORT_FORMATS, type ExportFormat, exportFile } from './export-file.ts'

type Props = {
  routes: readonly LoadedRoute[]
  span: Span
  /** What the file is named after: the whole range, or the selected trip or stop. */
  namedSpan: Span
}

/** Downloads the shown routes as a file. */
export function ExportMenu({ routes, span, namedSpan }: Props) {
  const { t } = useTranslation()
  const { zone } = useTimes()
  const save = (format: ExportFormat) => {
    const tracks = routes.map(({ device, points }) => ({
      name: device.deviceName,
      points: pointsWithin(points, span),
    }))
    const [only, other] = tracks
    const title = only && !other ? only.name : t('history.severalDevices', { count: tracks.length })
    saveFile(exportFile(format, tracks, { title, span: namedSpan, timeZone: zone }))
  }
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<IconDownload size={17} stroke={1.7} aria-hidden />}>
          {t('history.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {EXPORT_FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => save(format)}>
            {t('history.exportAs', { format: format.toUpperCase() })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
