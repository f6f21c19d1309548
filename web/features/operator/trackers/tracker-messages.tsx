import { Button, Loader } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { trackers as routes, type TrackerMessage } from '../../../../shared/operator/trackers.routes.ts'
import styles from '../console.module.css'
import { useConsoleClient } from '../console-client.ts'
import { ConsoleLink } from '../console-link.tsx'
import { counted, dateAndTime, toTheSecond } from '../formats.ts'
import { Problem } from '../problem.tsx'
import { Table } from '../table.tsx'

type Props = { trackerId: string; accountId: string }

/** What the tracker of a customer sends. Each look is in the customer's log, so it is read only when asked for. */
export function TrackerMessages({ trackerId, accountId }: Props) {
  const client = useConsoleClient()
  const path = { trackerId }
  const query = useQuery({
    queryKey: ['tracker-messages', trackerId],
    queryFn: () => client.call(routes.listMessages, { path }),
    enabled: false,
  })
  const keep = useMutation({
    mutationFn: () => client.call(routes.keepMessages, { path }),
    onSuccess: () => void query.refetch(),
  })
  const { data, error } = query
  return (
    <>
      <div className={styles.actions}>
        <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
          {data === undefined ? 'Show messages' : 'Show the newest'}
        </Button>
        <Button variant="default" loading={keep.isPending} onClick={() => keep.mutate()}>
          Keep messages for an hour
        </Button>
      </div>
      {keep.isError && <Problem error={keep.error} />}
      {error !== null && <Problem error={error} />}
      {data === undefined && query.isFetching && (
        <Loader size="sm" role="status" aria-label="Loading the messages" />
      )}
      {data !== undefined && (
        <>
          <p className={styles.hint} role="status">
            {data.keptUntil === null
              ? 'Only messages that cannot be read are kept, for seven days.'
              : `All messages are kept until ${dateAndTime(data.keptUntil)}, each for a day.`}
          </p>
          {data.isMasked && data.messages.length > 0 && (
            <p className={styles.hint}>
              Masked: <ConsoleLink to={`/operator/customers/${accountId}`}>the customer</ConsoleLink> doesn’t
              let support see the account.
            </p>
          )}
          <Table
            label="Messages"
            rows={data.messages}
            keyOf={({ at, body }) => `${at} ${body}`}
            none="No messages yet."
            columns={[
              { head: 'Received', cell: ({ at }) => toTheSecond(at) },
              { head: 'Topic', cell: ({ topic }) => <code>{topic}</code> },
              { head: 'Read', cell: readText },
              { head: 'Bytes', cell: ({ size }) => size ?? '–', isNumber: true },
              { head: 'Message', cell: ({ body }) => <code>{body}</code> },
            ]}
          />
        </>
      )}
    </>
  )
}

function readText({ positions, problem }: TrackerMessage): string {
  const read = positions === null || positions === 0 ? null : counted(positions, 'position')
  const unread = problem === null ? null : `Unreadable: ${problem.replaceAll('-', ' ')}`
  return [read, unread].filter((text) => text !== null).join(', ') || 'No position'
}
