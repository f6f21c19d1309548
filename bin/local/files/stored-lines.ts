import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type * as z from 'zod'
import { parseJson } from '../../../shared/json.ts'
import { OWNER_ONLY, replaceFile } from './stored-file.ts'

/** A file with a JSON value per line. A line that a kill or a full disk cut short is skipped. */
export function storedLines<Schema extends z.ZodType>(file: string, schema: Schema) {
  type Line = z.infer<Schema>
  return {
    list(): Line[] {
      if (!existsSync(file)) return []
      return readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line) => {
          const read = schema.safeParse(parseJson(line))
          return read.success ? [read.data] : []
        })
    },
    /** Returns after the line is on disk. It starts with a line break, because the last line may have been cut short. */
    append(line: Line): void {
      appendFileSync(file, `\n${JSON.stringify(line)}`, { mode: OWNER_ONLY, flush: true })
    },
    replaceAll(lines: readonly Line[]): void {
      replaceFile(file, lines.map((line) => `\n${JSON.stringify(line)}`).join(''))
    },
  }
}
