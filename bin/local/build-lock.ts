import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

const LOCK = 'dist/build.lock'

/** Two runs that start at once must not build into the same folder at once. A lock of a dead process is taken. */
export async function withBuildLock<Result>(work: () => Promise<Result>): Promise<Result> {
  await mkdir('dist', { recursive: true })
  for (;;) {
    try {
      const file = await open(LOCK, 'wx')
      await file.writeFile(String(process.pid))
      await file.close()
      break
    } catch {
      const holder = Number(await readFile(LOCK, 'utf8').catch(() => ''))
      if (holder > 0 && !isAlive(holder)) await rm(LOCK, { force: true })
      await delay(100)
    }
  }
  try {
    return await work()
  } finally {
    await rm(LOCK, { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
