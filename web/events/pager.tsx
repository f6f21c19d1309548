import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '../ui/buttons/tool-button.tsx'
import styles from './pager.module.css'

type Props = {
  /** From 0. */
  page: number
  /** `null` on the first page. */
  newer: (() => void) | null
  /** `null` on the last page. */
  older: (() => void) | null
}

/** Moves between pages of a list, newest first. */
export function Pager({ page, newer, older }: Props) {
  const { t } = useTranslation()
  return (
    <nav className={styles.pager} aria-label={t('events.pages')}>
      <ToolButton
        label={t('events.previous')}
        size={44}
        unavailable={newer === null ? t('events.firstPage') : undefined}
        onClick={newer ?? undefined}
      >
        <IconChevronLeft size={20} aria-hidden />
      </ToolButton>
      <span className="numbers">{t('events.page', { page: page + 1 })}</span>
      <ToolButton
        label={t('events.next')}
        size={44}
        unavailable={older === null ? t('events.lastPage') : undefined}
        onClick={older ?? undefined}
      >
        <IconChevronRight size={20} aria-hidden />
      </ToolButton>
    </nav>
  )
}
