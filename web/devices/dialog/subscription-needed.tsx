import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from '../../ui/dialog.module.css'

/** In the place of the form: a device takes a subscription that has none. */
export function SubscriptionNeeded({ close }: { close: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.body} role="alert">
      <strong>{t('addDevice.needsSubscription')}</strong>
      <p>{t('problem.codes.subscription-required')}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={close}>
          {t('addDevice.cancel')}
        </Button>
        <Button
          renderRoot={(root) => <Link {...root} to="/dashboard/subscription" search={{ tab: 'purchase' }} />}
        >
          {t('addDevice.subscribe')}
        </Button>
      </div>
    </div>
  )
}
