import { IconFlagCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../../ui/logo.tsx'
import screen from '../../ui/screens/full-screen.module.css'
import { AgeText } from '../../ui/times/age-text.tsx'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import styles from './viewer.module.css'

/** A link that ended as planned: the device has arrived, at an ISO time. The server reveals nothing else. */
export function ViewerArrived({ at }: { at: string }) {
  const { t } = useTranslation()
  const times = useTimes()
  const time = times.short(at, useNow())
  return (
    <main className={screen.screen}>
      <Logo size={48} />
      <IconFlagCheck className={styles.arrived} size={56} stroke={1.5} aria-hidden="true" />
      <h1>{t('viewer.arrived')}</h1>
      <p>
        <time dateTime={at} title={times.full(at)}>
          {time}
        </time>{' '}
        · <AgeText at={at} />
      </p>
      <p role="status">{t('viewer.arrivedText')}</p>
    </main>
  )
}
