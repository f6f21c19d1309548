import { Button } from '@mantine/core'
import { IconBrowserCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './purchase.module.css'

/** Another tab has finished a purchase: buying again must be meant. */
export function BoughtElsewhere({ again }: { again: () => void }) {
  const { t } = useTranslation()
  return (
    <section className={styles.outcome} aria-labelledby="bought-elsewhere">
      <IconBrowserCheck size={44} stroke={1.5} aria-hidden className={styles.success} />
      <h2 id="bought-elsewhere">{t('purchase.elsewhere.title')}</h2>
      <p>{t('purchase.elsewhere.text')}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={again}>
          {t('purchase.elsewhere.again')}
        </Button>
        <Button renderRoot={(root) => <Link {...root} to="/dashboard/subscription" search={{}} />}>
          {t('purchase.done.assign')}
        </Button>
      </div>
    </section>
  )
}
