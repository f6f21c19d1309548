import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { makeFile } from '../files/stored-file.ts'
import { isAlive } from '../process/is-alive.ts'

const LOCK = 'dist/build.lock'
const ASKED_EVERY_MS = 100
const SAID_AFTER_MS = 20_000

/** Two runs that start at once must not build into the same folder at once. A lock of a dead process is taken. */
export async function withBuildLock<Result>(work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(LOCK), { recursive: true })
  for (let waitedMs = 0; !(await takeLock()); waitedMs += ASKED_EVERY_MS) {
    if (waitedMs === SAID_AFTER_MS)
      console.log(`Waiting for process ${await holderOf(LOCK)}, which builds. If it does not, delete ${LOCK}`)
    await delay(ASKED_EVERY_MS)
  }
  try {
    return await work()
  } finally {
    await rm(LOCK, { force: true })
  }
}

async function takeLock(): Promise<boolean> {
  if (makeFile(LOCK, String(process.pid))) return true
  const holder = await holderOf(LOCK)
  if (holder > 0 && !isAlive(holder)) await rm(LOCK, { force: true })
  return false
}

/** 0 where it is gone or not written yet. */
const holderOf = async (lock: string) => Number(await readFile(lock, 'utf8').catch(() => ''))
