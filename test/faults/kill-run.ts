import { setTimeout as delay } from 'node:timers/promises'
import { startLocalProcess } from '../make/local/local-process.ts'
import { drivingFleet } from './fleet/driving-fleet.ts'
import type { Comparison } from './fleet/ledger.ts'

/** Kills the whole run with SIGKILL while a fleet reports once a second, and restarts it on the same folder. */
export async function killRun(trackers: number, kills: number, secondsBetween: number): Promise<Comparison> {
  let run = await startLocalProcess()
  const restart = { port: Number(new URL(run.url).port), mqttPort: run.mqttPort, dataFolder: run.dataFolder }
  try {
    const broker = { host: '127.0.0.1', port: run.mqttPort }
    const fleet = await drivingFleet(run.url, broker, { trackers, everyMs: 1_000 })
    for (let kill = 0; kill < kills; kill++) {
      await delay(secondsBetween * 1000)
      await run.kill()
      run = await startLocalProcess(restart)
    }
    return await fleet.arrive()
  } finally {
    await run.stop()
  }
}
