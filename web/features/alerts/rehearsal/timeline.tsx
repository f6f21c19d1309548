import { useTranslation } from 'react-i18next'
import { DAY_MS } from '../../../../shared/time.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import styles from './rehearsal.module.css'

export type Moment = { key: string; at: number; text: string; isSuppressed: boolean }

type Props = { from: number; to: number; moments: readonly Moment[] }

/** Up to this many days each have a label; fewer in languages that write long dates. */
const LABELS_MAX = 7
/** How many characters fit below the line. */
const LABELS_LENGTH = 56

/** When a rule would have alerted: a filled mark for each alert, a hollow one for each that was held back. */
export function Timeline({ from, to, moments }: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const days = Math.round((to - from) / DAY_MS)
  const fitting = Math.floor(LABELS_LENGTH / (times.monthAndDay(to).length + 1))
  const every = Math.ceil(days / Math.min(fitting, LABELS_MAX))
  const labels = Array.from({ length: Math.floor(days / every) }, (_, index) => to - index * every * DAY_MS)
  const left = (at: number) => `${((at - from) / (to - from)) * 100}%`
  return (
    <div className={styles.timeline} role="img" aria-label={t('alerts.rehearsal.timeline')}>
      <div className={styles.track}>
        {moments.map(({ key, at, text, isSuppressed }) => (
          <i
            key={key}
            title={text}
            data-suppressed={isSuppressed || undefined}
            style={{ insetInlineStart: left(at) }}
          />
        ))}
      </div>
      <div className={styles.days}>
        {labels.map((at) => (
          <span key={at} style={{ insetInlineStart: left(at - (every * DAY_MS) / 2) }}>
            {times.monthAndDay(at)}
          </span>
        ))}
      </div>
    </div>
  )
}
