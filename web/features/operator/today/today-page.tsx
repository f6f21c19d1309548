import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { type FailedPayment, today as routes, TODAY_MAX } from '../../../../shared/operator/today.routes.ts'
import { ORDER_STATUS_TEXTS } from '../../../../shared/subscriptions/order.ts'
import { shownOrderId } from '../../../../shared/subscriptions/order-number.ts'
import styles from '../console.module.css'
import { useConsoleClient } from '../console-client.ts'
import { ConsoleLink } from '../console-link.tsx'
import { capitalized, counted, dateAndTime, dayOf, moneyOf } from '../formats.ts'
import { Problem } from '../problem.tsx'
import { Table } from '../table.tsx'
import { AlarmTable } from './alarm-table.tsx'

type Today = z.infer<typeof routes.getToday.reply>

/** What waits for whoever sits at the desk. */
export function TodayPage() {
  const client = useConsoleClient()
  const query = useQuery({ queryKey: ['today'], queryFn: () => client.call(routes.getToday, {}) })
  return (
    <>
      <h1>Today</h1>
      {query.data !== undefined ? (
        <TodayView today={query.data} />
      ) : query.error !== null ? (
        <Problem error={query.error} tryAgain={() => void query.refetch()} />
      ) : (
        <Loader size="sm" role="status" aria-label="Loading what waits" />
      )}
    </>
  )
}

function TodayView({ today: { orders, failedPayments, alarms } }: { today: Today }) {
  return (
    <>
      <section>
        <h2>Orders</h2>
        <Orders orders={orders} />
      </section>
      <section>
        <h2>Failed payments</h2>
        <Table
          label="Failed payments"
          rows={failedPayments}
          keyOf={({ accountId, orderId, failedAt }) => [accountId, orderId, failedAt].join(' ')}
          none="Every payment has arrived."
          columns={[
            { head: 'Order', cell: orderOf },
            { head: 'Failed', cell: ({ failedAt }) => dateAndTime(failedAt) },
            {
              head: 'Tracked until',
              cell: ({ trackedUntil }) => (trackedUntil === null ? '–' : dayOf(trackedUntil)),
            },
            { head: 'Devices', cell: ({ subscriptions }) => subscriptions, isNumber: true },
            { head: 'Amount', cell: ({ amountCents }) => moneyOf(amountCents), isNumber: true },
            {
              head: 'Customer',
              cell: ({ accountId }) => (
                <ConsoleLink to={`/operator/customers/${accountId}`}>Open</ConsoleLink>
              ),
            },
          ]}
        />
      </section>
      <section>
        <h2>Alarms</h2>
        <AlarmTable alarms={alarms} none="No alarm is raised." />
      </section>
    </>
  )
}

const orderOf = ({ orderId }: FailedPayment) =>
  orderId === null ? (
    '–'
  ) : (
    <ConsoleLink to={`/operator/orders/${orderId}`}>{shownOrderId(orderId)}</ConsoleLink>
  )

function Orders({ orders: { counts, oldestAt, withoutAccount, recent } }: Pick<Today, 'orders'>) {
  return (
    <>
      <nav className={styles.states} aria-label="Orders by state">
        {counts.map((count, status) => (
          <ConsoleLink key={ORDER_STATUS_TEXTS[status]} to={`/operator/orders?status=${status}`}>
            {capitalized(ORDER_STATUS_TEXTS[status] ?? '')}:{' '}
            {count >= TODAY_MAX ? `${TODAY_MAX} or more` : count}
          </ConsoleLink>
        ))}
      </nav>
      <p className={styles.hint}>
        {oldestAt === null
          ? 'No order waits to be sent.'
          : `The oldest order to ship is from ${dateAndTime(oldestAt)}.`}{' '}
        {withoutAccount > 0 && `${counted(withoutAccount, 'buyer')} of these have no account yet.`}{' '}
        {recent.orders === 0
          ? 'No orders in the last 24 hours.'
          : `${counted(recent.orders, 'order')} in the last 24 hours, with ${counted(recent.units, 'unit')}.`}
      </p>
    </>
  )
}
