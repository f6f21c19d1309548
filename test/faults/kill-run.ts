import { setTimeout as delay } from 'node:timers/promises'
import { startLocalProcess } from '../make/local/local-process.ts'
import { drivingFleet } from './fleet/driving-fleet.ts'
import type { Compared } from './fleet/ledger.ts'

/** kill -9 of the whole run while a fleet reports once a second, and a start on the same folder, `kills` times. */
export async function killRun(
  trackers: number,
  kills: number,
  secondsBetween: number,
): Promise<Compared & { kills: number }> {
  let run = await startLocalProcess()
  const again = { port: Number(new URL(run.url).port), mqttPort: run.mqttPort, dataFolder: run.dataFolder }
  try {
    const broker = { host: '127.0.0.1', port: run.mqttPort }
    const fleet = await drivingFleet(run.url, broker, { trackers, everyMs: 1_000 })
    for (let kill = 0; kill < kills; kill++) {
      await delay(secondsBetween * 1000)
      await run.kill()
      run = await startLocalProcess(again)
    }
    return { kills, ...(await fleet.arrive()) }
  } finally {
    await run.stop()
  }
}
