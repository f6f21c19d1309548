import { Button, CloseButton } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { Banner } from './banner.tsx'

/** After a device was added: the next step is its tracker. */
export function AddedNote({
  device: { deviceId, deviceName },
  close,
}: {
  device: DeviceView
  close: () => void
}) {
  const { t } = useTranslation()
  return (
    <Banner
      kind="info"
      icon={<IconPlugConnected size={20} stroke={1.7} aria-hidden />}
      title={t('devicesPage.addedTitle', { name: deviceName })}
      text={t('devicesPage.addedText')}
    >
      <Button
        size="xs"
        renderRoot={(root) => (
          <Link {...root} to="/dashboard/devices/$deviceId/connect" params={{ deviceId }} />
        )}
      >
        {t('connect.open')}
      </Button>
      <CloseButton aria-label={t('dialog.close')} onClick={close} />
    </Banner>
  )
}
