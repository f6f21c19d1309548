import { type ChildProcess, spawn } from 'node:child_process'

export type CommandOutput = { code: number; out: string; err: string }

/** Runs a program of the operator, with nothing in its environment but PATH and `environment`. */
export function runProgram(
  program: 'bin/provision.ts' | 'bin/smoke.ts',
  args: readonly string[],
  environment: Record<string, string> = {},
  onOutput: (out: string, child: ChildProcess) => void = () => undefined,
): Promise<CommandOutput> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
      env: { PATH: process.env.PATH ?? '', HOME: '/nonexistent', ...environment },
    })
    let out = ''
    let err = ''
    child.stdout.on('data', (part: Buffer) => {
      out += part
      onOutput(out, child)
    })
    child.stderr.on('data', (part: Buffer) => {
      err += part
    })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, out, err }))
  })
}

/** Runs the program of `npm run provision`. */
export const provision = (args: readonly string[], environment: Record<string, string> = {}) =>
  runProgram('bin/provision.ts', args, environment)

/** A value of the command's `name   value` lines. */
export const printedValue = (out: string, name: string) =>
  new RegExp(`^${name} {2,}(\\S+)`, 'm').exec(out)?.[1] ?? ''
