import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'
import { UserError } from '../../cli/user-error.ts'
import { createFile, readStoredFile, replaceFile } from '../files/stored-file.ts'
import { isAlive } from './is-alive.ts'

const Process = z.object({ pid: z.number().int(), name: z.string() })
const ChildrenFile = z.object({ run: Process, children: z.array(Process) })
type ChildrenFile = z.infer<typeof ChildrenFile>

/** Part of the command line of every run. */
const RUN = 'local.ts'

const STOP_TIMEOUT_MS = 3_000
const STOP_POLL_MS = 20

export type Children = ReturnType<typeof childProcesses>

/** The child processes of a run. Their ids are stored in its folder, so that the next start can stop those of a killed run. */
export function childProcesses(folder: string) {
  const file = join(folder, 'children.json')
  const logOf = (name: string) => join(folder, `${name}.log`)
  const useAnotherFolder = `Use another folder: --data ${folder}-2`
  const started: { pid: number; name: string; child: ChildProcess }[] = []
  let isClaimed = false
  let isStopping = false

  const fileContent = (): string => {
    const children = started.map(({ pid, name }) => ({ pid, name }))
    return JSON.stringify({ run: { pid: process.pid, name: RUN }, children } satisfies ChildrenFile)
  }

  return {
    /**
     * Claims the folder for this run, and stops the processes that a killed run left behind. Returns their names. It is
     * an error if another run uses the folder.
     */
    async claimFolder(): Promise<string[]> {
      mkdirSync(folder, { recursive: true })
      const previous = readStoredFile(file, ChildrenFile, 'Delete it if no Vectra runs on this folder.')
      if (previous !== null && previous.run.pid !== process.pid && isRunning(previous.run))
        throw new UserError(
          `Vectra is already running on ${folder} (process ${previous.run.pid}). ${useAnotherFolder}`,
        )
      const orphans = (previous?.children ?? []).filter(isRunning)
      for (const { pid } of orphans) process.kill(pid, 'SIGKILL')
      for (let waitedMs = 0; waitedMs < STOP_TIMEOUT_MS && orphans.some(isRunning); waitedMs += STOP_POLL_MS)
        await delay(STOP_POLL_MS)
      rmSync(file, { force: true })
      isClaimed = createFile(file, fileContent())
      if (!isClaimed) throw new UserError(`Another Vectra is starting on ${folder}. ${useAnotherFolder}`)
      return orphans.map(({ name }) => name)
    },

    /**
     * Starts a child with its output in `<name>.log`. `name` must be part of its command line, to distinguish an orphan
     * from an unrelated process with the same id. A Node child can detect by its IPC channel that this run has ended.
     */
    start(name: string, command: string, parameters: readonly string[]): ChildProcess {
      if (isStopping) throw new Error(`${name} was not started: the run is stopping`)
      const log = openSync(logOf(name), 'w')
      const child = spawn(command, parameters, { stdio: ['ignore', log, log, 'ipc'] })
      closeSync(log)
      child.once('error', (error) => console.error(`${name}: ${error.message}`))
      const { pid } = child
      if (pid === undefined) throw new Error(`${command} did not start`)
      started.push({ pid, name, child })
      replaceFile(file, fileContent())
      return child
    },

    /** The output of the newest child with this name. */
    outputOf: (name: string): string =>
      existsSync(logOf(name)) ? readFileSync(logOf(name), 'utf8').trim() : '',

    /** From now on, logs each child that exits before the run stops. */
    reportExits(log: (message: string) => void): void {
      for (const { name, child } of started)
        child.once('exit', (code, signal) => {
          if (!isStopping) log(`${name} exited (${signal ?? code}). Its output: ${logOf(name)}`)
        })
    },

    async stopAll(): Promise<void> {
      isStopping = true
      await Promise.all(started.map(({ child }) => stop(child)))
      if (isClaimed || started.length > 0) rmSync(file, { force: true })
    },
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  await Promise.race([exited, delay(STOP_TIMEOUT_MS, undefined, { ref: false })])
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
}

/** Whether this process still runs. Its id may belong to another program by now, so the command line is compared too. */
function isRunning({ pid, name }: z.infer<typeof Process>): boolean {
  if (!isAlive(pid)) return false
  const commandLine = `/proc/${pid}/cmdline`
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes(name)
}
