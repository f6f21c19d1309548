import { Button, Loader, NativeSelect, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiProblem } from '../../../../shared/http/client.ts'
import {
  type ConsoleOrder,
  orders as routes,
  type Shipping,
} from '../../../../shared/operator/orders.routes.ts'
import {
  CARRIER_NAMES,
  CARRIERS,
  parcelOf,
  TRACKING_NUMBER,
  trackingUrlOf,
} from '../../../../shared/subscriptions/carriers.ts'
import { addressLines, ORDER_STATUS_TEXTS } from '../../../../shared/subscriptions/order.ts'
import { shownOrderId } from '../../../../shared/subscriptions/order-number.ts'
import styles from '../console.module.css'
import { useConsoleClient } from '../console-client.ts'
import { ConsoleLink } from '../console-link.tsx'
import { capitalized, dateAndTime } from '../formats.ts'
import { Problem } from '../problem.tsx'

const orderKey = (orderId: string) => ['order', orderId]

/** An order, its buyer, and how far it is shipped. */
export function OrderPage({ orderId }: { orderId: string }) {
  const client = useConsoleClient()
  const query = useQuery({
    queryKey: orderKey(orderId),
    queryFn: async () => (await client.call(routes.getOrder, { path: { orderId } })).order,
  })
  if (query.data !== undefined) return <OrderView order={query.data} reload={() => void query.refetch()} />
  if (query.error !== null) return <Problem error={query.error} tryAgain={() => void query.refetch()} />
  return <Loader size="sm" role="status" aria-label="Loading the order" />
}

type Props = { order: ConsoleOrder; reload: () => void }

function OrderView({ order, reload }: Props) {
  const { orderId, accountId, name, email, phone, shippingAddress, quantity, plan, createdAt } = order
  const address = shippingAddress === null ? ['No address'] : addressLines(shippingAddress, 'en')
  return (
    <>
      <h1>Order {shownOrderId(orderId)}</h1>
      <p className={styles.facts}>
        <span>
          {quantity} × {plan}, with units
        </span>
        <span>Ordered {dateAndTime(createdAt)}</span>
        {accountId === null ? (
          <span>Its buyer has not opened an account yet</span>
        ) : (
          <ConsoleLink to={`/operator/customers/${accountId}`}>Customer</ConsoleLink>
        )}
      </p>
      <address className={styles.address}>
        {[name, ...address].map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{[phone, email].filter(Boolean).join(', ')}</span>
      </address>
      <ShippingForm key={`${order.status} ${order.trackingUrl}`} order={order} reload={reload} />
    </>
  )
}

const shippingIn = ({ status, trackingUrl }: Shipping): Shipping => ({ status, trackingUrl })

/** Saves the state and the parcel, and takes the last change back. */
function ShippingForm({ order, reload }: Props) {
  const client = useConsoleClient()
  const queryClient = useQueryClient()
  const [status, setStatus] = useState(order.status)
  const [carrier, setCarrier] = useState(parcelOf(order.trackingUrl)?.carrier ?? 'ups')
  const [number, setNumber] = useState(parcelOf(order.trackingUrl)?.number ?? '')
  const { data: before = null } = useQuery<Shipping | null>({
    queryKey: ['order-before', order.orderId],
    queryFn: () => null,
    enabled: false,
  })
  // an address that was entered on the command line stays until a number replaces it
  const ownUrl = parcelOf(order.trackingUrl) === null ? order.trackingUrl : null
  const trackingUrl = number === '' ? ownUrl : trackingUrlOf({ carrier, number })
  const isValid = number === '' || TRACKING_NUMBER.test(number)
  const save = useMutation({
    mutationFn: (next: Shipping) =>
      client.call(routes.updateOrder, {
        path: { orderId: order.orderId },
        body: { seen: shippingIn(order), next },
      }),
    onSuccess: ({ order: saved }) => {
      queryClient.setQueryData(['order-before', order.orderId], shippingIn(order))
      queryClient.setQueryData(orderKey(order.orderId), saved)
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isValid) save.mutate({ status, trackingUrl })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <NativeSelect
        label="State"
        value={String(status)}
        onChange={({ currentTarget }) => setStatus(Number(currentTarget.value))}
        data={ORDER_STATUS_TEXTS.map((text, index) => ({ value: String(index), label: capitalized(text) }))}
      />
      <NativeSelect
        label="Carrier"
        value={carrier}
        onChange={({ currentTarget }) =>
          setCarrier(CARRIERS.find((one) => one === currentTarget.value) ?? carrier)
        }
        data={CARRIERS.map((one) => ({ value: one, label: CARRIER_NAMES[one] }))}
      />
      <TextInput
        label="Tracking number"
        value={number}
        onChange={({ currentTarget }) => setNumber(currentTarget.value.toUpperCase().replaceAll(/\s/g, ''))}
        error={isValid ? null : 'Letters and digits only, at least six'}
      />
      {ownUrl !== null && (
        <p className={styles.hint}>
          Now tracked at <a href={ownUrl}>{ownUrl}</a>, which a tracking number replaces.
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" loading={save.isPending}>
          Save
        </Button>
        {before !== null && (
          <Button variant="default" onClick={() => save.mutate(before)}>
            Undo{before.status !== order.status && `: back to ${ORDER_STATUS_TEXTS[before.status]}`}
          </Button>
        )}
      </div>
      {before !== null && !save.isError && <p role="status">Saved.</p>}
      {save.isError && <NotSaved error={save.error} reload={reload} />}
    </form>
  )
}

/** Another operator was faster, or the call failed. */
function NotSaved({ error, reload }: { error: Error; reload: () => void }) {
  if (!(error instanceof ApiProblem) || error.code !== 'order-changed') return <Problem error={error} />
  const changes = error.details.errors?.map(({ path, message }) =>
    path === 'status' ? `its state is now ${message}` : `its parcel is now ${message || 'none'}`,
  )
  return (
    <div role="alert">
      <p>Somebody else has just changed this order: {changes?.join(', and ')}. Nothing was saved.</p>
      <Button variant="default" onClick={reload}>
        Show the current state
      </Button>
    </div>
  )
}
