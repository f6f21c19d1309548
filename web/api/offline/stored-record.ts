/** One record that this browser keeps between visits. Any version of the site may have written what it reads. */
export type StoredRecord = {
  read(): Promise<unknown>
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

  async function run<Result>(
    mode: IDBTransactionMode,
    operation: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const transaction = (await database()).transaction(STORE, mode)
    const request = operation(transaction.objectStore(STORE))
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  }

  return {
    read: () => run<unknown>('readonly', (store) => store.get(KEY)),
    write: async (record) => void (await run('readwrite', (store) => store.put(record, KEY))),
    clear: () => run('readwrite', (store) => store.clear()),
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
