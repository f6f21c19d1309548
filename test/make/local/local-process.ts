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
  /** Sends SIGKILL to the run and its child processes. */
  kill: () => Promise<void>
}

type LocalProcessOptions = {
  port?: number
  mqttPort?: number
  dataFolder?: string
  /** Another checkout to start in, which synthesizes its own stack. */
  checkout?: string
  /** Further command-line options. */
  options?: string[]
  /** Added to the environment of this process. */
  env?: Record<string, string>
  /** Start with `npm start`, as users do, instead of the program that it runs. */
  byNpm?: boolean
  /** A module to load first (`--import`). */
  preload?: string
  /** Output to wait for instead of the ready line. */
  readyText?: string
}

/**
 * Names the data folder of an earlier run, whose synthesized stack later runs reuse. In the environment, so that child
 * processes see it too.
 */
export const SYNTHESIZED = 'VECTRA_SYNTHESIZED_IN'

const READY_TEXT = 'ready at http://'
const START_TIMEOUT_MS = 240_000

/** Starts a local run in a separate process, as users do, and waits until it is ready. */
export async function startLocalProcess(settings: LocalProcessOptions = {}): Promise<LocalProcess> {
  const { checkout, options = [], env = {}, byNpm = false, preload, readyText = READY_TEXT } = settings
  const port = settings.port ?? (await freePort())
  const mqttPort = settings.mqttPort ?? (await freePort())
  const dataFolder = settings.dataFolder ?? mkdtempSync(join(tmpdir(), 'vectra-'))
  if (checkout === undefined) copySynthesizedStack(dataFolder)
  const parameters = ['--port', port, '--mqtt-port', mqttPort, '--data', dataFolder, '--fleet', 0].map(String)
  const imports = ['--import', 'tsx', ...(preload === undefined ? [] : ['--import', preload])]
  const all = [...parameters, ...options]
  const child = spawn(
    byNpm ? 'npm' : process.execPath,
    byNpm ? ['start', '--', ...all] : [...imports, 'bin/local.ts', ...all],
    { cwd: checkout, stdio: ['ignore', 'pipe', 'pipe'], detached: true, env: { ...process.env, ...env } },
  )
  let output = ''
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = new Promise<void>((resolve, reject) => {
    const collect = (part: Buffer) => {
      output += part.toString()
      if (output.includes(readyText)) resolve()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    exited.then(() => reject(new Error(`The local run exited:\n${output}`)))
    setTimeout(() => reject(new Error(`The local run is not ready:\n${output}`)), START_TIMEOUT_MS).unref()
  })
  await ready.catch((error: unknown) => {
    child.kill('SIGTERM')
    throw error
  })
  if (checkout === undefined && existsSync(join(dataFolder, 'cdk.out.sha256')))
    process.env[SYNTHESIZED] ??= dataFolder
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

/** Copies an earlier run's stack. The new run synthesizes again only if the sources changed since. */
export function copySynthesizedStack(dataFolder: string): void {
  const from = process.env[SYNTHESIZED]
  if (
    from === undefined ||
    !existsSync(join(from, 'cdk.out.sha256')) ||
    existsSync(join(dataFolder, 'cdk.out'))
  )
    return
  for (const part of ['cdk.out', 'cdk.out.sha256'])
    cpSync(join(from, part), join(dataFolder, part), { recursive: true })
}
