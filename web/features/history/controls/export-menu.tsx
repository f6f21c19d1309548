import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SECOND_MS } from '../../../../shared/time.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { pointsWithin, type Span } from '../span.ts'
import type { LoadedRoute } from '../use-routes.ts'
import { EXPORT_FORMATS, type ExportFormat, exportFile } from './export-file.ts'

const REVOKE_AFTER_MS = 10 * SECOND_MS

type Props = { routes: readonly LoadedRoute[]; span: Span }

/** Downloads the shown routes as a file. */
export function ExportMenu({ routes, span }: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const save = (format: ExportFormat) => {
    const tracks = routes.map(({ device, points }) => ({
      name: device.deviceName,
      points: pointsWithin(points, span),
    }))
    const title = tracks.length === 1 ? (tracks[0]?.name ?? '') : t('history.allDevices')
    const { name, type, text } = exportFile(format, tracks, title, times.dayOf(span.from))
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

/** Downloads a text as a file. */
function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not immediately: the browser reads the blob only after the click.
  window.setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
