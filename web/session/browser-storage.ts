import type * as z from 'zod'
import { parseJson } from '../../shared/json.ts'

type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One value in the browser's local storage. What is there and cannot be read counts as not there. */
export function browserStorage<Schema extends z.ZodType>(key: string, schema: Schema, storage: Texts) {
  return {
    read(): z.output<Schema> | null {
      const parsed = schema.safeParse(parseJson(storage.getItem(key) ?? ''))
      return parsed.success ? parsed.data : null
    },
    write: (value: z.input<Schema>) => storage.setItem(key, JSON.stringify(value)),
    clear: () => storage.removeItem(key),
  }
}
