import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { trails } from '../../shared/trails/trails.routes.ts'
import { type Api, demoApi } from '../make/demo-api.ts'
import { startLocalProcess } from '../make/local-process.ts'

export type KillReport = { kills: number; acknowledged: number; lost: string[]; twice: string[] }

/**
 * kill -9 of the whole run while a fleet publishes once a second, and a start on the same folder, `kills`
 * times. The fleet notes each position after its PUBACK; afterwards each must be in the trail, once.
 */
export async function killRun(trackers: number, kills: number, secondsBetween: number): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'vectra-kill-'))
  const ledger = join(folder, 'ledger.csv')
  let run = await startLocalProcess({ dataFolder: join(folder, 'data') })
  const again = { port: Number(new URL(run.url).port), mqttPort: run.mqttPort, dataFolder: run.dataFolder }
  const fleet = startFleet(run.url, trackers, ledger, join(folder, 'credentials.json'))
  await until(() => existsSync(ledger) && linesOf(ledger).length >= trackers)
  for (let kill = 0; kill < kills; kill++) {
    await delay(secondsBetween * 1000)
    await run.kill()
    run = await startLocalProcess(again)
  }
  const before = linesOf(ledger).length
  await until(() => linesOf(ledger).length >= before + trackers)
  const ended = new Promise((resolve) => fleet.once('exit', resolve))
  fleet.kill('SIGTERM')
  await ended

  const report = await compare(await demoApi(run.url), linesOf(ledger))
  await run.stop()
  return { kills, ...report }
}

function startFleet(url: string, trackers: number, ledger: string, credentials: string): ChildProcess {
  const parameters = ['--url', url, '--trackers', trackers, '--rate', 1, '--history-hours', 0]
  return spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      'bin/simulate.ts',
      ...parameters.map(String),
      '--ledger',
      ledger,
      '--credentials',
      credentials,
    ],
    { stdio: 'ignore' },
  )
}

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean)

async function compare(api: Api, ledger: readonly string[]) {
  const byTracker = new Map<string, string[]>()
  for (const line of ledger) {
    const [trackerId = '', recordedAt = ''] = line.split(',')
    byTracker.set(trackerId, [...(byTracker.get(trackerId) ?? []), recordedAt])
  }
  const lost: string[] = []
  const twice: string[] = []
  for (const [trackerId, acknowledged] of byTracker) {
    const answer = await api.call('POST', '/vectra/device/trail', { deviceId: trackerId, minutes: 24 * 60 })
    const stored = trails.readTrail.reply.parse(answer).trail.map((point) => point.timestamp)
    const found = new Set(stored)
    lost.push(...acknowledged.filter((at) => !found.has(at)).map((at) => `${trackerId} ${at}`))
    twice.push(
      ...stored.filter((at, index) => stored.indexOf(at) !== index).map((at) => `${trackerId} ${at}`),
    )
  }
  return { acknowledged: ledger.length, lost, twice }
}

const WITHIN_MS = 180_000

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + WITHIN_MS
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('The fleet did not get through')
    await delay(200)
  }
}
