import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { versionFileOf } from './store-version.ts'

/** The files of a run in its data folder. */
export const dataFiles = (folder: string) => ({
  store: join(folder, 'store.db'),
  signIn: join(folder, 'sign-in.json'),
  secrets: join(folder, 'secrets.json'),
  inbox: join(folder, 'inbox.jsonl'),
  attachments: join(folder, 'attachments'),
  texts: join(folder, 'texts.jsonl'),
  pushes: join(folder, 'pushes.jsonl'),
  stripe: join(folder, 'stripe.jsonl'),
  stripeRequests: join(folder, 'stripe-requests.jsonl'),
  queues: join(folder, 'queues'),
  streams: join(folder, 'streams'),
  buckets: join(folder, 'buckets'),
  fleetCredentials: join(folder, 'fleet.json'),
  demo: join(folder, 'demo.json'),
})
export type DataFiles = ReturnType<typeof dataFiles>

/** Deletes the data, with SQLite's files beside the store: `--fresh`. */
export function deleteData(files: DataFiles): void {
  const besideStore = [`${files.store}-wal`, `${files.store}-shm`, versionFileOf(files.store)]
  for (const file of [...Object.values(files), ...besideStore]) rmSync(file, { force: true, recursive: true })
}
