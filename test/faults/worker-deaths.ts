import { setTimeout as delay } from 'node:timers/promises'
import { startLocalProcess } from '../make/local/local-process.ts'
import { drivingFleet } from './fleet/driving-fleet.ts'
import type { Comparison } from './fleet/ledger.ts'

/** The line that `dying-threads.ts` prints for each thread. */
const TERMINATED = 'thread terminated'

/** Terminates all function threads `times` times while a fleet reports. The broker keeps running. */
export async function workerDeaths(
  trackers: number,
  times: number,
  secondsBetween: number,
): Promise<Comparison & { threads: number }> {
  const run = await startLocalProcess({ preload: import.meta.resolve('./dying-threads.ts') })
  try {
    const broker = { host: '127.0.0.1', port: run.mqttPort }
    const fleet = await drivingFleet(run.url, broker, { trackers, everyMs: 250 })
    for (let death = 0; death < times; death++) {
      await delay(secondsBetween * 1000)
      run.child.kill('SIGUSR2')
    }
    const comparison = await fleet.arrive()
    return { ...comparison, threads: run.output().split(TERMINATED).length - 1 }
  } finally {
    await run.stop()
  }
}
