import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Freshness } from '../../../../shared/devices/tracking.ts'
import { customers as routes } from '../../../../shared/operator/customers.routes.ts'
import { shownOrderId } from '../../../../shared/subscriptions/order-number.ts'
import styles from '../console.module.css'
import { useConsoleClient } from '../console-client.ts'
import { ConsoleLink } from '../console-link.tsx'
import { CustomerCost } from '../cost/customer-cost.tsx'
import { counted, dateAndTime, dayOf, moneyOf } from '../formats.ts'
import { Problem } from '../problem.tsx'
import { Table } from '../table.tsx'
import { AccountActions } from './account-actions.tsx'
import { type Customer, customerKey } from './customer.ts'
import { Orders } from './customer-orders.tsx'

/** Everything that support sees of a customer, on one page. */
export function CustomerPage({ accountId }: { accountId: string }) {
  const client = useConsoleClient()
  const query = useQuery({
    queryKey: customerKey(accountId),
    queryFn: () => client.call(routes.getCustomer, { path: { accountId } }),
  })
  if (query.data !== undefined) return <CustomerView customer={query.data} />
  if (query.error !== null) return <Problem error={query.error} tryAgain={() => void query.refetch()} />
  return <Loader size="sm" role="status" aria-label="Loading the customer" />
}

function CustomerView({ customer }: { customer: Customer }) {
  const { accountId, email, name, deviceCount, devices } = customer
  const [done, setDone] = useState<string | null>(null)
  return (
    <>
      <h1>{name ?? email}</h1>
      <p className={styles.facts}>
        {name !== null && <span>{email}</span>}
        <span>{signInText(customer)}</span>
        {!customer.isEnabled && <strong>Disabled</strong>}
        {customer.isClosed && <strong>Being deleted</strong>}
        {customer.deletesAt !== null && <strong>Will be deleted on {dateAndTime(customer.deletesAt)}</strong>}
        <code>{accountId}</code>
      </p>
      <AccountActions customer={customer} onDone={setDone} />
      <p role="status">{done}</p>
      <section>
        <h2>Devices</h2>
        {deviceCount > devices.length && (
          <p className={styles.hint}>
            The first {devices.length} of {counted(deviceCount, 'device')}.
          </p>
        )}
        <Devices devices={devices} />
      </section>
      <section>
        <h2>Subscriptions</h2>
        <Subscriptions subscriptions={customer.subscriptions} />
      </section>
      <section>
        <h2>Cost</h2>
        <CustomerCost accountId={accountId} />
      </section>
      <section>
        <h2>Orders</h2>
        <Orders customer={customer} onDone={setDone} />
      </section>
      <section>
        <h2>Failed payments</h2>
        <Table
          label="Failed payments"
          rows={customer.failedPayments}
          keyOf={({ at, about }) => `${at} ${about}`}
          none="No payment has failed."
          columns={[
            { head: 'When', cell: ({ at }) => dateAndTime(at) },
            {
              head: 'What',
              cell: ({ kind }) => (kind === 'declined' ? 'First payment declined' : 'Renewal failed'),
            },
            { head: 'Of', cell: ({ about }) => shownOrderId(about) },
            { head: 'Amount', cell: ({ cents }) => (cents === null ? '–' : moneyOf(cents)), isNumber: true },
          ]}
        />
      </section>
      <section>
        <h2>Bounced notifications</h2>
        <Table
          label="Bounced notifications"
          rows={customer.bounced}
          keyOf={({ recipient }) => recipient}
          none="No notification has bounced."
          columns={[
            { head: 'Since', cell: ({ at }) => dateAndTime(at) },
            { head: 'Address', cell: ({ recipient }) => recipient },
            {
              head: 'Why',
              cell: ({ state }) => (state === 'bounced' ? 'The address does not exist' : 'Reported as spam'),
            },
          ]}
        />
      </section>
      <section>
        <h2>Log</h2>
        <Log log={customer.log} />
      </section>
    </>
  )
}

