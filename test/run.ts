import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import * as z from 'zod'
import { RECORDS_FOLDER } from '../bin/local/functions/function-records.ts'
import { checkRecords } from './rights/check-records.ts'

/** `npm test` runs everything that CI checks and sums up the results in its last line. */

const VITEST_REPORT = 'test-results/vitest.json'
const PLAYWRIGHT_REPORT = 'test-results/playwright.json'
const RECORDS = 'test-results/functions'

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
})
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

type Count = { passed: number; failed: number; skipped: number }

type RunOptions = {
  env?: Record<string, string>
  /** Takes what other processes leave of the processor. */
  isPatient?: boolean
  /** Prints the output at its end, not between that of others. */
  isQuiet?: boolean
}

function run(
  command: string,
  parameters: readonly string[],
  { env = {}, isPatient = false, isQuiet = false }: RunOptions = {},
): Promise<number> {
  const title = `\n> ${command} ${parameters.join(' ')}`
  if (!isQuiet) console.log(title)
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      stdio: isQuiet ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    })
    if (isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    const output: string[] = [title, '\n']
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => output.push(text))
    child.on('close', (code) => {
      if (isQuiet) process.stdout.write(output.join(''))
      resolve(code ?? 1)
    })
  })
}

/** A check counts as one test. */
async function check(command: string, ...parameters: string[]): Promise<Count> {
  const failed = (await run(command, parameters)) === 0 ? 0 : 1
  return { passed: 1 - failed, failed, skipped: 0 }
}

/** A runner that exits with an error or writes no report counts as failed, whatever its report says. */
function countsIn(code: number, file: string, read: (report: unknown) => Count): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const count = read(JSON.parse(readFileSync(file, 'utf8')))
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

async function vitest(): Promise<Count> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`]
  const code = await run('npx', ['vitest', 'run', ...reporters], { isPatient: true })
  return countsIn(code, VITEST_REPORT, (report) => {
    const { numPassedTests, numFailedTests, numPendingTests } = VitestReport.parse(report)
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
  })
}

async function playwright(): Promise<Count> {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT }
  const code = await run('npx', ['playwright', 'test', '--reporter=list,json'], { env, isQuiet: true })
  return countsIn(code, PLAYWRIGHT_REPORT, (report) => {
    const { expected, unexpected, flaky, skipped } = PlaywrightReport.parse(report).stats
    return { passed: expected, failed: unexpected + flaky, skipped }
  })
}

/** Checks what all functions called and printed during the tests. Each check counts as one test. */
function recordChecks(): Count {
  const checks = checkRecords(RECORDS)
  const failed = checks.filter(({ title, problems }) => {
    console.log(`\n${problems.length === 0 ? '✓' : '✗'} ${title}`)
    for (const problem of problems) console.log(`    ${problem}`)
    return problems.length > 0
  }).length
  return { passed: checks.length - failed, failed, skipped: 0 }
}

rmSync('test-results', { recursive: true, force: true })
process.env[RECORDS_FOLDER] = RECORDS
const counts = [
  await check('npx', 'biome', 'check', '--error-on-warnings', '.'),
  await check('npx', 'tsc'),
  await check('npx', 'tsc', '-p', 'shared'),
  await check('npx', 'knip'),
  // browser tests wait for pages more than they compute, but draw no frames beside others of the same priority
  ...(await Promise.all([vitest(), playwright()])),
  recordChecks(),
]
const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
process.exit(sum('failed') === 0 ? 0 : 1)
