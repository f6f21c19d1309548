import * as z from 'zod'
import { Statement } from '../iam/statement.ts'

/** Lambda's limit behind an HTTP API. */
export const TIMEOUT_MS = 29_000

/** What a thread is told of the function that it runs. */
export const ThreadRequest = z.object({
  functionId: z.string(),
  bundle: z.url(),
  /** What it may ask of AWS. */
  role: z.array(Statement),
  /** Where its calls to AWS are kept, if anywhere. */
  recordFile: z.string().nullable(),
})
export type ThreadRequest = z.infer<typeof ThreadRequest>

export const Invocation = z.object({ id: z.string(), event: z.unknown() })
