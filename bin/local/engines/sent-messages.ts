import type * as z from 'zod'
import { toIso } from '../../../shared/time.ts'
import { storedLines } from '../files/stored-lines.ts'

const MAX_MESSAGES = 500

/** Stores what was sent in a file, with its time, and lists the newest. */
export function sentMessages<Schema extends z.ZodType<{ sentAt: string }>>(
  file: string,
  schema: Schema,
  now: () => number = Date.now,
) {
  type Sent = z.infer<Schema>
  const lines = storedLines(file, schema)
  let messages: Sent[] = lines.list()
  const deleteOld = () => {
    messages = messages.slice(-MAX_MESSAGES)
    lines.replaceAll(messages)
  }
  deleteOld()

  return {
    send(message: Omit<z.input<Schema>, 'sentAt'>): void {
      const sent = schema.parse({ ...message, sentAt: toIso(now()) })
      lines.append(sent)
      messages.push(sent)
      // rarely, because it rewrites the file
      if (messages.length >= 2 * MAX_MESSAGES) deleteOld()
    },
    /** Newest first. */
    list: (): Sent[] => messages.slice(-MAX_MESSAGES).toReversed(),
  }
}
