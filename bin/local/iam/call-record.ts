import { appendFileSync } from 'node:fs'
import * as z from 'zod'
import { Statement } from './statement.ts'

/** What a run of the suite keeps of its functions: their roles, and what they asked of AWS. */
export const RecordLine = z.union([
  z.strictObject({ function: z.string(), role: z.array(Statement) }),
  z.strictObject({
    function: z.string(),
    action: z.string(),
    /** The first that was asked for of those that the same grant covers. */
    resource: z.string(),
    /** The resource as the role writes it; `null` for a call that was refused. */
    grant: z.string().nullable(),
    times: z.number().int(),
  }),
  z.strictObject({ function: z.string(), unknown: z.string() }),
])
export type RecordLine = z.infer<typeof RecordLine>
type CallLine = Omit<Extract<RecordLine, { action: string }>, 'times'>

const WRITTEN_AFTER_MS = 1_000

/** Writes a new kind of call at once, and how often the same came since, once a second. */
export function callRecord(file: string) {
  const seen = new Map<string, { line: CallLine; times: number }>()
  const write = (line: RecordLine) => appendFileSync(file, `${JSON.stringify(line)}\n`)
  let waiting = false

  function writeTimes(): void {
    waiting = false
    for (const one of seen.values()) {
      if (one.times > 0) write({ ...one.line, times: one.times })
      one.times = 0
    }
  }

  return {
    write,
    count(line: CallLine): void {
      const key = `${line.action} ${line.grant ?? line.resource}`
      const before = seen.get(key)
      if (before === undefined) {
        seen.set(key, { line, times: 0 })
        write({ ...line, times: 1 })
        return
      }
      before.times++
      if (waiting) return
      waiting = true
      setTimeout(writeTimes, WRITTEN_AFTER_MS).unref()
    },
  }
}
export type CallRecord = ReturnType<typeof callRecord>
