import { Loader } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from '../overview.module.css'

const SPINNER_PX = 48

type Props = { pulledPx: number; refreshesOnRelease: boolean; isSpinning: boolean }

/** The space above the page: an arrow while it is pulled down, then a spinner while it refreshes. */
export function PullIndicator({ pulledPx, refreshesOnRelease, isSpinning }: Props) {
  const { t } = useTranslation()
  if (pulledPx === 0 && !isSpinning) return null
  return (
    <div
      className={styles.pull}
      style={{ height: pulledPx || SPINNER_PX }}
      data-refreshes={refreshesOnRelease || undefined}
    >
      {isSpinning ? (
        <Loader size={18} />
      ) : (
        <IconArrowDown className={styles.arrow} size={18} aria-hidden="true" />
      )}
      {!isSpinning && (refreshesOnRelease ? t('overview.release') : t('overview.pull'))}
    </div>
  )
}
