import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Setting } from '../setting.tsx'
import styles from '../settings-page.module.css'

const PasswordDialog = lazy(() =>
  import('./password-dialog.tsx').then((module) => ({ default: module.PasswordDialog })),
)

export function PasswordSetting() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Setting name={t('settings.password.name')} description={t('settings.password.text')}>
        <Button variant="default" className={styles.button} onClick={() => setOpen(true)}>
          {t('settings.password.open')}
        </Button>
      </Setting>
      <Suspense>{isOpen && <PasswordDialog close={() => setOpen(false)} />}</Suspense>
    </>
  )
}
