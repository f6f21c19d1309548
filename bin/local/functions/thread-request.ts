import * as z from 'zod'
import { Statement } from '../iam/statement.ts'

/** Lambda's limit behind an HTTP API. */
export const TIMEOUT_MS = 29_000

/** The function that a thread runs. */
export const ThreadRequest = z.object({
  functionId: z.string(),
  bundle: z.url(),
  role: z.array(Statement),
  /** The file that records its calls to AWS, if any. */
  recordFile: z.string().nullable(),
})
export type ThreadRequest = z.infer<typeof ThreadRequest>

export const Invocation = z.object({ id: z.string(), event: z.unknown() })
