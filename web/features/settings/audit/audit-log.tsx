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
import { subjectOf, verbOf } from './subject-of.ts'

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
      <h2 id="settings-audit">{t('members.audit.title')}</h2>
      <p className={settings.honest}>
        {t('members.audit.text')} {role !== 'owner' && t('members.audit.own')}
      </p>
      <Filters filter={filter} />
      <QueryProblem query={query} title={t('members.audit.unknown')} stale="" />
      {query.isPending && <PanelSkeleton />}
      {entries?.length === 0 && (
        <p role="status">{t(isFiltered ? 'members.audit.noMatch' : 'members.audit.none')}</p>
      )}
      {entries !== undefined && entries.length > 0 && (
        <ul className={styles.entries} aria-label={t('members.audit.title')}>
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
            {t('members.audit.older')}
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
    onError: useFailureToast(t('members.audit.unknown')),
  })
  return (
    <div className={styles.filters}>
      {mayList && (
        <NativeSelect
          label={t('members.audit.who')}
          value={filter.member ?? ''}
          onChange={({ currentTarget: { value } }) => change({ member: value || undefined })}
          data={[
            { value: '', label: t('members.audit.everyone') },
            ...members
              .filter(({ state }) => state === 'active')
              .map(({ memberId, name, email }) => ({ value: memberId, label: name ?? email })),
          ]}
        />
      )}
      <NativeSelect
        label={t('members.audit.device')}
        value={filter.deviceId ?? ''}
        onChange={({ currentTarget: { value } }) => change({ deviceId: value || undefined })}
        data={[
          { value: '', label: t('members.audit.allDevices') },
          ...(fleet?.devices ?? []).map(({ deviceId, deviceName }) => ({
            value: deviceId,
            label: deviceName,
          })),
        ]}
      />
      <LoadingButton
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
        loading={exported.isPending}
        onClick={() => exported.mutate()}
      >
        {t('members.audit.export')}
      </LoadingButton>
    </div>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  const times = useTimes()
  const { at, by, address, action, target, changes, outcome } = entry
  const what = [t(`members.audit.subjects.${subjectOf(entry)}`), t(`members.audit.verbs.${verbOf(entry)}`)]
  const about = target.name ?? target.deviceId ?? target.id
  return (
    <li>
      <div className={styles.line}>
        <strong>
          {what.join(' · ')}
          {about !== null && <span> · {about}</span>}
        </strong>
        {outcome !== 'done' && (
          <span className={styles.outcome} data-outcome={outcome}>
            {t(`members.audit.outcomes.${outcome}`)}
          </span>
        )}
      </div>
      <p>
        {by.name ?? t('members.roles.owner')} · <time dateTime={at}>{times.dateAndTime(at)}</time> ·{' '}
        {t('members.audit.from', { address })} · <code>{action}</code>
      </p>
      {changes.length > 0 && (
        <details>
          <summary>{t('members.audit.details')}</summary>
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
