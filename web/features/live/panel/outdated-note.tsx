import { Anchor } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { SECOND_MS } from '../../../../shared/time.ts'
import { useOnline } from '../../../pwa/use-online.ts'
import { shortTime } from '../../../ui/format.ts'
import { useNow } from '../../../ui/times/now.tsx'
import { useAgeText } from '../../../ui/times/use-age-text.ts'
import type { Fleet } from '../use-fleet.ts'
import styles from './panel.module.css'

const PATIENCE_MS = 4 * SECOND_MS

/** Why the positions are not the newest, of when they are, and how old that is by now. */
export function OutdatedNote({ fleet }: { fleet: Fleet }) {
  const { t } = useTranslation()
  const online = useOnline()
  const slow = useLasting(fleet.refreshing, PATIENCE_MS)
  if (!online)
    return (
      <p className={styles.note}>
        <IconWifiOff size={18} stroke={1.7} aria-hidden />
        <From reason="noNetwork" readAt={fleet.fetchedAt} />
      </p>
    )
  if (fleet.refreshFailed)
    return (
      <p className={styles.note}>
        <From reason="refreshFailed" readAt={fleet.fetchedAt} />
        <Anchor component="button" type="button" size="sm" onClick={fleet.refresh}>
          {t('problem.tryAgain')}
        </Anchor>
      </p>
    )
  if (!slow) return null
  return (
    <p className={styles.note}>
      <From reason="slow" readAt={fleet.fetchedAt} />
    </p>
  )
}

type FromProps = { reason: 'noNetwork' | 'refreshFailed' | 'slow'; readAt: number }

function From({ reason, readAt }: FromProps) {
  const now = useNow()
  const ageText = useAgeText()
  const at = new Date(readAt).toISOString()
  const values = { time: shortTime(at, now), age: ageText(at, now) }
  // The age grows each second, and a screen reader would say the whole note each time.
  const components = { age: <span aria-hidden /> }
  return (
    <span className={styles.noteText}>
      <Trans i18nKey={`live.${reason}`} values={values} components={components} />
    </span>
  )
}

/** Whether something has lasted for a while. */
function useLasting(going: boolean, patienceMs: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!going) return
    const timer = window.setTimeout(setLasting, patienceMs, true)
    return () => {
      window.clearTimeout(timer)
      setLasting(false)
    }
  }, [going, patienceMs])
  return lasting
}
