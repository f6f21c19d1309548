import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Permitted } from '../../../account/membership.tsx'
import { ColumnHeads } from '../../../ui/list/column-heads.tsx'
import lists from '../../../ui/list/list.module.css'
import { ListPager, pageOf } from '../../../ui/list/pager.tsx'
import { SearchField } from '../../../ui/list/search-field.tsx'
import { EmptyState } from '../../../ui/screens/empty-state.tsx'
import { useSearchText } from '../../../ui/text/use-search-text.ts'
import table from '../table.module.css'
import type { ReportingView } from '../use-reporting-view.ts'
import { type OpenDialog, ScheduleDialogs } from './schedule-dialogs.tsx'
import { ScheduleRow } from './schedule-row.tsx'
import styles from './schedules.module.css'
import type { SchedulesList } from './use-schedules.ts'

const COLUMNS = ['name', 'type', 'when', 'delivery', 'next', 'last', 'on'] as const

type Props = { list: SchedulesList; view: ReportingView }

/** The report schedules with what can be done with them. */
export function SchedulesTab({ list: { schedules, isLoaded }, view: { search, change } }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<OpenDialog | null>(null)
  const [page, setPage] = useState(0)
  const [text, setText] = useSearchText(search.q ?? '', (q) => change({ q: q || undefined }))
  const wanted = text.trim().toLowerCase()
  const found = schedules.filter(({ name, description, reportType }) =>
    `${name} ${description ?? ''} ${t(`reportTypes.${reportType}`)}`.toLowerCase().includes(wanted),
  )
  const shown = pageOf(found, page)
  const create = () => setChosen({ kind: 'create' })
  const asked = search.create === 'schedule' ? ({ kind: 'create', deviceId: search.deviceId } as const) : null
  const open = chosen ?? asked
  const close = () => {
    setChosen(null)
    if (asked !== null) change({ create: undefined, deviceId: undefined })
  }
  return (
    <div className={lists.tab}>
      {schedules.length > 0 && (
        <div className={`${lists.head} ${table.head}`}>
          <SearchField
            className={lists.search}
            label={t('reports.schedules.search')}
            value={text}
            change={setText}
          />
          <span className={lists.count} role="status">
            {t('reports.schedules.count', { count: found.length })}
          </span>
          <Permitted to="schedules:write">
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={create}>
              {t('reports.schedules.create')}
            </Button>
          </Permitted>
        </div>
      )}
      {!isLoaded && (
        <div role="status" aria-label={t('reports.schedules.loading')}>
          <Skeleton height={260} radius={12} />
        </div>
      )}
      {isLoaded && schedules.length === 0 && <NoSchedules create={create} />}
      {schedules.length > 0 && found.length === 0 && <p>{t('reports.schedules.noMatch')}</p>}
      {found.length > 0 && (
        <table
          className={`${lists.table} ${table.table} ${styles.table}`}
          aria-label={t('reports.schedules.label')}
        >
          <ColumnHeads
            titles={COLUMNS.map((column) => t(`reports.schedules.${column}`))}
            hidden={t('reports.schedules.actions')}
          />
          <tbody>
            {shown.rows.map((schedule) => (
              <ScheduleRow key={schedule.id} schedule={schedule} open={setChosen} />
            ))}
          </tbody>
        </table>
      )}
      <ListPager shown={shown} setPage={setPage} />
      {open !== null && <ScheduleDialogs open={open} close={close} />}
    </div>
  )
}

/** The empty state: what report schedules are for. */
function NoSchedules({ create }: { create: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('reports.schedules.emptyTitle')}
      text={t('reports.schedules.empty')}
      picture={
        <>
          <rect
            x="62"
            y="16"
            width="76"
            height="70"
            rx="8"
            fill="var(--paper)"
            stroke="var(--dim)"
            strokeWidth="3"
          />
          <path d="M62 36h76" stroke="var(--dim)" strokeWidth="3" />
          <path d="M82 8v14M118 8v14" stroke="var(--dim)" strokeWidth="3" strokeLinecap="round" />
          <path
            d="M76 50h8M96 50h8M116 50h8M76 68h8M96 68h8"
            stroke="var(--line)"
            strokeWidth="7"
            strokeLinecap="round"
          />
          <circle cx="134" cy="72" r="18" fill="var(--brand)" />
          <path
            d="M125 66h18v12h-18zM125 67l9 7 9-7"
            fill="none"
            stroke="var(--on-brand)"
            strokeWidth="2.4"
            strokeLinejoin="round"
          />
        </>
      }
    >
      <Permitted to="schedules:write">
        <Button variant="light" onClick={create}>
          {t('reports.schedules.create')}
        </Button>
      </Permitted>
    </EmptyState>
  )
}
