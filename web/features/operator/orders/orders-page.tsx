import { Button, Loader } from '@mantine/core'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { orders as routes } from '../../../../shared/operator/orders.routes.ts'
import { ORDER_STATUS_TEXTS } from '../../../../shared/subscriptions/order.ts'
import { shownOrderId } from '../../../../shared/subscriptions/order-number.ts'
import { saveFile } from '../../../ui/files/save-file.ts'
import styles from '../console.module.css'
import { useConsoleClient } from '../console-client.ts'
import { ConsoleLink } from '../console-link.tsx'
import { capitalized, counted, dateAndTime } from '../formats.ts'
import { Problem } from '../problem.tsx'
import { ShowMore } from '../show-more.tsx'
import { Table } from '../table.tsx'
import { usePlace } from '../use-place.ts'

/** The most orders in one file of label data. */
const LABELS_MAX = 100

/** The orders with units, by how far they are shipped. */
export function OrdersPage() {
  const status = Number(usePlace().query.get('status') ?? 0)
  return (
    <>
      <h1>Orders</h1>
      <nav className={styles.states} aria-label="State">
        {ORDER_STATUS_TEXTS.map((text, index) => (
          <ConsoleLink key={text} to={`/operator/orders?status=${index}`} isCurrent={index === status}>
            {capitalized(text)}
          </ConsoleLink>
        ))}
      </nav>
      <Orders key={status} status={status} />
    </>
  )
}

function Orders({ status }: { status: number }) {
  const client = useConsoleClient()
  const query = useInfiniteQuery({
    queryKey: ['orders', status],
    queryFn: ({ pageParam }) =>
      client.call(routes.listOrders, { query: { status, ...(pageParam !== null && { cursor: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  if (query.isError) return <Problem error={query.error} tryAgain={() => void query.refetch()} />
  if (query.data === undefined) return <Loader size="sm" role="status" aria-label="Loading the orders" />
  const orders = query.data.pages.flatMap((page) => page.orders)
  return (
    <>
      {orders.length > 0 && <Labels orderIds={orders.slice(0, LABELS_MAX).map(({ orderId }) => orderId)} />}
      <Table
        label="Orders"
        rows={orders}
        keyOf={({ orderId }) => orderId}
        none="No orders in this state."
        columns={[
          {
            head: 'Order',
            cell: ({ orderId }) => (
              <ConsoleLink to={`/operator/orders/${orderId}`}>{shownOrderId(orderId)}</ConsoleLink>
            ),
          },
          { head: 'Ordered', cell: ({ createdAt }) => dateAndTime(createdAt) },
          { head: 'Units', cell: ({ quantity }) => quantity },
          { head: 'Plan', cell: ({ plan }) => plan },
          { head: 'To', cell: ({ country }) => country ?? '–' },
          {
            head: 'Parcel',
            cell: ({ trackingUrl }) =>
              trackingUrl === null ? (
                '–'
              ) : (
                <a href={trackingUrl} rel="noreferrer" target="_blank">
                  Track
                </a>
              ),
          },
        ]}
      />
      <ShowMore query={query} />
    </>
  )
}

/** Names and addresses leave the console only here, and the log of each buyer says so. */
function Labels({ orderIds }: { orderIds: string[] }) {
  const client = useConsoleClient()
  const labels = useMutation({
    mutationFn: () => client.callFile(routes.createLabels, { body: { orderIds } }),
    onSuccess: ({ name, mediaType, bytes }) =>
      saveFile({ name, type: mediaType, text: new TextDecoder().decode(bytes) }),
  })
  return (
    <div>
      <Button variant="default" loading={labels.isPending} onClick={() => labels.mutate()}>
        Download label data of {counted(orderIds.length, 'order')}
      </Button>
      {labels.isError && <Problem error={labels.error} />}
    </div>
  )
}
