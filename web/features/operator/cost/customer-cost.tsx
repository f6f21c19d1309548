import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { figures as routes } from '../../../../shared/operator/figures.routes.ts'
import type { CustomerMonth } from '../../../../shared/operator/figures.ts'
import styles from '../console.module.css'
import { useConsoleClient } from '../console-client.ts'
import { bytesOf, costOf, counted, dateAndTime, moneyOf, monthName, numberOf } from '../formats.ts'
import { Problem } from '../problem.tsx'
import { Table } from '../table.tsx'

/** What a customer has cost this month and last, by device. */
export function CustomerCost({ accountId }: { accountId: string }) {
  const client = useConsoleClient()
  const query = useQuery({
    queryKey: ['customer-cost', accountId],
    queryFn: () => client.call(routes.getCustomerFigures, { path: { accountId } }),
  })
  if (query.error !== null) return <Problem error={query.error} tryAgain={() => void query.refetch()} />
  if (query.data === undefined) return <Loader size="sm" role="status" aria-label="Loading the cost" />
  const { countedAt, months } = query.data
  if (countedAt === null) return <p className={styles.none}>Not counted yet. The next night counts it.</p>
  return (
    <>
      <p className={styles.hint}>Counted {dateAndTime(countedAt)}.</p>
      {months.map((month) => (
        <Month key={month.month} month={month} />
      ))}
    </>
  )
}

function Month({ month }: { month: CustomerMonth }) {
  const { devices, deviceCount, dollars, paidCents, events, emails, texts, pushes, webhooks } = month
  const name = monthName(month.month)
  return (
    <>
      <h3>{name}</h3>
      <p className={styles.facts}>
        <span>costs {costOf(dollars)}</span>
        <span>pays {moneyOf(paidCents)} a month</span>
        <span>{counted(events, 'event')}</span>
        <span>{counted(emails, 'email')}</span>
        <span>{counted(texts, 'text')}</span>
        <span>{counted(pushes, 'push message')}</span>
        <span>{counted(webhooks, 'webhook call')}</span>
      </p>
      {deviceCount > devices.length && (
        <p className={styles.hint}>
          The {devices.length} most expensive of {counted(deviceCount, 'device')}.
        </p>
      )}
      <Table
        label={`Cost by device, ${name}`}
        rows={devices}
        keyOf={({ deviceId }) => deviceId}
        none="No devices."
        columns={[
          { head: 'Tracker', cell: ({ deviceId }) => <code>{deviceId}</code> },
          { head: 'Dialect', cell: ({ dialect }) => dialect },
          { head: 'Messages', cell: ({ messages }) => numberOf(messages), isNumber: true },
          { head: 'Positions', cell: ({ positions }) => numberOf(positions), isNumber: true },
          { head: 'Unreadable', cell: ({ unreadable }) => numberOf(unreadable), isNumber: true },
          { head: 'Stored', cell: ({ storedBytes }) => bytesOf(storedBytes), isNumber: true },
          { head: 'Cost', cell: (device) => costOf(device.dollars), isNumber: true },
        ]}
      />
    </>
  )
}
