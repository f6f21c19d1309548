import { Button, Skeleton, TextInput } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pager } from '../../../events/pager.tsx'
import lists from '../../../ui/list.module.css'
import { MAX_SEARCH_TEXT } from '../../../ui/search-params.ts'
import { useSearchText } from '../../../ui/text/use-search-text.ts'
import { pageOf } from '../page-of.ts'
import table from '../table.module.css'
import type { ReportingView } from '../use-reporting-view.ts'
import { NoSchedules } from './no-schedules.tsx'
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
          <TextInput
            type="search"
            className={lists.search}
            value={text}
            maxLength={MAX_SEARCH_TEXT}
            placeholder={t('reports.schedules.search')}
            aria-label={t('reports.schedules.search')}
            leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
          <span className={lists.count} role="status">
            {t('reports.schedules.count', { count: found.length })}
          </span>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={create}>
            {t('reports.schedules.create')}
          </Button>
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
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`reports.schedules.${column}`)}
                </th>
              ))}
              <th scope="col">
                <span className={lists.hidden}>{t('reports.schedules.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.rows.map((schedule) => (
              <ScheduleRow key={schedule.id} schedule={schedule} open={setChosen} />
            ))}
          </tbody>
        </table>
      )}
      {shown.lastPage > 0 && (
        <Pager
          page={shown.page}
          newer={shown.page > 0 ? () => setPage(shown.page - 1) : null}
          older={shown.page < shown.lastPage ? () => setPage(shown.page + 1) : null}
        />
      )}
      {open !== null && <ScheduleDialogs open={open} close={close} />}
    </div>
  )
}
