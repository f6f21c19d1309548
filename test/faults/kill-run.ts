import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { dataFiles } from '../../bin/local/files/data-folder.ts'
import { startLocalProcess } from '../make/local/local-process.ts'
import { drivingFleet } from './fleet/driving-fleet.ts'
import type { Comparison } from './fleet/ledger.ts'
import { until } from './until.ts'

/** Through a stream and back to calling the function directly, as docs/deploy.md describes it. */
const SWITCHES = [['--telemetry-buffer', 'kinesis'], ['--telemetry-buffer', 'draining'], []]

/** Kills the whole run with SIGKILL while a fleet reports once a second, and restarts it on the same folder. */
export const killRun = (trackers: number, kills: number, secondsBetween: number): Promise<Comparison> =>
  restartedRun(trackers, Array<string[]>(kills).fill([]), secondsBetween)

/** The same, with a switch to a stream and back. */
export const switchRun = (trackers: number, secondsBetween: number): Promise<Comparison> =>
  restartedRun(trackers, SWITCHES, secondsBetween)

const DRAINED_WITHIN_MS = 180_000

/** Whether the shards of a run have no records. A shard without any is an empty file. */
function isDrained(dataFolder: string): boolean {
  const folder = dataFiles(dataFolder).streams
  return !existsSync(folder) || readdirSync(folder).every((shard) => statSync(join(folder, shard)).size === 0)
}

/** `restarts`: the options of each run after the first. */
async function restartedRun(
  trackers: number,
  restarts: readonly string[][],
  secondsBetween: number,
): Promise<Comparison> {
  let run = await startLocalProcess()
  const restart = { port: Number(new URL(run.url).port), mqttPort: run.mqttPort, dataFolder: run.dataFolder }
  try {
    const broker = { host: '127.0.0.1', port: run.mqttPort }
    const fleet = await drivingFleet(run.url, broker, { trackers, everyMs: 1_000 })
    for (const options of restarts) {
      await delay(secondsBetween * 1000)
      if (options.length === 0)
        await until('an empty stream', () => isDrained(run.dataFolder), DRAINED_WITHIN_MS)
      await run.kill()
      run = await startLocalProcess({ ...restart, options })
    }
    return await fleet.arrive()
  } finally {
    await run.stop()
  }
}
