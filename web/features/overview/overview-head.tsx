import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '../../ui/tool-button.tsx'
import styles from './overview.module.css'

export function OverviewHead({ turning, refresh }: { turning: boolean; refresh: () => void }) {
  const { t } = useTranslation()
  return (
    <header className={styles.head}>
      <div>
        <h1>{t('overview.title')}</h1>
        <p>{t('overview.subtitle')}</p>
      </div>
      <ToolButton
        label={t('overview.refresh')}
        variant="default"
        size={40}
        loading={turning}
        onClick={refresh}
      >
        <IconRefresh size={20} stroke={1.7} />
      </ToolButton>
    </header>
  )
}
