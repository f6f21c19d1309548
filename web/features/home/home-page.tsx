import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ChartFrame } from '../../ui/screens/chart-frame.tsx'
import styles from './home-page.module.css'

/** The landing page. */
export function HomePage() {
  const { t } = useTranslation()
  return (
    <ChartFrame>
      <div className={styles.content}>
        <h1>{t('pages.home')}</h1>
        <p>{t('home.text')}</p>
        <Button component={Link} to="/login" size="md">
          {t('signIn.submit')}
        </Button>
      </div>
    </ChartFrame>
  )
}
