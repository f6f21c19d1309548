/** A record that this browser keeps between visits. Any version of the site may have written it. */
export type StoredRecord = {
  /** Reads the record through `parse`. One that parses to `null` is removed before another can be written. */
  read<Parsed>(parse: (record: unknown) => Parsed | null): Promise<Parsed | null>
  write(record: unknown): Promise<void>
  clear(): Promise<void>
}

const STORE = 'records'
const KEY = 'newest'

/** In IndexedDB, because a large fleet exceeds localStorage, which the sign-in tokens need. */
export function storedRecord(databaseName: string): StoredRecord {
  let opened: Promise<IDBDatabase> | null = null
  const database = () => {
    opened ??= openDatabase(databaseName, () => {
      opened = null
    })
    return opened
  }

  async function run(operation: (store: IDBObjectStore) => void): Promise<void> {
    const transaction = (await database()).transaction(STORE, 'readwrite')
    operation(transaction.objectStore(STORE))
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
  }

  return {
    async read<Parsed>(parse: (record: unknown) => Parsed | null) {
      let parsed: Parsed | null = null
      await run((store) => {
        const request = store.get(KEY)
        request.onsuccess = () => {
          parsed = parse(request.result)
          if (parsed === null) store.clear()
        }
      })
      return parsed
    },
    write: (record) => run((store) => void store.put(record, KEY)),
    clear: () => run((store) => void store.clear()),
  }
}

function openDatabase(name: string, onClose: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => {
      request.result.onclose = onClose
      resolve(request.result)
    }
    request.onerror = () => {
      onClose()
      reject(request.error)
    }
  })
}
