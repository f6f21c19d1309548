import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { NOTHING_STORED, type Row } from '../report.ts'

const TESTS = ['shared/commands/histories.test.ts', 'functions/common/deliver-commands.test.ts']
const WITHIN_MS = 3_600_000

/** The properties of commands over far more random histories, and days on which the process dies, than a test run takes. */
export async function historiesRun(histories: number, days: number): Promise<Row> {
  const parameters = ['run', '--project', 'unit', `--testTimeout=${WITHIN_MS}`, ...TESTS]
  const env = { ...process.env, VECTRA_HISTORIES: String(histories), VECTRA_DAYS: String(days) }
  const failed = await promisify(execFile)(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', ...parameters],
    { env },
  ).then(
    () => [],
    ({ stdout, stderr }: { stdout: string; stderr: string }) => [`${stdout}${stderr}`],
  )
  return {
    ...NOTHING_STORED,
    fault: 'F20 histories',
    done: `${histories} random histories of commands, ${days} days with deaths`,
    wrong: failed,
  }
}
