import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'
import { UserError } from '../../cli/user-error.ts'
import { makeFile, readStoredFile, replaceFile } from '../files/stored-file.ts'
import { isAlive } from './is-alive.ts'

const Process = z.object({ pid: z.number().int(), name: z.string() })
const Remembered = z.object({ run: Process, children: z.array(Process) })
type Remembered = z.infer<typeof Remembered>

/** A word of the command line of every run. */
const RUN = 'local.ts'

const OTHER_FOLDER = 'Give this one a folder of its own: --data'

const STOP_WITHIN_MS = 3_000

export type Children = ReturnType<typeof childProcesses>

/** The child processes of a run. Their ids are kept in its folder, so that a killed run's are ended at the next start. */
export function childProcesses(folder: string) {
  const file = join(folder, 'children.json')
  const logOf = (name: string) => join(folder, `${name}.log`)
  const started: { pid: number; name: string; child: ChildProcess }[] = []
  let taken = false
  let stopping = false

  const remembered = (): string => {
    const children = started.map(({ pid, name }) => ({ pid, name }))
    return JSON.stringify({ run: { pid: process.pid, name: RUN }, children } satisfies Remembered)
  }

  return {
    /**
     * Makes the folder this run's, and ends what a killed run on it left behind. Answers the names. Where one still
     * runs on it, it stays that one's.
     */
    async claimFolder(): Promise<string[]> {
      mkdirSync(folder, { recursive: true })
      const before = readStoredFile(file, Remembered, 'Delete it, if no Vectra runs on this folder.')
      if (before !== null && before.run.pid !== process.pid && runs(before.run))
        throw new UserError(
          `Vectra runs on ${folder} already (process ${before.run.pid}). ${OTHER_FOLDER} ${folder}-2`,
        )
      const left = (before?.children ?? []).filter(runs)
      for (const { pid } of left) process.kill(pid, 'SIGKILL')
      for (let waited = 0; waited < STOP_WITHIN_MS && left.some(runs); waited += 20) await delay(20)
      rmSync(file, { force: true })
      taken = makeFile(file, remembered())
      if (!taken)
        throw new UserError(`Another Vectra starts on ${folder} right now. ${OTHER_FOLDER} ${folder}-2`)
      return left.map(({ name }) => name)
    },

    /**
     * `name` is a word of the command line, by which a left-over is told from a stranger with the same id, and
     * of the file that keeps what it prints. A Node child sees by its channel when this run is gone.
     */
    start(name: string, command: string, parameters: readonly string[]): ChildProcess {
      if (stopping) throw new Error(`${name} is not started: the run ends`)
      const log = openSync(logOf(name), 'w')
      const child = spawn(command, parameters, { stdio: ['ignore', log, log, 'ipc'] })
      closeSync(log)
      child.once('error', (error) => console.error(`${name}: ${error.message}`))
      const { pid } = child
      if (pid === undefined) throw new Error(`${command} did not start`)
      started.push({ pid, name, child })
      replaceFile(file, remembered())
      return child
    },

    /** What a child has printed, or one of its name before it. */
    outputOf: (name: string): string =>
      existsSync(logOf(name)) ? readFileSync(logOf(name), 'utf8').trim() : '',

    /** From now on says when a child ends that nobody has stopped. */
    reportExits(say: (news: string) => void): void {
      for (const { name, child } of started)
        child.once('exit', (code, signal) => {
          if (!stopping) say(`${name} has stopped (${signal ?? code}). What it said: ${logOf(name)}`)
        })
    },

    async stopAll(): Promise<void> {
      stopping = true
      await Promise.all(started.map(({ child }) => stop(child)))
      if (taken || started.length > 0) rmSync(file, { force: true })
    },
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  await Promise.race([exited, delay(STOP_WITHIN_MS, undefined, { ref: false })])
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
}

/** Whether the process is alive and is what it was: an id may have gone to somebody else's process. */
function runs({ pid, name }: z.infer<typeof Process>): boolean {
  if (!isAlive(pid)) return false
  const commandLine = `/proc/${pid}/cmdline`
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes(name)
}
