/** One record that this browser keeps between visits. What it reads was written by any version of the site. */
export type StoredRecord = {
  read(): Promise<unknown>
  write(record: unknown): Promise<void>
  clear(): Promise<void>
}

const STORE = 'records'
const KEY = 'newest'

/** In IndexedDB: a large fleet is more than localStorage takes, and the sign-in's tokens live there. */
export function storedRecord(databaseName: string): StoredRecord {
  let opened: Promise<IDBDatabase> | null = null
  const database = () => {
    opened ??= openDatabase(databaseName, () => {
      opened = null
    })
    return opened
  }

  async function ask<Answer>(
    mode: IDBTransactionMode,
    question: (store: IDBObjectStore) => IDBRequest<Answer>,
  ): Promise<Answer> {
    const transaction = (await database()).transaction(STORE, mode)
    const request = question(transaction.objectStore(STORE))
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  }

  return {
    read: () => ask<unknown>('readonly', (store) => store.get(KEY)),
    write: async (record) => void (await ask('readwrite', (store) => store.put(record, KEY))),
    clear: () => ask('readwrite', (store) => store.clear()),
  }
}

function openDatabase(name: string, whenClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => {
      request.result.onclose = whenClosed
      resolve(request.result)
    }
    request.onerror = () => {
      whenClosed()
      reject(request.error)
    }
  })
}
