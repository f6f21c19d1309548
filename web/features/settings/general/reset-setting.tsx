import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Setting } from '../setting.tsx'
import styles from '../settings-page.module.css'

const ResetDialog = lazy(() =>
  import('./reset-dialog.tsx').then((module) => ({ default: module.ResetDialog })),
)

/** Opens the dialog that sets the defaults again. */
export function ResetSetting({ reset }: { reset: () => void }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Setting name={t('settings.reset.name')} description={t('settings.reset.text')}>
        <Button variant="default" className={styles.button} onClick={() => setOpen(true)}>
          {t('settings.reset.open')}
        </Button>
      </Setting>
      <Suspense>{isOpen && <ResetDialog reset={reset} close={() => setOpen(false)} />}</Suspense>
    </>
  )
}
