import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../api/site.tsx'
import { Setting } from '../setting.tsx'
import styles from '../settings-page.module.css'
import { deletionQuery } from './deletion-query.ts'

const DeletionDialog = lazy(() =>
  import('./deletion-dialog.tsx').then((module) => ({ default: module.DeletionDialog })),
)

/** Opens the dialog that requests the deletion of the account. Not there once it is requested. */
export function DeletionPanel({ requested }: { requested: () => void }) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery(deletionQuery(useSite().client))
  const [isOpen, setOpen] = useState(false)
  const finish = () => {
    setOpen(false)
    requested()
  }
  const isScheduled = data !== undefined && data.deletesAt !== null
  return (
    <>
      {!isScheduled && (
        <section className={styles.panel} aria-labelledby="settings-deletion">
          <h2 id="settings-deletion">{t('settings.deletion.title')}</h2>
          <Setting
            name={t('settings.deletion.name')}
            description={t(isError ? 'settings.deletion.unknown' : 'settings.deletion.text')}
          >
            {isError ? (
              <Button variant="default" className={styles.button} onClick={() => void refetch()}>
                {t('problem.tryAgain')}
              </Button>
            ) : (
              <Button
                variant="default"
                className={`${styles.button} ${styles.danger}`}
                onClick={() => setOpen(true)}
              >
                {t('settings.deletion.open')}
              </Button>
            )}
          </Setting>
        </section>
      )}
      <Suspense>{isOpen && <DeletionDialog close={() => setOpen(false)} finish={finish} />}</Suspense>
    </>
  )
}
