import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCreateCredentials } from '../../../devices/use-create-credentials.ts'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import styles from './settings.module.css'

type Props = { deviceId: string; hasConnected: boolean }

/** Creates credentials when no password is shown: the first that are used, or new ones. */
export function NewCredentials({ deviceId, hasConnected }: Props) {
  const { t } = useTranslation()
  const create = useCreateCredentials()
  const texts = hasConnected ? 'newCredentials' : 'firstCredentials'
  return (
    <section className={styles.panel} aria-labelledby="connect-new-credentials">
      <h2 id="connect-new-credentials">{t(`connect.${texts}.title`)}</h2>
      <p>{t(`connect.${texts}.text`)}</p>
      {hasConnected ? (
        <p>{t('connect.newCredentials.consequence')}</p>
      ) : (
        <p className={styles.dim}>{t('connect.firstCredentials.note')}</p>
      )}
      {create.error && <ProblemNote error={create.error} context="devices" />}
      <Button
        className={styles.alone}
        leftSection={<IconKey size={18} />}
        onClick={() => create.mutate(deviceId)}
        loading={create.isPending}
      >
        {t(`connect.${texts}.create`)}
      </Button>
    </section>
  )
}
