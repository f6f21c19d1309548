import type { StoredRecord } from '../api/offline/stored-record.ts'

/** A stored record in memory. Like IndexedDB, it copies what is written. */
export function aStoredRecord(initial?: unknown): StoredRecord & { stored: () => unknown } {
  let record = initial
  return {
    stored: () => record,
    async read(parse) {
      const parsed = parse(structuredClone(record))
      if (parsed === null) record = undefined
      return parsed
    },
    async write(next) {
      record = structuredClone(next)
    },
    async clear() {
      record = undefined
    },
  }
}
