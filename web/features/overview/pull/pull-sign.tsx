import { Loader } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from '../overview.module.css'

const TURNING_PX = 48

/** What shows above the page while it is pulled down, and while it refreshes after. */
export function PullSign({ pulled, ready, turning }: { pulled: number; ready: boolean; turning: boolean }) {
  const { t } = useTranslation()
  if (pulled === 0 && !turning) return null
  return (
    <div className={styles.pull} style={{ height: pulled || TURNING_PX }} data-ready={ready || undefined}>
      {turning ? (
        <Loader size={18} />
      ) : (
        <IconArrowDown className={styles.arrow} size={18} aria-hidden="true" />
      )}
      {!turning && (ready ? t('overview.letGo') : t('overview.pull'))}
    </div>
  )
}
