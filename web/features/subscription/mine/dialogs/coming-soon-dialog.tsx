import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from '../../../../ui/dialog.module.css'
import { Dialog } from '../../../../ui/dialog.tsx'

/** Paying one subscription with another card is not offered; paying all of them is. */
export function ComingSoonDialog({ close }: { close: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('subscription.comingSoon.title')} close={close}>
      <div className={styles.body}>
        <p role="alert">{t('subscription.comingSoon.text')}</p>
        <div className={styles.buttons}>
          <Button variant="default" onClick={close} data-autofocus>
            {t('subscription.comingSoon.close')}
          </Button>
          <Button
            renderRoot={(root) => <Link {...root} to="/dashboard/settings" search={{ tab: 'billing' }} />}
          >
            {t('subscription.comingSoon.billing')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
