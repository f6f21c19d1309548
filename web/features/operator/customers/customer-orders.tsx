import { useState } from 'react'
import { customerChanges as routes } from '../../../../shared/operator/customer-changes.routes.ts'
import { monthAfter } from '../../../../shared/subscriptions/free-month.ts'
import { ORDER_STATUS_TEXTS } from '../../../../shared/subscriptions/order.ts'
import { shownOrderId } from '../../../../shared/subscriptions/order-number.ts'
import { ActionDialog } from '../action-dialog.tsx'
import styles from '../console.module.css'
import { useConsoleClient } from '../console-client.ts'
import { ConsoleLink } from '../console-link.tsx'
import { counted, dateAndTime, dayOf, moneyOf } from '../formats.ts'
import { Table } from '../table.tsx'
import { type Customer, customerKey } from './customer.ts'

type Props = { customer: Customer; onDone: (done: string) => void }

export const Orders = ({ customer, onDone }: Props) => (
  <Table
    label="Orders"
    rows={customer.orders}
    keyOf={({ orderId }) => orderId}
    none="No orders."
    columns={[
      {
        head: 'Order',
        cell: ({ orderId, withUnits, checkout }) =>
          withUnits && checkout === 'paid' ? (
            <ConsoleLink to={`/operator/orders/${orderId}`}>{shownOrderId(orderId)}</ConsoleLink>
          ) : (
            shownOrderId(orderId)
          ),
      },
      { head: 'Ordered', cell: ({ createdAt }) => dateAndTime(createdAt) },
      { head: 'Plan', cell: ({ plan, quantity }) => `${quantity} × ${plan}` },
      {
        head: 'First payment',
        cell: ({ checkout, firstChargeCents }) => `${moneyOf(firstChargeCents)}, ${checkout}`,
      },
      {
        head: 'Shipping',
        cell: ({ withUnits, checkout, shippingStatus }) =>
          withUnits && checkout === 'paid' ? ORDER_STATUS_TEXTS[shippingStatus] : '–',
      },
      {
        head: 'Actions',
        cell: (order) => <OrderActions customer={customer} order={order} onDone={onDone} />,
      },
    ]}
  />
)

function OrderActions({ customer, order, onDone }: Props & { order: Customer['orders'][number] }) {
  const client = useConsoleClient()
  const { accountId, email, subscriptions } = customer
  const { orderId, hasMail } = order
  const path = { accountId, orderId }
  const queryKey = customerKey(accountId)
  const renewing = subscriptions.filter((one) => one.orderId === orderId && one.status === 'active')
  const seen = renewing.find(({ nextBillingAt }) => nextBillingAt !== null)?.nextBillingAt ?? null
  if (seen === null && !hasMail) return '–'
  return (
    <div className={styles.actions}>
      {seen !== null && (
        <GrantMonth
          key={seen}
          seen={seen}
          count={renewing.filter(({ nextBillingAt }) => nextBillingAt !== null).length}
          act={(body) => client.call(routes.grantMonth, { path, body })}
          queryKey={queryKey}
          onDone={onDone}
        />
      )}
      {hasMail && (
        <ActionDialog
          label="Send email again"
          act={() =>
            client.call(routes.resendMail, { path: { accountId }, body: { mail: 'order', orderId } })
          }
          queryKey={queryKey}
          onDone={() => onDone(`The email about order ${shownOrderId(orderId)} is on its way to ${email}.`)}
        >
          <p>
            {email} gets the email about order {shownOrderId(orderId)} again: what was paid, and how to sign
            in.
          </p>
        </ActionDialog>
      )}
    </div>
  )
}

type Grant = { seen: string; next: string; reason: string; idempotencyKey: string }
type GrantProps = {
  /** When the next payment is due. */
  seen: string
  /** The subscriptions that renew then. */
  count: number
  act: (grant: Grant) => Promise<unknown>
  queryKey: readonly string[]
  onDone: (done: string) => void
}

/** Each month has a key of its own: a click that is sent twice grants one. */
function GrantMonth({ seen, count, act, queryKey, onDone }: GrantProps) {
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const next = monthAfter(seen)
  return (
    <ActionDialog
      label="Grant a month"
      asksReason
      act={(reason) => act({ seen, next, reason, idempotencyKey })}
      queryKey={queryKey}
      onDone={() => onDone(`The next payment is due on ${dayOf(next)}.`)}
    >
      <p>
        The next payment for {counted(count, 'subscription')} is due on {dayOf(next)} instead of {dayOf(seen)}
        . Nothing is charged for the month between.
      </p>
    </ActionDialog>
  )
}
