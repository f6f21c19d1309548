import { setTimeout as delay } from 'node:timers/promises'
import { startLocalProcess } from '../make/local/local-process.ts'
import { drivingFleet } from './fleet/driving-fleet.ts'
import type { Compared } from './fleet/ledger.ts'

/** What the run prints for each thread that ends. */
const DYING_WORDS = 'a thread ends'

/** All threads of all functions end while a fleet reports, `times`; the broker stays. Answers how many threads did. */
export async function workerDeaths(
  trackers: number,
  times: number,
  secondsBetween: number,
): Promise<Compared & { threads: number }> {
  const run = await startLocalProcess({ preload: import.meta.resolve('./dying-threads.ts') })
  try {
    const broker = { host: '127.0.0.1', port: run.mqttPort }
    const fleet = await drivingFleet(run.url, broker, { trackers, everyMs: 250 })
    for (let death = 0; death < times; death++) {
      await delay(secondsBetween * 1000)
      run.child.kill('SIGUSR2')
    }
    const compared = await fleet.arrive()
    return { ...compared, threads: run.output().split(DYING_WORDS).length - 1 }
  } finally {
    await run.stop()
  }
}
