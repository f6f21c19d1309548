import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './settings.module.css'

/** Leads to the gateways: a unit of another server becomes a device there. */
export function ServerSettings() {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('connect.server.text')}</p>
      <Button
        className={styles.alone}
        renderRoot={(root) => <Link {...root} to="/dashboard/settings" search={{ tab: 'gateways' }} />}
      >
        {t('connect.server.open')}
      </Button>
      <p className={styles.dim}>{t('connect.server.unused')}</p>
    </>
  )
}
