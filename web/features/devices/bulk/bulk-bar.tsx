import { Button, CloseButton } from '@mantine/core'
import { IconDownload, IconLink, IconTags } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import type { Selection } from '../list/use-selection.ts'
import type { Open } from '../open-dialog.ts'
import styles from './bulk.module.css'

const ICON = { size: 17, stroke: 1.7, 'aria-hidden': true }

type Props = {
  selection: Pick<Selection, 'selected' | 'clear'>
  open: Open
  exportDevices: (devices: readonly DeviceView[]) => void
}

/** What can be done with the selected devices. */
export function BulkBar({ selection: { selected, clear }, open, exportDevices }: Props) {
  const { t } = useTranslation()
  return (
    <section className={styles.bar} aria-label={t('devicesPage.bulk.label')}>
      <strong role="status">{t('devicesPage.bulk.selected', { count: selected.length })}</strong>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconTags {...ICON} />}
        onClick={() => open({ kind: 'tags', devices: selected })}
      >
        {t('devicesPage.bulk.tags')}
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconLink {...ICON} />}
        aria-label={t('devicesPage.bulk.assign')}
        onClick={() => open({ kind: 'assignMany', devices: selected })}
      >
        {t('devicesPage.assign.submit')}
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload {...ICON} />}
        onClick={() => exportDevices(selected)}
      >
        {t('devicesPage.bulk.export')}
      </Button>
      <CloseButton aria-label={t('devicesPage.bulk.clear')} onClick={clear} />
    </section>
  )
}
