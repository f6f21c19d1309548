import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createFile } from '../files/stored-file.ts'
import { isAlive } from '../process/is-alive.ts'

const LOCK = 'dist/build.lock'
const POLL_MS = 100
const NOTICE_AFTER_MS = 20_000

/** Only one process may build into `dist` at a time. The lock of a dead process is released. */
export async function withBuildLock<Result>(work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(LOCK), { recursive: true })
  for (let waitedMs = 0; !(await acquireLock()); waitedMs += POLL_MS) {
    if (waitedMs === NOTICE_AFTER_MS)
      console.log(
        `Waiting for process ${await holderOf(LOCK)} to finish its build. If it is not building, delete ${LOCK}.`,
      )
    await delay(POLL_MS)
  }
  try {
    return await work()
  } finally {
    await rm(LOCK, { force: true })
  }
}

async function acquireLock(): Promise<boolean> {
  if (createFile(LOCK, String(process.pid))) return true
  const holder = await holderOf(LOCK)
  if (holder > 0 && !isAlive(holder)) await rm(LOCK, { force: true })
  return false
}

/** The id of the process that holds the lock; 0 if the file is gone or still empty. */
const holderOf = async (lock: string) => Number(await readFile(lock, 'utf8').catch(() => ''))
