import { IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './settings.module.css'
import { TextBlock } from './text-block.tsx'

const START_COMMAND = 'npm start -- --host 192.168.1.20'

/** Warns that a phone cannot connect to a broker on the loopback address. */
export function LocalOnlyNote({ host }: { host: string }) {
  const { t } = useTranslation()
  return (
    <div className={styles.warning}>
      <IconWifiOff size={18} aria-hidden="true" />
      <div>
        <strong>{t('connect.localOnly.title', { host })}</strong>
        <p>{t('connect.localOnly.text')}</p>
        <TextBlock text={START_COMMAND} label={t('connect.localOnly.command')} />
        <p>{t('connect.localOnly.after')}</p>
      </div>
    </div>
  )
}
