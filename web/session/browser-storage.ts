import type * as z from 'zod'

type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One value in the browser's local storage. What is there and cannot be read counts as not there. */
export function browserStorage<Schema extends z.ZodType>(key: string, schema: Schema, storage: Texts) {
  return {
    read(): z.output<Schema> | null {
      const parsed = schema.safeParse(parsedJson(storage.getItem(key)))
      return parsed.success ? parsed.data : null
    },
    write: (value: z.input<Schema>) => storage.setItem(key, JSON.stringify(value)),
    clear: () => storage.removeItem(key),
  }
}

function parsedJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
