import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './list.module.css'

const WIDTHS = [62, 48, 70, 54, 58, 66]

/** In the place of the devices while they load. */
export function LoadingList() {
  const { t } = useTranslation()
  return (
    <div className={styles.loading} role="status" aria-label={t('live.loading')}>
      {WIDTHS.map((width) => (
        <div key={width}>
          <Skeleton circle height={38} />
          <div>
            <Skeleton height={12} width={`${width}%`} maw={240} />
            <Skeleton height={10} width={`${width - 20}%`} maw={160} mt={8} />
          </div>
        </div>
      ))}
    </div>
  )
}
