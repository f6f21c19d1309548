import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SILHOUETTES } from '../../../ui/silhouettes.ts'
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
        <rect x="58" y="14" width="136" height="68" rx="10" className={styles.label} />
        <path d="M112 36H150M112 50H176M112 64H138" className={styles.labelLines} />
        <circle cx="44" cy="48" r="30" className={styles.marker} />
        <path
          d={SILHOUETTES.boat}
          transform="translate(26 30) scale(1.5)"
          fillRule="evenodd"
          className={styles.markerIcon}
        />
      </svg>
      <h3>{t('devices.noDevicesFound')}</h3>
      <p>{t('overview.empty.text')}</p>
      <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={addDevice}>
        {t('live.addDevice')}
      </Button>
    </div>
  )
}
