import { useTranslation } from 'react-i18next'
import type { ShareLink } from '../../../shared/shares/share.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import styles from './share-card.module.css'

/** How often a link was opened, and the times of its latest openings. */
export function OpenedTimes({ link: { accessCount, lastOpenings } }: { link: ShareLink }) {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const count = t('shares.opens', { count: accessCount })
  if (lastOpenings.length === 0) return count
  return (
    <details>
      <summary>{count}</summary>
      <p className={styles.hint}>{t('shares.openingsHint')}</p>
      <ul className={styles.times} aria-label={t('shares.openings')}>
        {lastOpenings.map((at, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two openings may share a millisecond
          <li key={index} title={times.full(at)}>
            {times.listed(at, now)}
          </li>
        ))}
      </ul>
    </details>
  )
}
