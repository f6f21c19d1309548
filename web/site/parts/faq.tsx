import { IconPlus } from '@tabler/icons-react'
import type { Question } from '../site-page.ts'
import styles from './faq.module.css'

/** Questions that open without a script. */
export const Faq = ({ questions }: { questions: readonly Question[] }) => (
  <div className={styles.list}>
    {questions.map(({ question, answer }) => (
      <details key={question}>
        <summary>
          {question}
          <IconPlus size={20} aria-hidden />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
)
