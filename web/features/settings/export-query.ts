import { queryOptions } from '@tanstack/react-query'
import { ownData } from '../../../shared/account/own-data.routes.ts'
import type { DataExport } from '../../../shared/account/own-data.ts'
import type { Client } from '../../../shared/http/client.ts'
import { SECOND_MS } from '../../../shared/time.ts'

const POLL_MS = 5 * SECOND_MS

/** The newest export of the account's data; asked for again while it is being prepared. */
export const exportQuery = (client: Client) =>
  queryOptions({
    queryKey: ['data-export'],
    queryFn: async (): Promise<DataExport | null> => (await client.call(ownData.getExport, {})).export,
    refetchInterval: ({ state }) => state.data?.status === 'preparing' && POLL_MS,
  })

export type ExportState =
  | { kind: 'none' | 'preparing' }
  | { kind: 'expired' | 'failed'; createdAt: string }
  | { kind: 'ready'; parts: number[]; sizeBytes: number; expiresAt: string }

/** The state of the newest export at `now`, epoch milliseconds. */
export function exportStateOf(newest: DataExport | null, now: number): ExportState {
  if (newest === null) return { kind: 'none' }
  const { status, createdAt, expiresAt, sizeBytes, moreUrls } = newest
  if (status === 'preparing') return { kind: 'preparing' }
  if (status === 'failed') return { kind: 'failed', createdAt }
  if (expiresAt === null || Date.parse(expiresAt) <= now) return { kind: 'expired', createdAt }
  const parts = [1, ...moreUrls.map((_, index) => index + 2)]
  return { kind: 'ready', parts, sizeBytes: sizeBytes ?? 0, expiresAt }
}
