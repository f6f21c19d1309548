import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './problem-note.module.css'
import { problemText } from './problem-text.ts'

/** A failed call inside a page: what happened, the code in small print, and actions as children. */
export function ProblemNote({
  error,
  title,
  children,
}: {
  error: unknown
  title?: string
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const { text, code } = problemText(t, error)
  return (
    <div className={styles.note} role="alert">
      <IconAlertTriangle size={18} aria-hidden="true" />
      <div>
        {title && <strong>{title}</strong>}
        <p>{text}</p>
        <small>{t('problem.code', { code })}</small>
        {children}
      </div>
    </div>
  )
}
