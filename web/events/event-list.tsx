import { Button, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryProblem } from '../ui/feedback/query-problem.tsx'
import { Pager } from '../ui/list/pager.tsx'
import { EmptyState } from '../ui/screens/empty-state.tsx'
import styles from './events.module.css'
import type { CursorPages } from './use-cursor-pages.ts'

type Page<Event> = { events: readonly Event[]; nextCursor: string | null }

type Props<Event> = {
  label: string
  query: UseQueryResult<Page<Event>>
  pages: CursorPages
  /** Shown while there is no event at all. */
  empty: { title: string; text: string }
  /** Removes the filters; `null` while there are none. */
  clear: (() => void) | null
  /** The row of an event. */
  children: (event: Event) => ReactNode
}

/** A page of events, newest first, with what stands in for it while there is none. */
export function EventList<Event>({ label, query, pages, empty, clear, children }: Props<Event>) {
  const { t } = useTranslation()
  const { nextCursor = null, events = [] } = query.data ?? {}
  return (
    <>
      <QueryProblem
        query={query}
        title={t('events.loadFailed')}
        stale={t('events.stale')}
        context="geofences"
      />
      {query.isPending && (
        <div role="status" aria-label={t('events.loading')}>
          <Skeleton height={220} radius={12} />
        </div>
      )}
      {query.data && events.length === 0 && <NoEvents empty={empty} clear={clear} />}
      {events.length > 0 && (
        <ul className={styles.list} aria-label={label} aria-busy={query.isPlaceholderData}>
          {events.map(children)}
        </ul>
      )}
      {(pages.page > 0 || nextCursor !== null) && (
        <Pager
          page={pages.page}
          newer={pages.page > 0 ? pages.back : null}
          older={nextCursor === null ? null : () => pages.forward(nextCursor)}
        />
      )}
    </>
  )
}

function NoEvents({ empty, clear }: Pick<Props<never>, 'empty' | 'clear'>) {
  const { t } = useTranslation()
  if (clear === null) return <EmptyState title={empty.title} text={empty.text} />
  return (
    <EmptyState text={t('events.noMatch')}>
      <Button variant="default" size="xs" onClick={clear}>
        {t('events.clear')}
      </Button>
    </EmptyState>
  )
}
