import { hashKey, type QueryClient } from '@tanstack/react-query'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { DEVICES_KEY } from '../devices-query.ts'
import type { DevicesReply } from '../live-push/merge.ts'
import { accountRecord } from './account-record.ts'
import { type StoredRecord, storedRecord } from './stored-record.ts'

const VERSION = 3
const STORE_EVERY_MS = 10 * SECOND_MS
/** About 10 MB. Larger fleets are not opened on phones. */
const DEVICES_MAX = 10_000

const inThisBrowser = storedRecord('vectra-last-known')
const devicesIn = (record: StoredRecord) => accountRecord(VERSION, devices.listDevices.reply, record)

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
  const stored = devicesIn(record)
  let storedAt = 0
  let storedDevices = 0
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== hash) return
    const readAt = query.state.dataUpdatedAt
    const accountId = signedInAccount()
    const answer = queryClient.getQueryData<DevicesReply>(DEVICES_KEY)
    if (accountId === undefined || answer === undefined || answer.devices.length > DEVICES_MAX) return
    const isSameFleet = answer.devices.length === storedDevices
    if (isSameFleet && readAt < storedAt + STORE_EVERY_MS) return
    storedAt = readAt
    storedDevices = answer.devices.length
    void stored.write(accountId, { answer, readAt })
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
  const lastKnown = await devicesIn(record).read(accountId)
  if (lastKnown === null || lastKnown.answer.devices.length === 0 || hasReply()) return
  queryClient.setQueryData(DEVICES_KEY, lastKnown.answer, { updatedAt: lastKnown.readAt })
}

/** Removes the stored positions from this browser. */
export const clearLastKnown = (record: StoredRecord = inThisBrowser) => devicesIn(record).clear()
