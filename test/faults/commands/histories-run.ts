import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { NOTHING_STORED, type Row } from '../report.ts'

const TESTS = ['shared/commands/histories.test.ts', 'functions/common/deliver-commands.test.ts']
const TEST_TIMEOUT_MS = 3_600_000

/** Runs the unit tests of commands with many more random histories and days with crashes than `npm test` does. */
export async function historiesRun(histories: number, days: number, seed: number): Promise<Row> {
  const parameters = ['run', '--project', 'unit', `--testTimeout=${TEST_TIMEOUT_MS}`, ...TESTS]
  const env = {
    ...process.env,
    VECTRA_HISTORIES: String(histories),
    VECTRA_DAYS: String(days),
    FUZZ_SEED: String(seed),
  }
  const problems = await promisify(execFile)(
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
    action: `${histories} random command histories, ${days} days with crashes`,
    problems,
    note: `seed ${seed}`,
  }
}
