import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SECOND_MS } from '../../../../shared/time.ts'
import { POLL_MS } from '../list-poll.ts'
import styles from './update-mode.module.css'

const POLL = { seconds: POLL_MS / SECOND_MS }

/** How positions reach the page. */
export type Updates = 'pushed' | 'polled' | 'paused' | 'offline' | 'failing'

/** How positions reach the page, as a word with a dot. */
export function UpdateMode({ updates }: { updates: Updates }) {
  const { t } = useTranslation()
  return (
    <Tooltip
      label={t(`live.updates.${updates}Why`, POLL)}
      multiline
      w={240}
      withinPortal={false}
      openDelay={400}
    >
      <span className={styles.mode} data-updates={updates}>
        <span className={styles.dot} aria-hidden />
        {t(`live.updates.${updates}`, POLL)}
      </span>
    </Tooltip>
  )
}
