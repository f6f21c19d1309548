import * as z from 'zod'
import type { StoredRecord } from './stored-record.ts'

type Kept<Answer> = { answer: Answer; readAt: number }

/**
 * The newest answer for one account, kept in this browser between visits. `version` is to be incremented when the format
 * of the answer changes. Without storage the site still works online, so a failure is only logged.
 */
export function accountRecord<Answer>(version: number, answer: z.ZodType<Answer>, record: StoredRecord) {
  const Stored = z.object({
    version: z.literal(version),
    accountId: z.string(),
    readAt: z.number(),
    answer,
  })
  return {
    clear: (): Promise<void> => record.clear().catch(logStorageFailure),

    async write(accountId: string, kept: Kept<Answer>): Promise<void> {
      await record.write({ version, accountId, ...kept }).catch(logStorageFailure)
    },

    /** Discards the answer of another account or version. */
    async read(accountId: string): Promise<Kept<Answer> | null> {
      const parse = (found: unknown) => {
        const { data, error } = Stored.safeParse(found)
        if (error !== undefined && found !== undefined) console.warn('The stored data is unreadable:', error)
        return data?.accountId === accountId ? data : null
      }
      return (await record.read(parse).catch(logStorageFailure)) ?? null
    },
  }
}

const logStorageFailure = (error: unknown) =>
  console.warn('The last known data is not available offline in this browser:', error)
