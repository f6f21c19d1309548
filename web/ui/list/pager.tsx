import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '../buttons/tool-button.tsx'
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

type ListProps = { shown: { page: number; lastPage: number }; setPage: (page: number) => void }

/** Moves between the pages of a list that is loaded as a whole; see `pageOf`. Nothing if there is one page. */
export const ListPager = ({ shown: { page, lastPage }, setPage }: ListProps) =>
  lastPage > 0 && (
    <Pager
      page={page}
      newer={page > 0 ? () => setPage(page - 1) : null}
      older={page < lastPage ? () => setPage(page + 1) : null}
    />
  )

const ROWS_MAX = 25

/** A page of a list, or its last one where the list has become shorter. Pages are counted from 0. */
export function pageOf<Row>(rows: readonly Row[], wanted: number) {
  const lastPage = Math.max(0, Math.ceil(rows.length / ROWS_MAX) - 1)
  const page = Math.min(wanted, lastPage)
  return { rows: rows.slice(page * ROWS_MAX, (page + 1) * ROWS_MAX), page, lastPage }
}
