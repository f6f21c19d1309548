import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { NOTHING_STORED, type Row } from './report.ts'

const TEST_TIMEOUT_MS = 3_600_000

type UnitTests = Pick<Row, 'fault' | 'action'> & {
  files: readonly string[]
  /** How many cases the tests are to try. */
  environment: Record<string, string>
  seed: number
}

/** Runs unit tests with many more random cases than `npm test` does. */
export async function unitTestsRun({ fault, action, files, environment, seed }: UnitTests): Promise<Row> {
  const parameters = ['run', '--project', 'unit', `--testTimeout=${TEST_TIMEOUT_MS}`, ...files]
  const env = { ...process.env, ...environment, FUZZ_SEED: String(seed) }
  const problems = await promisify(execFile)(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', ...parameters],
    { env },
  ).then(
    () => [],
    ({ stdout, stderr }: { stdout: string; stderr: string }) => [`${stdout}${stderr}`],
  )
  return { ...NOTHING_STORED, fault, action, problems, note: `seed ${seed}` }
}