function signInText({ isConfirmed, isInvited, hasTwoStep }: Customer): string {
  if (isInvited) return 'Has a temporary password, and has never signed in'
  if (!isConfirmed) return 'Address not confirmed'
  return hasTwoStep ? 'Two-step sign-in' : 'Signs in with a password'
}

const FRESHNESS: Record<Freshness, string> = {
  live: 'Live',
  delayed: 'Delayed',
  lastKnown: 'No recent fix',
  asleep: 'Asleep',
  silent: 'Silent',
}

const Devices = ({ devices }: Pick<Customer, 'devices'>) => (
  <Table
    label="Devices"
    rows={devices}
    keyOf={({ deviceId }) => deviceId}
    none="No devices."
    columns={[
      { head: 'Name', cell: ({ deviceName }) => deviceName },
      {
        head: 'Tracker',
        cell: ({ deviceId }) => <ConsoleLink to={`/operator/trackers/${deviceId}`}>{deviceId}</ConsoleLink>,
      },
      { head: 'Plate', cell: ({ plate }) => plate ?? '–' },
      { head: 'Type', cell: ({ deviceType }) => deviceType },
      {
        head: 'State',
        cell: ({ freshness, isTracked, isInStorageMode }) => (
          <span className={styles.state} data-freshness={isTracked ? freshness : 'silent'}>
            {isTracked ? FRESHNESS[freshness] : 'No subscription'}
            {isInStorageMode && ', storage mode'}
          </span>
        ),
      },
      {
        head: 'Last contact',
        cell: ({ lastContactAt }) => (lastContactAt === null ? 'Never' : dateAndTime(lastContactAt)),
      },
    ]}
  />
)

const Subscriptions = ({ subscriptions }: Pick<Customer, 'subscriptions'>) => (
  <Table
    label="Subscriptions"
    rows={subscriptions}
    keyOf={({ subscriptionId }) => subscriptionId}
    none="No subscriptions."
    columns={[
      { head: 'Plan', cell: ({ planType, amountCents }) => `${planType}, ${moneyOf(amountCents)}` },
      { head: 'Status', cell: statusText },
      { head: 'Device', cell: ({ assignedDeviceId }) => <code>{assignedDeviceId ?? '–'}</code> },
      { head: 'Order', cell: ({ orderId }) => (orderId === null ? 'Granted' : shownOrderId(orderId)) },
      { head: 'Since', cell: ({ createdAt }) => dayOf(createdAt) },
      {
        head: 'Next payment',
        cell: ({ nextBillingAt }) => (nextBillingAt === null ? '–' : dayOf(nextBillingAt)),
      },
    ]}
  />
)

function statusText({ status, trackedUntil, endsAt }: Customer['subscriptions'][number]): string {
  if (status === 'past_due')
    return trackedUntil === null ? 'Past due' : `Past due, tracked until ${dayOf(trackedUntil)}`
  if (status === 'canceled') return 'Canceled'
  return endsAt === null ? 'Active' : `Active until ${dayOf(endsAt)}`
}

/** This look itself has not ended while it is written. */
const outcomeText = (outcome: string, code: string | null) =>
  outcome === 'unknown' ? 'not ended' : code === null ? outcome : `${outcome}: ${code}`

const changedText = ({ fields, reason }: Customer['log'][number]) =>
  fields.map((field) => (field === 'reason' ? `reason: ${reason}` : field)).join(', ') || '–'

const Log = ({ log }: Pick<Customer, 'log'>) => (
  <Table
    label="Log"
    rows={log}
    keyOf={({ id }) => id}
    none="Nothing has been changed yet."
    columns={[
      { head: 'When', cell: ({ at }) => dateAndTime(at) },
      { head: 'Who', cell: ({ by }) => by },
      { head: 'What', cell: ({ action }) => <code>{action}</code> },
      { head: 'Outcome', cell: ({ outcome, code }) => outcomeText(outcome, code) },
      { head: 'Changed', cell: changedText },
    ]}
  />
)
