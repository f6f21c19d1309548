import type { StoredRecord } from '../api/offline/stored-record.ts'

/** A record in memory, as IndexedDB keeps it: what is written is copied. */
export function aStoredRecord(kept?: unknown): StoredRecord & { kept: () => unknown } {
  let record = kept
  return {
    kept: () => record,
    read: async () => structuredClone(record),
    async write(next) {
      record = structuredClone(next)
    },
    async clear() {
      record = undefined
    },
  }
}
