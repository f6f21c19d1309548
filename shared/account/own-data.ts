import * as z from 'zod'
import { DAY_MS, MINUTE_MS } from '../time.ts'

/** An account is deleted this long after its owner requested it, unless they withdraw the request. */
export const DELETION_GRACE_MS = DAY_MS

/** How long an export can be downloaded, how many are made in a day, and how long one of its links works. */
export const EXPORT_LIFETIME_MS = 7 * DAY_MS
export const EXPORTS_PER_DAY = 3
export const EXPORT_LINK_LIFETIME_MS = 5 * MINUTE_MS

export const ExportStatus = z.enum(['preparing', 'ready', 'failed'])
export type ExportStatus = z.infer<typeof ExportStatus>

/** A copy of everything that an account has stored. */
export const DataExport = z.object({
  id: z.string(),
  status: ExportStatus,
  createdAt: z.iso.datetime(),
  /** When the files are deleted. `null` until they are ready. */
  expiresAt: z.iso.datetime().nullable(),
  /** The size of all files together. */
  sizeBytes: z.number().int().nullable(),
  /** Downloads the ZIP archive. Works for `EXPORT_LINK_LIFETIME_MS`, so it is fetched when it is needed. */
  url: z.url().nullable(),
  /** The further archives of an account with too much data for one. */
  moreUrls: z.array(z.url()),
})
export type DataExport = z.infer<typeof DataExport>
