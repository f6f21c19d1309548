import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../bin/local/ports.ts'

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

const READY_WITHIN_MS = 240_000

/** Starts `npm start`'s program as its own process, as a user does, and waits for the ready line. */
export async function startLocalProcess(
  options: { port?: number; mqttPort?: number; dataFolder?: string; more?: string[] } = {},
): Promise<LocalProcess> {
  const port = options.port ?? (await freePort())
  const mqttPort = options.mqttPort ?? (await freePort())
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'vectra-'))
  const parameters = ['--port', port, '--mqtt-port', mqttPort, '--data', dataFolder, '--fleet', 0].map(String)
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'bin/local.ts', ...parameters, ...(options.more ?? [])],
    { stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  )
  let output = ''
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (part: Buffer) => {
      output += part.toString()
      if (output.includes('ready at http://')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    exited.then(() => reject(new Error(`The local run ended:\n${output}`)))
    setTimeout(() => reject(new Error(`The local run is not ready:\n${output}`)), READY_WITHIN_MS).unref()
  })
  await ready
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
