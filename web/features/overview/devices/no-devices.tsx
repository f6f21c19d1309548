import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { TrackerPicture } from '../../../devices/tracker-picture.tsx'
import { FirstStepsLink } from '../../../first-steps/first-steps-link.tsx'
import styles from '../overview.module.css'

export function NoDevices({ addDevice }: { addDevice: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.empty}>
      <svg
        className={styles.illustration}
        viewBox="0 0 200 96"
        role="img"
        aria-label={t('overview.empty.picture')}
      >
        <TrackerPicture />
      </svg>
      <h3>{t('devices.noDevicesFound')}</h3>
      <p>{t('overview.empty.text')}</p>
      <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={addDevice}>
        {t('live.addDevice')}
      </Button>
      <FirstStepsLink />
    </div>
  )
}
