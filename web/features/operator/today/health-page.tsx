import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { today as routes } from '../../../../shared/operator/today.routes.ts'
import styles from '../console.module.css'
import { useConsoleClient } from '../console-client.ts'
import { numberOf } from '../formats.ts'
import { Problem } from '../problem.tsx'
import { Table } from '../table.tsx'
import { AlarmTable } from './alarm-table.tsx'

/** What the deployment watches, and what to do about each. */
export function HealthPage() {
  const client = useConsoleClient()
  const query = useQuery({ queryKey: ['health'], queryFn: () => client.call(routes.getHealth, {}) })
  return (
    <>
      <h1>Health</h1>
      <p className={styles.hint}>
        Every alarm of this deployment, raised ones first. CloudWatch also emails those who subscribed to
        them.
      </p>
      {query.data !== undefined ? (
        <>
          <AlarmTable alarms={query.data.alarms} none="This deployment has no alarms." />
          <section>
            <h2>Errors by function</h2>
            <p className={styles.hint}>
              In the last 24 hours. Most are tried again; what fails every time is among the dead letters.
            </p>
            <Table
              label="Errors by function"
              rows={query.data.functionErrors}
              keyOf={({ functionName }) => functionName}
              none="No function has failed."
              columns={[
                { head: 'Function', cell: ({ functionName }) => <code>{functionName}</code> },
                { head: 'Errors', cell: ({ errors }) => numberOf(errors), isNumber: true },
                { head: 'Log group', cell: ({ functionName }) => <code>/aws/lambda/{functionName}</code> },
              ]}
            />
          </section>
        </>
      ) : query.error !== null ? (
        <Problem error={query.error} tryAgain={() => void query.refetch()} />
      ) : (
        <Loader size="sm" role="status" aria-label="Loading the alarms" />
      )}
    </>
  )
}
