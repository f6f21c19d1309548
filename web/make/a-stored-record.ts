import type { StoredRecord } from '../api/offline/stored-record.ts'

/** A record in memory that copies what is written, as IndexedDB does. */
export function aStoredRecord(initial?: unknown): StoredRecord & { stored: () => unknown } {
  let record = initial
  return {
    stored: () => record,
    read: async () => structuredClone(record),
    async write(next) {
      record = structuredClone(next)
    },
    async clear() {
      record = undefined
    },
  }
}
