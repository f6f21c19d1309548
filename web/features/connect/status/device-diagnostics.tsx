import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { devices } from '../../../../shared/devices/devices.routes.ts'
import { SECOND_MS } from '../../../../shared/time.ts'
import { useSite } from '../../../api/site.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { UNKNOWN } from '../../../ui/format.ts'
import { AgeText } from '../../../ui/times/age.tsx'
import { ConnectionState } from './connection-state.tsx'
import styles from './device-diagnostics.module.css'
import type { Diagnostics } from './setup-status.ts'
import facts from './status-panel.module.css'
import { UnreadableMessage } from './unreadable-message.tsx'

const REFRESH_MS = 15 * SECOND_MS

/** The tracker's messages so far, its connection, and the newest message that could not be read. */
export function DeviceDiagnostics({ deviceId }: { deviceId: string }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data, error } = useQuery({
    queryKey: ['diagnostics', deviceId],
    queryFn: () => client.call(devices.getDiagnostics, { path: { id: deviceId } }),
    refetchInterval: REFRESH_MS,
  })
  return (
    <section className={styles.diagnostics} aria-labelledby="diagnostics">
      <h2 id="diagnostics">{t('devicePage.diagnostics')}</h2>
      {error !== null && <ProblemNote error={error} title={t('connect.status.failed')} context="devices" />}
      {data === undefined && error === null && <Skeleton height={120} radius={8} />}
      {data && <Counts diagnostics={data} />}
      {data && <ConnectionState {...data} />}
      {data && data.lastUnreadable !== null && (
        <details>
          <summary>{t('devicePage.lastUnreadable')}</summary>
          <UnreadableMessage message={data.lastUnreadable} />
        </details>
      )}
    </section>
  )
}

function Counts({ diagnostics }: { diagnostics: Diagnostics }) {
  const { t } = useTranslation()
  const { lastContactAt, accepted, held, unreadable } = diagnostics
  return (
    <dl className={facts.facts}>
      <div>
        <dt>{t('devicePage.lastContact')}</dt>
        <dd>{lastContactAt === null ? UNKNOWN : <AgeText at={lastContactAt} />}</dd>
      </div>
      <div>
        <dt>{t('devicePage.accepted')}</dt>
        <dd className="numbers">{accepted}</dd>
      </div>
      <div>
        <dt>{t('devicePage.held')}</dt>
        <dd className="numbers">
          {held}
          {held > 0 && <p>{t('devicePage.heldWhy')}</p>}
        </dd>
      </div>
      <div>
        <dt>{t('devicePage.unreadable')}</dt>
        <dd className="numbers">{unreadable}</dd>
      </div>
    </dl>
  )
}
