import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog.tsx'
import { Setting } from '../setting.tsx'
import styles from '../settings-page.module.css'

const SignOutForm = lazy(() =>
  import('./sign-out-form.tsx').then((module) => ({ default: module.SignOutForm })),
)

/** Opens the dialog that signs the account out of every browser. */
export function SessionsSetting() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Setting name={t('settings.sessions.name')} description={t('settings.sessions.text')}>
        <Button variant="default" className={styles.button} onClick={() => setOpen(true)}>
          {t('settings.sessions.open')}
        </Button>
      </Setting>
      {isOpen && (
        <Suspense>
          <Dialog title={t('settings.sessions.title')} close={close}>
            <SignOutForm close={close}>{t('settings.sessions.question')}</SignOutForm>
          </Dialog>
        </Suspense>
      )}
    </>
  )
}
