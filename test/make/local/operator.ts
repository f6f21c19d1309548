import { spawn } from 'node:child_process'

export type CommandOutput = { code: number; out: string; err: string }

/** Runs the program of `npm run provision`, with nothing in its environment but PATH and `environment`. */
export function provision(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<CommandOutput> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'bin/provision.ts', ...args], {
      env: { PATH: process.env.PATH ?? '', HOME: '/nonexistent', ...environment },
    })
    let out = ''
    let err = ''
    child.stdout.on('data', (part: Buffer) => {
      out += part
    })
    child.stderr.on('data', (part: Buffer) => {
      err += part
    })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, out, err }))
  })
}

/** A value of the command's `name   value` lines. */
export const printedValue = (out: string, name: string) =>
  new RegExp(`^${name} {2,}(\\S+)`, 'm').exec(out)?.[1] ?? ''
