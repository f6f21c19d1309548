import { NativeSelect } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '../../../../shared/members/audit.ts'
import { AUDIT_HEAD, auditLine } from '../../../../shared/members/audit-csv.ts'
import { csvFile } from '../../../../shared/trails/export-csv.ts'
import { membersQuery } from '../../../account/members-query.ts'
import { useMay, useStanding } from '../../../account/membership.tsx'
import { devicesQuery } from '../../../api/devices-query.ts'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { saveFile } from '../../../ui/files/save-file.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { PanelSkeleton } from '../panel-skeleton.tsx'
import settings from '../settings-page.module.css'
import styles from './audit.module.css'
import { allEntries, auditQuery } from './audit-query.ts'
import { subjectOf, supportActionOf, verbOf } from './subject-of.ts'

const route = getRouteApi('/dashboard/settings')

/** Who changed what in the account, newest first. */
export function AuditLog() {
  const { t } = useTranslation()
  const { client } = useSite()
  const { member, deviceId } = route.useSearch()
  const filter = { member, deviceId }
  const query = useInfiniteQuery(auditQuery(client, filter))
  const isFiltered = member !== undefined || deviceId !== undefined
  const entries = query.data?.pages.flatMap((page) => page.entries)
  const { role } = useStanding()
  return (
    <section className={settings.panel} aria-labelledby="settings-audit">
      <h2 id="settings-audit">{t('audit.title')}</h2>
      <p className={settings.honest}>
        {t('audit.text')} {role !== 'owner' && t('audit.own')}
      </p>
      <Filters filter={filter} />
      <QueryProblem query={query} title={t('audit.unknown')} stale="" />
      {query.isPending && <PanelSkeleton />}
      {entries?.length === 0 && <p role="status">{t(isFiltered ? 'audit.noMatch' : 'audit.none')}</p>}
      {entries !== undefined && entries.length > 0 && (
        <ul className={styles.entries} aria-label={t('audit.title')}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div className={settings.adding}>
          <LoadingButton
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('audit.older')}
          </LoadingButton>
        </div>
      )}
    </section>
  )
}

type Filter = { member: string | undefined; deviceId: string | undefined }

/** Which entries are shown, which the URL keeps, and their export. */
function Filters({ filter }: { filter: Filter }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const navigate = route.useNavigate()
  const mayList = useMay()('members:manage')
  const { data: members = [] } = useQuery({ ...membersQuery(client), enabled: mayList })
  const { data: fleet } = useQuery(devicesQuery(client))
  const change = (next: Partial<Filter>) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true })
  const exported = useMutation({
    mutationFn: () => allEntries(client, filter),
    onSuccess: (entries) =>
      saveFile({
        name: 'activity.csv',
        type: 'text/csv',
        text: csvFile([AUDIT_HEAD, ...entries.map(auditLine)]),
      }),
    onError: useFailureToast(t('audit.unknown')),
  })
  return (
    <div className={styles.filters}>
      {mayList && (
        <Filtering
          label={t('audit.who')}
          all={t('audit.everyone')}
          options={members
            .filter(({ state }) => state === 'active')
            .map(({ memberId, name, email }) => ({ value: memberId, label: name ?? email }))}
          value={filter.member}
          change={(member) => change({ member })}
        />
      )}
      <Filtering
        label={t('audit.device')}
        all={t('audit.allDevices')}
        options={(fleet?.devices ?? []).map(({ deviceId, deviceName }) => ({
          value: deviceId,
          label: deviceName,
        }))}
        value={filter.deviceId}
        change={(deviceId) => change({ deviceId })}
      />
      <LoadingButton
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
        loading={exported.isPending}
        onClick={() => exported.mutate()}
      >
        {t('audit.export')}
      </LoadingButton>
    </div>
  )
}

type FilteringProps = {
  label: string
  /** The option of no filter. */
  all: string
  options: readonly { value: string; label: string }[]
  value: string | undefined
  change: (value: string | undefined) => void
}

/** A filter of the log, which outlives members and devices: one that is gone stays an option while it is chosen. */
function Filtering({ label, all, options, value, change }: FilteringProps) {
  const isGone = value !== undefined && options.every((option) => option.value !== value)
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => change(currentTarget.value || undefined)}
      data={[{ value: '', label: all }, ...options, ...(isGone ? [value] : [])]}
    />
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  const times = useTimes()
  const { at, by, address, action, target, changes, outcome } = entry
  const supportAction = supportActionOf(entry)
  const verb = supportAction === null ? verbOf(entry) : null
  const about = target.name ?? target.deviceId ?? target.id
  return (
    <li>
      <div className={styles.line}>
        <strong>
          {supportAction === null
            ? t(`audit.subjects.${subjectOf(entry)}`)
            : t(`audit.supportActions.${supportAction}`)}
          {verb !== null && ` · ${t(`audit.verbs.${verb}`)}`}
          {about !== null && <span> · {about}</span>}
        </strong>
        {outcome !== 'done' && (
          <span className={styles.outcome} data-outcome={outcome}>
            {t(`audit.outcomes.${outcome}`)}
          </span>
        )}
      </div>
      <p>
        {by.role === 'support'
          ? t('audit.support', { product: t('product') })
          : (by.name ?? t('members.roles.owner'))}{' '}
        · <time dateTime={at}>{times.dateAndTime(at)}</time> · {t('audit.from', { address })} ·{' '}
        <code>{action}</code>
      </p>
      {changes.length > 0 && (
        <details>
          <summary>{t('audit.details')}</summary>
          <dl>
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{field}</dt>
                <dd>
                  {before !== null && <del>{before}</del>} {after}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}
