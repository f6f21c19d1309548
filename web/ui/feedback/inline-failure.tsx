import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './problem-note.module.css'

type Props = { title?: string; text: string; code?: string; children?: ReactNode }

/** A failure inside a page or next to a control, with the code in small print and actions as children. */
export function InlineFailure({ title, text, code, children }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.note} role="alert">
      <IconAlertTriangle size={18} aria-hidden="true" />
      <div>
        {title && <strong>{title}</strong>}
        <p>{text}</p>
        {code && <small>{t('problem.code', { code })}</small>}
        {children}
      </div>
    </div>
  )
}
