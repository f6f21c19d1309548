import { Loader } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RouteArguments } from '../../../../shared/http/route.ts'
import { type ConsoleTracker, trackers as routes } from '../../../../shared/operator/trackers.routes.ts'
import { ConfirmedButton } from '../confirmed-button.tsx'
import styles from '../console.module.css'
import { useConsoleClient } from '../console-client.ts'
import { ConsoleLink } from '../console-link.tsx'
import { dateAndTime } from '../formats.ts'
import { Problem } from '../problem.tsx'
import { AssignForm } from './assign-form.tsx'
import { Credentials } from './credentials.tsx'
import { STATE_TEXTS } from './states.ts'
import { TrackerMessages } from './tracker-messages.tsx'
import { trackerKey, useSaveTracker } from './use-save-tracker.ts'

/** A tracker: where it is, whose, and how it connects. */
export function TrackerPage({ trackerId }: { trackerId: string }) {
  const client = useConsoleClient()
  const query = useQuery({
    queryKey: trackerKey(trackerId),
    queryFn: async () => (await client.call(routes.getTracker, { path: { trackerId } })).tracker,
  })
  if (query.data !== undefined) return <TrackerView tracker={query.data} />
  if (query.error !== null) return <Problem error={query.error} tryAgain={() => void query.refetch()} />
  return <Loader size="sm" role="status" aria-label="Loading the tracker" />
}

type Props = { tracker: ConsoleTracker }

function TrackerView({ tracker }: Props) {
  const { trackerId, state, since, model, dialect, accountId, lastCallAt } = tracker
  const isInStock = state === 'stock' || state === 'calling'
  return (
    <>
      <h1>Tracker {trackerId}</h1>
      <p className={styles.facts}>
        <span>
          {STATE_TEXTS[state]}
          {since !== null && ` since ${dateAndTime(since)}`}
        </span>
        {model !== null && <span>{model}</span>}
        {dialect !== null && <span>Sends {dialect}</span>}
        {lastCallAt !== null && <span>Last called in {dateAndTime(lastCallAt)}</span>}
      </p>
      <section>
        <h2>Owner</h2>
        {accountId === null ? (
          <p className={styles.none}>Nobody has it as a device.</p>
        ) : (
          <ConsoleLink to={`/operator/customers/${accountId}`}>Customer</ConsoleLink>
        )}
        {isInStock && <AssignForm trackerId={trackerId} />}
      </section>
      {(isInStock || state === 'assigned') && <Credentials tracker={tracker} />}
      {accountId !== null && (
        <section>
          <h2>Messages</h2>
          <TrackerMessages trackerId={trackerId} accountId={accountId} />
        </section>
      )}
      <section>
        <h2>Return</h2>
        <Moves key={state} tracker={tracker} />
      </section>
    </>
  )
}

/** Where the tracker can go from here. */
function Moves({ tracker }: Props) {
  const { trackerId, state, accountId } = tracker
  const client = useConsoleClient()
  const queryClient = useQueryClient()
  const saveTracker = useSaveTracker()
  const move = useMutation({
    mutationFn: (next: RouteArguments<typeof routes.moveTracker>['body']['next']) =>
      client.call(routes.moveTracker, { path: { trackerId }, body: { seen: state, next } }),
    onSuccess: ({ tracker: moved }) => saveTracker(moved),
    onError: () => void queryClient.invalidateQueries({ queryKey: ['trackers'] }),
  })
  return (
    <>
      <p className={styles.hint}>{movesHint(tracker)}</p>
      <div className={styles.actions}>
        {state !== 'returned' && (
          <ConfirmedButton
            label="Mark as returned"
            consequence={
              accountId === null
                ? 'It can no longer connect, and nobody can add it until it is back in stock.'
                : 'It is disconnected at once, and its password stops working. Its owner keeps the device with its history.'
            }
            isPending={move.isPending}
            run={() => move.mutate('returned')}
          />
        )}
        {accountId === null && (state === 'returned' || state === 'released') && (
          <ConfirmedButton
            label="Put back into stock"
            consequence="Customers can add it again. Create a new password before you ship it."
            isPending={move.isPending}
            run={() => move.mutate('stock')}
          />
        )}
        {accountId !== null && state === 'returned' && (
          <ConfirmedButton
            label="Give back to its owner"
            consequence="It needs a new password before it can connect again."
            isPending={move.isPending}
            run={() => move.mutate('assigned')}
          />
        )}
      </div>
      {move.isError && <Problem error={move.error} />}
    </>
  )
}

function movesHint({ state, accountId }: ConsoleTracker): string {
  if (state === 'returned' && accountId !== null)
    return 'It was returned and cannot connect. Once its owner has deleted the device, it can go back into stock.'
  if (state === 'returned') return 'It was returned, and nobody has it as a device.'
  if (state === 'released') return 'Its owner deleted the device and may still have the tracker.'
  return 'When the tracker is back on your desk, mark it as returned.'
}
