import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type * as z from 'zod'
import { parseJson } from '../../../shared/json.ts'
import { OWNER_ONLY, replaceFile } from './stored-file.ts'

/** A file of JSON, a line each. A line that a kill or a full disk left unfinished is passed over, and spoils no other. */
export function storedLines<Schema extends z.ZodType>(file: string, schema: Schema) {
  type Line = z.infer<Schema>
  return {
    read(): Line[] {
      if (!existsSync(file)) return []
      return readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line) => {
          const read = schema.safeParse(parseJson(line))
          return read.success ? [read.data] : []
        })
    },
    /** It is on disk when this returns. The line is begun anew, as the one before it may be unfinished. */
    append(line: Line): void {
      appendFileSync(file, `\n${JSON.stringify(line)}`, { mode: OWNER_ONLY, flush: true })
    },
    replace(lines: readonly Line[]): void {
      replaceFile(file, lines.map((line) => `\n${JSON.stringify(line)}`).join(''))
    },
  }
}
