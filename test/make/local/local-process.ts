import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../bin/local/process/ports.ts'

export type LocalProcess = {
  url: string
  mqttPort: number
  dataFolder: string
  output: () => string
  child: ChildProcess
  stop: () => Promise<void>
  /** kill -9 of the run and of everything that it started. */
  kill: () => Promise<void>
}

type LocalProcessOptions = {
  port?: number
  mqttPort?: number
  dataFolder?: string
  more?: string[]
  /** Beside the environment of this process. */
  env?: Record<string, string>
  /** As a user types it; else the program that `npm start` runs. */
  byNpm?: boolean
  /** A module that it loads first. */
  preload?: string
  /** What it says when it has come as far as it should. */
  until?: string
}

/** The folder of a run whose stack is synthesized, for those that start after it, in child processes too. */
const SYNTHESIZED = 'VECTRA_SYNTHESIZED_IN'

const READY_WITHIN_MS = 240_000

/** Starts a local run as a process of its own, as a user does, and waits until it is ready. */
export async function startLocalProcess(options: LocalProcessOptions = {}): Promise<LocalProcess> {
  const port = options.port ?? (await freePort())
  const mqttPort = options.mqttPort ?? (await freePort())
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'vectra-'))
  copySynthesizedStack(dataFolder)
  const parameters = ['--port', port, '--mqtt-port', mqttPort, '--data', dataFolder, '--fleet', 0].map(String)
  const preloaded = options.preload === undefined ? [] : ['--import', options.preload]
  const all = [...parameters, ...(options.more ?? [])]
  const child = spawn(
    options.byNpm ? 'npm' : process.execPath,
    options.byNpm ? ['start', '--', ...all] : ['--import', 'tsx', ...preloaded, 'bin/local.ts', ...all],
    { stdio: ['ignore', 'pipe', 'pipe'], detached: true, env: { ...process.env, ...options.env } },
  )
  let output = ''
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (part: Buffer) => {
      output += part.toString()
      if (output.includes(options.until ?? 'ready at http://')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    exited.then(() => reject(new Error(`The local run ended:\n${output}`)))
    setTimeout(() => reject(new Error(`The local run is not ready:\n${output}`)), READY_WITHIN_MS).unref()
  })
  await ready
  if (existsSync(join(dataFolder, 'cdk.out.sha256'))) process.env[SYNTHESIZED] ??= dataFolder
  return {
    url: `http://127.0.0.1:${port}`,
    mqttPort,
    dataFolder,
    output: () => output,
    child,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
    async kill() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      await exited
    },
  }
}

/** The stack of a run before it, which is made again only where its sources changed since. */
function copySynthesizedStack(dataFolder: string): void {
  const from = process.env[SYNTHESIZED]
  if (from === undefined || existsSync(join(dataFolder, 'cdk.out'))) return
  for (const part of ['cdk.out', 'cdk.out.sha256'])
    cpSync(join(from, part), join(dataFolder, part), { recursive: true })
}
