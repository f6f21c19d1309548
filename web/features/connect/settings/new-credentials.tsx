import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCreateCredentials } from '../../../devices/use-create-credentials.ts'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import styles from './settings.module.css'

/** Creates new credentials when the password is no longer shown. */
export function NewCredentials({ deviceId }: { deviceId: string }) {
  const { t } = useTranslation()
  const create = useCreateCredentials()
  return (
    <section className={styles.panel} aria-labelledby="connect-new-credentials">
      <h2 id="connect-new-credentials">{t('connect.newCredentials.title')}</h2>
      <p>{t('connect.newCredentials.text')}</p>
      <p>{t('connect.newCredentials.consequence')}</p>
      {create.error && <ProblemNote error={create.error} />}
      <Button
        className={styles.alone}
        leftSection={<IconKey size={18} />}
        onClick={() => create.mutate(deviceId)}
        loading={create.isPending}
      >
        {t('connect.newCredentials.create')}
      </Button>
    </section>
  )
}
