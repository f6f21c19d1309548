import { useTranslation } from 'react-i18next'
import type { ShareLink } from '../../../shared/shares/share.ts'
import { listTime, timeWithDay } from '../../ui/format.ts'
import styles from './share-card.module.css'

/** How often a link was opened, and when the last times were. */
export function OpenedTimes({ link: { accessCount, lastOpenings } }: { link: ShareLink }) {
  const { t } = useTranslation()
  const count = t('shares.opens', { count: accessCount })
  if (lastOpenings.length === 0) return count
  return (
    <details>
      <summary>{count}</summary>
      <p className={styles.hint}>{t('shares.openingsHint')}</p>
      <ul className={styles.times} aria-label={t('shares.openings')}>
        {lastOpenings.map((at, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may open it in one millisecond
          <li key={place} title={timeWithDay(at)}>
            {listTime(at)}
          </li>
        ))}
      </ul>
    </details>
  )
}
