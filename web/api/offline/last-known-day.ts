import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { reporting } from '../../../shared/reporting/reporting.routes.ts'
import { DAY_KEY, type DayReport } from '../day-query.ts'
import { accountRecord } from './account-record.ts'
import { type StoredRecord, storedRecord } from './stored-record.ts'

const VERSION = 1

const inThisBrowser = storedRecord('vectra-last-known-day')
const dayIn = (record: StoredRecord) => accountRecord(VERSION, reporting.getDay.reply.shape.devices, record)

type LastKnownDay = { answer: readonly DayReport[]; readAt: number }

/** The last known day of each device, of this visit or of one before, and when it was read (epoch ms). */
export const lastKnownDayQuery = queryOptions<LastKnownDay>({
  queryKey: ['last-known-day'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Keeps the newest day of the devices while an account is signed in. Returns a function that stops it. */
export function storeLastKnownDay(
  queryClient: QueryClient,
  signedInAccount: () => string | undefined,
  record: StoredRecord = inThisBrowser,
): () => void {
  const stored = dayIn(record)
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { queryKey, state } = event.query
    if (!DAY_KEY.every((part, index) => queryKey[index] === part)) return
    const answer = queryClient.getQueryData<DayReport[]>(queryKey)
    const accountId = signedInAccount()
    if (accountId === undefined || answer === undefined) return
    const newest = { answer, readAt: state.dataUpdatedAt }
    queryClient.setQueryData(lastKnownDayQuery.queryKey, newest)
    void stored.write(accountId, newest)
  })
}

/** Loads the stored day of this account. Discards that of another account. */
export async function loadLastKnownDay(
  queryClient: QueryClient,
  accountId: string,
  record: StoredRecord = inThisBrowser,
): Promise<void> {
  const { queryKey } = lastKnownDayQuery
  if (queryClient.getQueryData(queryKey) !== undefined) return
  const lastKnown = await dayIn(record).read(accountId)
  if (lastKnown !== null) queryClient.setQueryData(queryKey, lastKnown)
}

/** Removes the stored day from this browser. */
export const clearLastKnownDay = (record: StoredRecord = inThisBrowser) => dayIn(record).clear()
