import { hashKey, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { DEVICES_KEY } from '../devices-query.ts'
import { type StoredRecord, storedRecord } from './stored-record.ts'

/** Increment when the stored format changes. Records of other versions are discarded. */
const VERSION = 3
const STORE_EVERY_MS = 10 * SECOND_MS
/** About 10 MB. Larger fleets are not opened on phones. */
const DEVICES_MAX = 10_000

const LastKnown = z.object({
  version: z.literal(VERSION),
  accountId: z.string(),
  readAt: z.number(),
  answer: devices.listDevices.reply,
})
type LastKnown = z.infer<typeof LastKnown>

const inThisBrowser = storedRecord('vectra-last-known')

/**
 * Stores the newest list of devices while an account is signed in, and at once when their number changes. Returns a
 * function that stops it.
 */
export function storeLastKnown(
  queryClient: QueryClient,
  signedInAccount: () => string | undefined,
  record: StoredRecord = inThisBrowser,
): () => void {
  const hash = hashKey(DEVICES_KEY)
  let storedAt = 0
  let storedDevices = 0
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== hash) return
    const readAt = query.state.dataUpdatedAt
    const accountId = signedInAccount()
    const answer = queryClient.getQueryData<LastKnown['answer']>(DEVICES_KEY)
    if (accountId === undefined || answer === undefined || answer.devices.length > DEVICES_MAX) return
    const isSameFleet = answer.devices.length === storedDevices
    if (isSameFleet && readAt < storedAt + STORE_EVERY_MS) return
    storedAt = readAt
    storedDevices = answer.devices.length
    const newest: LastKnown = { version: VERSION, accountId, readAt, answer }
    void record.write(newest).catch(logStorageFailure)
  })
}

/**
 * Shows the stored devices of this account until the first reply arrives. Discards those of another account. An empty
 * list is not shown: it has no positions, and would claim that the account is empty until the reply.
 */
export async function loadLastKnown(
  queryClient: QueryClient,
  accountId: string,
  record: StoredRecord = inThisBrowser,
): Promise<void> {
  const hasReply = () => queryClient.getQueryData(DEVICES_KEY) !== undefined
  if (hasReply()) return
  const stored = await record.read().catch(logStorageFailure)
  const lastKnown = LastKnown.safeParse(stored)
  if (!lastKnown.success && stored !== undefined)
    console.warn('The stored positions are unreadable:', lastKnown.error)
  if (!lastKnown.success || lastKnown.data.accountId !== accountId) return clearLastKnown(record)
  const { answer, readAt } = lastKnown.data
  if (answer.devices.length > 0 && !hasReply())
    queryClient.setQueryData(DEVICES_KEY, answer, { updatedAt: readAt })
}

/** Removes the stored positions from this browser. */
export async function clearLastKnown(record: StoredRecord = inThisBrowser): Promise<void> {
  await record.clear().catch(logStorageFailure)
}

/** Without storage the site still works online, so this is only logged. */
const logStorageFailure = (error: unknown) =>
  console.warn('Last known positions are not available offline in this browser:', error)
