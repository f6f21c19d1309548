import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './update-mode.module.css'

/** How positions come to the page: by themselves, by asking, or not at all. */
export type Updates = 'pushed' | 'polled' | 'paused'

/** Says how positions come, in a word with a mark. */
export function UpdateMode({ updates }: { updates: Updates }) {
  const { t } = useTranslation()
  return (
    <Tooltip label={t(`live.updates.${updates}Why`)} multiline w={240} withinPortal={false} openDelay={400}>
      <span className={styles.mode} data-updates={updates}>
        <span className={styles.mark} aria-hidden />
        {t(`live.updates.${updates}`)}
      </span>
    </Tooltip>
  )
}
