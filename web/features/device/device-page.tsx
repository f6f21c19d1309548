import { Button } from '@mantine/core'
import { IconMap2, IconMessage2, IconParking, IconPlug } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { CommandDialog, type CommandDialogName } from '../../commands/dialogs/command-dialog.tsx'
import { CommandLog } from '../../commands/log/command-log.tsx'
import { RELAY_ICONS } from '../../commands/relay-icons.ts'
import { DeviceHeader } from '../../devices/device-header.tsx'
import { DevicePageLayout } from '../../devices/device-page-layout.tsx'
import { StatusLine } from '../../devices/status-line.tsx'
import styles from './device-page.module.css'

const route = getRouteApi('/dashboard/devices/$deviceId')

const ICON = { size: 18, stroke: 1.7, 'aria-hidden': true }

/** One device: its status, its commands and their log. */
export function DevicePage() {
  const { deviceId } = route.useParams()
  return (
    <DevicePageLayout deviceId={deviceId}>
      {(device) => <DeviceDetails device={device} key={deviceId} />}
    </DevicePageLayout>
  )
}

function DeviceDetails({ device }: { device: DeviceView }) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<CommandDialogName | null>(null)
  const { deviceId, deviceName, isInStorageMode, tracking } = device
  const storage = isInStorageMode ? 'storeOff' : 'storeOn'
  return (
    <>
      <DeviceHeader device={device} title={deviceName} beneath={<StatusLine tracking={tracking} />}>
        <nav className={styles.links}>
          <Button
            renderRoot={(root) => <Link {...root} to="/dashboard/live" search={{ deviceId }} />}
            leftSection={<IconMap2 {...ICON} />}
          >
            {t('device.show')}
          </Button>
          <Button
            renderRoot={(root) => (
              <Link {...root} to="/dashboard/devices/$deviceId/connect" params={{ deviceId }} />
            )}
            variant="default"
            leftSection={<IconPlug {...ICON} />}
          >
            {t('device.connect')}
          </Button>
        </nav>
      </DeviceHeader>
      <section className={styles.actions} aria-label={t('device.actions', { name: deviceName })}>
        <Button variant="default" leftSection={<IconMessage2 {...ICON} />} onClick={() => setDialog('text')}>
          {t('tools.text')}
        </Button>
        <Button
          variant="default"
          leftSection={<RELAY_ICONS.cut {...ICON} />}
          onClick={() => setDialog('cut')}
        >
          {t('tools.relayCut')}
        </Button>
        <Button
          variant="default"
          leftSection={<RELAY_ICONS.restore {...ICON} />}
          onClick={() => setDialog('restore')}
        >
          {t('tools.relayRestore')}
        </Button>
        <Button variant="default" leftSection={<IconParking {...ICON} />} onClick={() => setDialog(storage)}>
          {t(`device.${storage}`)}
        </Button>
      </section>
      <CommandLog deviceId={deviceId} />
      {dialog && <CommandDialog name={dialog} device={device} close={() => setDialog(null)} />}
    </>
  )
}
