import type * as z from 'zod'

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A JSON value in the browser's storage. An unreadable value is logged and read as `null`. */
export function browserStorage<Schema extends z.ZodType>(key: string, schema: Schema, storage: TextStorage) {
  return {
    read(): z.output<Schema> | null {
      const text = storage.getItem(key)
      if (text === null) return null
      try {
        return schema.parse(JSON.parse(text))
      } catch (error) {
        console.warn(`The value of ${key} in this browser is unreadable:`, error)
        return null
      }
    },
    write: (value: z.input<Schema>) => storage.setItem(key, JSON.stringify(value)),
    clear: () => storage.removeItem(key),
  }
}
