import type { StoredRecord } from '../api/offline/stored-record.ts'

/** A record in memory, as IndexedDB keeps it: what is written is copied. */
export function aStoredRecord(kept?: unknown): StoredRecord & { stored: () => unknown } {
  let record = kept
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
