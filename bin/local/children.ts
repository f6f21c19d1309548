import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'
import { CannotStart } from './cannot-start.ts'

const Process = z.object({ pid: z.number().int(), name: z.string() })
const Remembered = z.object({ run: Process, children: z.array(Process) })

/** A word of the command line of every run. */
const RUN = 'local.ts'

const STOP_WITHIN_MS = 3_000

/** The child processes of a run. Their ids are kept in its folder, so that a killed run's are ended at the next start. */
export function childProcesses(folder: string) {
  const file = join(folder, 'children.json')
  const running = new Map<number, { name: string; child: ChildProcess }>()

  const remember = () => {
    const children = [...running].map(([pid, { name }]) => ({ pid, name }))
    writeFileSync(file, JSON.stringify({ run: { pid: process.pid, name: RUN }, children }))
  }

  return {
    /** Ends what a killed run on this folder left behind. Answers the names. One that still runs keeps its own. */
    async endLeftovers(): Promise<string[]> {
      if (!existsSync(file)) return []
      const { run, children } = Remembered.parse(JSON.parse(readFileSync(file, 'utf8')))
      if (run.pid !== process.pid && runs(run))
        throw new CannotStart(
          `Vectra runs on ${folder} already (process ${run.pid}). Give this one a folder of its own: --data ${folder}-2`,
        )
      const left = children.filter(runs)
      for (const { pid } of left) process.kill(pid, 'SIGKILL')
      for (let waited = 0; waited < STOP_WITHIN_MS && left.some(runs); waited += 20) await delay(20)
      rmSync(file, { force: true })
      return left.map(({ name }) => name)
    },

    /**
     * `name` is a word of the command line, by which a left-over is told from a stranger with the same id, and
     * of the file that keeps what it prints. A Node child sees by its channel when this run is gone.
     */
    start(name: string, command: string, parameters: readonly string[]): ChildProcess {
      const log = openSync(join(folder, `${name}.log`), 'w')
      const child = spawn(command, parameters, { stdio: ['ignore', log, log, 'ipc'] })
      closeSync(log)
      const { pid } = child
      if (pid === undefined) throw new Error(`${command} did not start`)
      running.set(pid, { name, child })
      remember()
      child.on('exit', () => {
        running.delete(pid)
        remember()
      })
      return child
    },

    async stopAll(): Promise<void> {
      const all = [...running.values()].map(({ child }) => child)
      await Promise.all(all.map(stop))
      // without children of our own the file is another run's
      if (all.length > 0) rmSync(file, { force: true })
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
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const commandLine = `/proc/${pid}/cmdline`
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes(name)
}
