import type { DataExport } from '../../../../shared/account/own-data.ts'

export type ExportState =
  | { kind: 'none' | 'preparing' }
  | { kind: 'expired' | 'failed'; createdAt: string }
  | { kind: 'ready'; parts: number[]; sizeBytes: number; expiresAt: string }

/** What can be done with the newest export at `now`, epoch milliseconds. */
export function exportStateOf(newest: DataExport | null, now: number): ExportState {
  if (newest === null) return { kind: 'none' }
  const { status, createdAt, expiresAt, sizeBytes, moreUrls } = newest
  if (status === 'preparing') return { kind: 'preparing' }
  if (status === 'failed') return { kind: 'failed', createdAt }
  if (expiresAt === null || Date.parse(expiresAt) <= now) return { kind: 'expired', createdAt }
  const parts = [1, ...moreUrls.map((_, index) => index + 2)]
  return { kind: 'ready', parts, sizeBytes: sizeBytes ?? 0, expiresAt }
}
