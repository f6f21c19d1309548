import { IconCalendarTime } from '@tabler/icons-react'
import { Trans } from 'react-i18next'
import type { ScheduleDraft } from './schedule-draft.ts'
import { useScheduleSentence } from './use-schedule-sentence.ts'
import styles from './wizard.module.css'

/** What will happen: `Every Monday at 8:00 AM Eastern Time, next on Monday, November 30, 2026.` */
export function Sentence({ draft }: { draft: ScheduleDraft }) {
  const sentence = useScheduleSentence(draft)
  if (sentence === null) return null
  return (
    <div className={styles.sentence} role="status">
      <IconCalendarTime size={20} stroke={1.7} aria-hidden />
      <p>
        <Trans i18nKey="reports.wizard.sentence" values={sentence} components={{ when: <strong /> }} />
      </p>
    </div>
  )
}
