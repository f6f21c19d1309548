import { useMutation } from '@tanstack/react-query'
import type { RouteReply } from '../../../../shared/http/route.ts'
import { type ConsoleTracker, trackers as routes } from '../../../../shared/operator/trackers.routes.ts'
import { ConfirmedButton } from '../confirmed-button.tsx'
import styles from '../console.module.css'
import { useConsoleClient } from '../console-client.ts'
import { Problem } from '../problem.tsx'
import { Table } from '../table.tsx'
import { useSaveTracker } from './use-save-tracker.ts'

/** Replaces the password, which is shown once. Certificates are files, so the command line makes them. */
export function Credentials({ tracker }: { tracker: ConsoleTracker }) {
  const { trackerId, hasPassword, accountId } = tracker
  const client = useConsoleClient()
  const saveTracker = useSaveTracker()
  const renew = useMutation({
    mutationFn: () => client.call(routes.renewTrackerCredentials, { path: { trackerId } }),
    onSuccess: () => saveTracker({ ...tracker, hasPassword: true }),
  })
  return (
    <section>
      <h2>Credentials</h2>
      <p className={styles.hint}>
        {hasPassword ? 'It has a password.' : 'It has no password yet.'}
        {accountId !== null && ' For a certificate, which also revokes the old one, run:'}
      </p>
      {accountId !== null && (
        <p>
          <code>npm run provision -- --tracker {trackerId} --certificate --out keys</code>
        </p>
      )}
      {renew.data !== undefined && <Shown credentials={renew.data} />}
      <ConfirmedButton
        label="Create a new password"
        consequence={
          hasPassword
            ? 'The old password stops working at once, and so does the old address for HTTP.'
            : 'The password is shown once. Enter it in the tracker.'
        }
        isPending={renew.isPending}
        run={() => renew.mutate()}
      />
      {renew.isError && <Problem error={renew.error} />}
    </section>
  )
}

function Shown({ credentials }: { credentials: RouteReply<typeof routes.renewTrackerCredentials> }) {
  const { trackerId, password, host, port, tls, topics, http } = credentials
  const settings = [
    ['Host', host],
    ['Port', `${port}${tls ? ', TLS' : ''}`],
    ['Client ID', trackerId],
    ['User name', trackerId],
    ['Password', password],
    ['Publish', topics.telemetry],
    ['Subscribe', topics.commands],
    ['By HTTP', http.url],
  ] as const
  return (
    <div role="status">
      <p>Copy the password now: it is shown only once.</p>
      <Table
        label="New credentials"
        rows={settings}
        keyOf={([name]) => name}
        none=""
        columns={[
          { head: 'Setting', cell: ([name]) => name },
          { head: 'Value', cell: ([, value]) => <code>{value}</code> },
        ]}
      />
    </div>
  )
}
