import { appendFileSync } from 'node:fs'
import * as z from 'zod'
import { Statement } from './statement.ts'

/** A line of the record of a test run: a function's role, its calls to AWS by grant, or a call with unknown rights. */
export const RecordLine = z.union([
  z.strictObject({ function: z.string(), role: z.array(Statement) }),
  z.strictObject({
    function: z.string(),
    action: z.string(),
    /** The first resource, of all that the same grant covers. */
    resource: z.string(),
    /** The resource pattern in the role; `null` for a refused call. */
    grant: z.string().nullable(),
    times: z.number().int(),
  }),
  z.strictObject({ function: z.string(), unknown: z.string() }),
])
export type RecordLine = z.infer<typeof RecordLine>
type CallLine = Omit<Extract<RecordLine, { action: string }>, 'times'>

const FLUSH_AFTER_MS = 1_000

/** Writes the first call of a kind immediately, and the number of further ones once a second. */
export function callRecord(file: string) {
  const counts = new Map<string, { line: CallLine; times: number }>()
  const write = (line: RecordLine) => appendFileSync(file, `${JSON.stringify(line)}\n`)
  let isScheduled = false

  function flush(): void {
    isScheduled = false
    for (const count of counts.values()) {
      if (count.times > 0) write({ ...count.line, times: count.times })
      count.times = 0
    }
  }

  return {
    write,
    count(line: CallLine): void {
      const key = `${line.action} ${line.grant ?? line.resource}`
      const counted = counts.get(key)
      if (counted === undefined) {
        counts.set(key, { line, times: 0 })
        write({ ...line, times: 1 })
        return
      }
      counted.times++
      if (isScheduled) return
      isScheduled = true
      setTimeout(flush, FLUSH_AFTER_MS).unref()
    },
  }
}
export type CallRecord = ReturnType<typeof callRecord>
