import { Button, Loader, TextInput } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { TRACKER_STATES, type TrackerState } from '../../../../shared/operator/tracker-state.ts'
import { type ListedTracker, trackers as routes } from '../../../../shared/operator/trackers.routes.ts'
import { TRACKER_ID_LENGTH } from '../../../../shared/tracking/topics.ts'
import styles from '../console.module.css'
import { useConsoleClient } from '../console-client.ts'
import { ConsoleLink } from '../console-link.tsx'
import { dateAndTime } from '../formats.ts'
import { Problem } from '../problem.tsx'
import { ShowMore } from '../show-more.tsx'
import { Table } from '../table.tsx'
import { goTo, usePlace } from '../use-place.ts'
import { NONE_TEXTS, STATE_HINTS, STATE_TEXTS } from './states.ts'

/** The trackers in a state, in the order of their ids. */
export function TrackersPage() {
  const { query } = usePlace()
  const state = TRACKER_STATES.find((one) => one === query.get('state')) ?? 'stock'
  const text = query.get('text') ?? ''
  return (
    <>
      <h1>Trackers</h1>
      <nav className={styles.states} aria-label="State">
        {TRACKER_STATES.map((one) => (
          <ConsoleLink key={one} to={listUrl(one, text)} isCurrent={one === state}>
            {STATE_TEXTS[one]}
          </ConsoleLink>
        ))}
      </nav>
      <p className={styles.hint}>{STATE_HINTS[state]}</p>
      <Search key={`${state} ${text}`} state={state} asked={text} />
      <ConsoleLink to="/operator/trackers?import">Import serials from a CSV file</ConsoleLink>
      <Trackers key={`list ${state} ${text}`} state={state} text={text} />
    </>
  )
}

const listUrl = (state: TrackerState, text: string) =>
  `/operator/trackers?state=${state}${text === '' ? '' : `&text=${encodeURIComponent(text)}`}`

function Search({ state, asked }: { state: TrackerState; asked: string }) {
  const [text, setText] = useState(asked)
  const search = (event: FormEvent) => {
    event.preventDefault()
    goTo(listUrl(state, text.trim()))
  }
  return (
    <form className={styles.search} onSubmit={search}>
      <TextInput
        aria-label="Tracker ID, or its beginning"
        placeholder="Tracker ID, or its beginning"
        type="search"
        maxLength={TRACKER_ID_LENGTH.max}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit">Search</Button>
    </form>
  )
}

const LAST_CALL = {
  head: 'Last call',
  cell: ({ lastCallAt }: ListedTracker) => (lastCallAt === null ? '–' : dateAndTime(lastCallAt)),
}

function Trackers({ state, text }: { state: TrackerState; text: string }) {
  const client = useConsoleClient()
  const query = useInfiniteQuery({
    queryKey: ['trackers', state, text],
    queryFn: ({ pageParam }) =>
      client.call(routes.listTrackers, {
        query: { state, text, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  if (query.isError) return <Problem error={query.error} tryAgain={() => void query.refetch()} />
  if (query.data === undefined) return <Loader size="sm" role="status" aria-label="Loading the trackers" />
  return (
    <>
      <Table
        label="Trackers"
        rows={query.data.pages.flatMap(({ trackers }) => trackers)}
        keyOf={({ trackerId }) => trackerId}
        none={
          text === ''
            ? NONE_TEXTS[state]
            : `No tracker in this state has an ID that begins with ${text}. IDs are case-sensitive; a whole ID is found in every state.`
        }
        columns={[
          {
            head: 'Tracker',
            cell: ({ trackerId }) => (
              <ConsoleLink to={`/operator/trackers/${trackerId}`}>{trackerId}</ConsoleLink>
            ),
          },
          { head: 'State', cell: (tracker) => STATE_TEXTS[tracker.state] },
          { head: 'Since', cell: ({ since }) => (since === null ? '–' : dateAndTime(since)) },
          { head: 'Model', cell: ({ model }) => model ?? '–' },
          { head: 'Format', cell: ({ dialect }) => dialect ?? '–' },
          ...(state === 'calling' ? [LAST_CALL] : []),
        ]}
      />
      <ShowMore query={query} />
    </>
  )
}
