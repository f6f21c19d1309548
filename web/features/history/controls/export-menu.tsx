import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useZoneTimes } from '../../../ui/times/zone-times.ts'
import { pointsWithin } from '../player/position-at.ts'
import type { Span } from '../player/quiet-spans.ts'
import type { LoadedRoute } from '../use-routes.ts'
import { EXPORT_FORMATS, type ExportFormat, exportFile } from './export-file.ts'
import { saveFile } from './save-file.ts'

type Props = { routes: readonly LoadedRoute[]; span: Span }

/** What is shown, as a file for other programs. */
export function ExportMenu({ routes, span }: Props) {
  const { t } = useTranslation()
  const times = useZoneTimes()
  const save = (format: ExportFormat) => {
    const tracks = routes.map(({ device, points }) => ({
      name: device.deviceName,
      points: pointsWithin(points, span),
    }))
    const about = tracks.length === 1 ? (tracks[0]?.name ?? '') : t('history.allDevices')
    const { name, type, text } = exportFile(format, tracks, about, times.today(span.from))
    saveFile(name, type, text)
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
