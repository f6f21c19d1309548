import { hashKey, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { DEVICES_KEY } from '../devices-query.ts'
import { type StoredRecord, storedRecord } from './stored-record.ts'

/** Grows with its form: what another version of the site has written is not read. */
const VERSION = 1
const KEEP_EVERY_MS = 10 * SECOND_MS
/** About 10 MB; a larger fleet is not opened on a phone. */
const MOST_DEVICES = 10_000

const LastKnown = z.object({
  version: z.literal(VERSION),
  accountId: z.string(),
  readAt: z.number(),
  answer: devices.listDevices.reply,
})
type LastKnown = z.infer<typeof LastKnown>

const inThisBrowser = storedRecord('vectra-last-known')

/** Keeps the newest answer about the devices of whoever is signed in. Answers how to stop. */
export function storeLastKnown(
  queryClient: QueryClient,
  signedIn: () => string | undefined,
  record: StoredRecord = inThisBrowser,
): () => void {
  const hash = hashKey(DEVICES_KEY)
  let keptAt = 0
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== hash) return
    const readAt = query.state.dataUpdatedAt
    const accountId = signedIn()
    const answer = queryClient.getQueryData<LastKnown['answer']>(DEVICES_KEY)
    if (accountId === undefined || answer === undefined || readAt < keptAt + KEEP_EVERY_MS) return
    if (answer.devices.length > MOST_DEVICES) return
    keptAt = readAt
    const newest: LastKnown = { version: VERSION, accountId, readAt, answer }
    void record.write(newest).catch(notKept)
  })
}

/** Puts what is kept of this account where the live page looks, until the first answer comes. */
export async function loadLastKnown(
  queryClient: QueryClient,
  accountId: string,
  record: StoredRecord = inThisBrowser,
): Promise<void> {
  const answered = () => queryClient.getQueryData(DEVICES_KEY) !== undefined
  if (answered()) return
  const kept = LastKnown.safeParse(await record.read().catch(notKept))
  if (!kept.success || kept.data.accountId !== accountId) return clearLastKnown(record)
  if (!answered()) queryClient.setQueryData(DEVICES_KEY, kept.data.answer, { updatedAt: kept.data.readAt })
}

/** Nothing that was kept of an account stays in this browser. */
export async function clearLastKnown(record: StoredRecord = inThisBrowser): Promise<void> {
  await record.clear().catch(notKept)
}

/** A browser that keeps nothing still shows what is now. */
const notKept = (error: unknown) => console.warn('The last known positions are not kept here:', error)
