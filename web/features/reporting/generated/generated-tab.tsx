import { Skeleton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '../../../ui/buttons/tool-button.tsx'
import { ColumnHeads } from '../../../ui/list/column-heads.tsx'
import lists from '../../../ui/list/list.module.css'
import { ListPager, pageOf } from '../../../ui/list/pager.tsx'
import { SearchField } from '../../../ui/list/search-field.tsx'
import { EmptyState } from '../../../ui/screens/empty-state.tsx'
import { useSearchText } from '../../../ui/text/use-search-text.ts'
import table from '../table.module.css'
import type { ReportingView } from '../use-reporting-view.ts'
import { foundReports } from './found-reports.ts'
import styles from './generated.module.css'
import { ReportRow } from './report-row.tsx'
import type { ReportsList } from './reports-query.ts'

const COLUMNS = ['type', 'format', 'status', 'generatedAt', 'expires', 'size', 'download'] as const

type Props = { list: ReportsList; view: ReportingView }

/** The generated reports with their files. */
export function GeneratedTab({ list, view: { search, change } }: Props) {
  const { t } = useTranslation()
  const [page, setPage] = useState(0)
  const [text, setText] = useSearchText(search.q ?? '', (q) => change({ q: q || undefined }))
  const found = foundReports(list.reports, text, t('reportTypes', { returnObjects: true }))
  const shown = pageOf(found, page)
  const refresh = useMutation({ mutationFn: () => list.refresh() })
  return (
    <div className={lists.tab}>
      <div className={`${lists.head} ${table.head}`}>
        <SearchField
          className={lists.search}
          label={t('reports.generated.search')}
          value={text}
          change={setText}
        />
        <span className={lists.count} role="status">
          {list.isLoaded && t('reports.generated.count', { count: found.length })}
        </span>
        <ToolButton
          label={t('reports.generated.refresh')}
          variant="default"
          size={36}
          loading={refresh.isPending}
          onClick={() => refresh.mutate()}
        >
          <IconRefresh size={18} stroke={1.7} />
        </ToolButton>
      </div>
      {!list.isLoaded && (
        <div role="status" aria-label={t('reports.generated.loading')}>
          <Skeleton height={220} radius={12} />
        </div>
      )}
      {list.isLoaded && found.length === 0 && (
        <EmptyState
          title={t('reports.generated.empty')}
          text={t(`reports.generated.${list.reports.length === 0 ? 'emptyText' : 'noMatch'}`)}
          picture={<NoReportsPicture />}
        />
      )}
      {found.length > 0 && (
        <table
          className={`${lists.table} ${table.table} ${styles.table}`}
          aria-label={t('reports.generated.label')}
        >
          <ColumnHeads titles={COLUMNS.map((column) => t(`reports.generated.${column}`))} />
          <tbody>
            {shown.rows.map((report) => (
              <ReportRow key={report.id} report={report} readAt={list.readAt} />
            ))}
          </tbody>
        </table>
      )}
      <ListPager shown={shown} setPage={setPage} />
    </div>
  )
}

const NoReportsPicture = () => (
  <>
    <path d="M70 12h42l20 20v52H70z" fill="var(--paper)" stroke="var(--dim)" strokeWidth="3" />
    <path d="M112 12v20h20" fill="none" stroke="var(--dim)" strokeWidth="3" strokeLinejoin="round" />
    <path d="M84 72V56M97 72V46M110 72V60" stroke="var(--line)" strokeWidth="7" strokeLinecap="round" />
    <circle cx="140" cy="72" r="15" fill="var(--brand)" />
    <path d="M140 65v13M134 73l6 6 6-6" fill="none" stroke="var(--on-brand)" strokeWidth="3" />
  </>
)
