import { Button, Loader, TextInput } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  type FoundCustomer,
  type Match,
  customers as routes,
} from '../../../../shared/operator/customers.routes.ts'
import styles from '../console.module.css'
import { useConsoleClient } from '../console-client.ts'
import { ConsoleLink } from '../console-link.tsx'
import { Problem } from '../problem.tsx'
import { ShowMore } from '../show-more.tsx'
import { Table } from '../table.tsx'
import { goTo, usePlace } from '../use-place.ts'

const MATCHES: Record<Match, string> = {
  email: 'address',
  name: 'name',
  plate: 'plate',
  tracker: 'tracker',
  order: 'order',
  invoice: 'invoice',
}

/** Finds customers. A search waits for its button, because each customer shown gets an entry in their log. */
export function CustomersPage() {
  const asked = usePlace().query.get('text') ?? ''
  return (
    <>
      <h1>Customers</h1>
      <Search key={asked} asked={asked} />
      {asked === '' ? (
        <p className={styles.hint}>
          Search by the beginning of an email address or name, or by a whole plate, tracker ID, order number
          or invoice number. A new invoice is found after about a minute. Every customer in the results gets
          an entry in their activity log.
        </p>
      ) : (
        <Results text={asked} />
      )}
    </>
  )
}

function Search({ asked }: { asked: string }) {
  const [text, setText] = useState(asked)
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') goTo(`/operator/customers?text=${encodeURIComponent(text.trim())}`)
  }
  return (
    <form className={styles.search} onSubmit={search}>
      <TextInput
        aria-label="Search customers"
        placeholder="mia@example.com"
        type="search"
        maxLength={100}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit">Search</Button>
    </form>
  )
}

function Results({ text }: { text: string }) {
  const client = useConsoleClient()
  const query = useInfiniteQuery({
    queryKey: ['customers', text],
    queryFn: ({ pageParam }) =>
      client.call(routes.searchCustomers, {
        query: { text, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (query.isError) return <Problem error={query.error} tryAgain={() => void query.refetch()} />
  if (query.data === undefined) return <Loader size="sm" role="status" aria-label="Searching" />
  const found = [...byAccount(query.data.pages.flatMap(({ customers }) => customers)).values()]
  const unclaimed = query.data.pages[0]?.unclaimedOrderId ?? null
  return (
    <>
      {unclaimed !== null && (
        <p role="status">
          Order {unclaimed} is paid and waits for its buyer, who has not opened an account yet.
        </p>
      )}
      <Table
        label="Customers"
        rows={found}
        keyOf={({ accountId }) => accountId}
        none="No customer found. Enter the beginning of an email address or name, or a whole plate, tracker ID, order number or invoice number."
        columns={[
          {
            head: 'Email',
            cell: ({ accountId, email }) => (
              <ConsoleLink to={`/operator/customers/${accountId}`}>{email}</ConsoleLink>
            ),
          },
          { head: 'Name', cell: ({ name }) => name ?? '–' },
          { head: 'Found by', cell: ({ matches }) => matches.map((match) => MATCHES[match]).join(', ') },
        ]}
      />
      <ShowMore query={query} />
    </>
  )
}

/** A customer whose address and name both match may come on two pages. */
const byAccount = (found: readonly FoundCustomer[]) =>
  new Map(
    found
      .toReversed()
      .map((customer) => [customer.accountId, customer] as const)
      .toReversed(),
  )
