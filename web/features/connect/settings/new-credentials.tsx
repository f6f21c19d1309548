import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCreateCredentials } from '../../../devices/use-create-credentials.ts'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import styles from './settings.module.css'

/** For who comes back without the password: what new credentials do, and the button that makes them. */
export function NewCredentials({ deviceId }: { deviceId: string }) {
  const { t } = useTranslation()
  const make = useCreateCredentials()
  return (
    <section className={styles.panel} aria-labelledby="connect-offer">
      <h2 id="connect-offer">{t('connect.offer.title')}</h2>
      <p>{t('connect.offer.text')}</p>
      <p>{t('connect.offer.means')}</p>
      {make.error && <ProblemNote error={make.error} />}
      <Button
        className={styles.alone}
        leftSection={<IconKey size={18} />}
        onClick={() => make.mutate(deviceId)}
        loading={make.isPending}
      >
        {t('connect.offer.make')}
      </Button>
    </section>
  )
}
